### Les premières parties guidées. Chaque étape explique ; `.task` dit quoi faire, `.other` répond à un coup permis mais qui n’est pas celui qu’on veut montrer.

lessons-other = Les règles le permettent, mais cette étape montre autre chose. Rien n’a été joué : suivez la consigne.
