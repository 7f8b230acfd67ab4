/**
 * A browser that is too old is told so. Everything else would fail there without a word, so this is
 * written as browsers of all times understand it, and comes before all others.
 */
(function () {
  var missing = [];
  var isDevice = document.querySelector('meta[name="asterism-device"]') !== null;

  function has(name) {
    try {
      return Boolean(window[name]);
    } catch (refused) {
      return false;
    }
  }

  // The options are read before the address, which is none, is looked at.
  function hasModuleWorkers() {
    var isRead = false;
    var options = Object.defineProperty({}, 'type', {
      get: function () {
        isRead = true;
        return 'module';
      },
    });
    try {
      new Worker('http://[', options);
    } catch (expected) {
      return isRead;
    }
    return isRead;
  }

  if (!Object.hasOwn || !Array.prototype.at) missing.push('ECMAScript 2022');
  if (isDevice && !has('WebAssembly')) missing.push('WebAssembly');
  if (isDevice && !has('indexedDB')) missing.push('IndexedDB');
  if (isDevice && !hasModuleWorkers()) missing.push('module workers');
  if (!missing.length) return;

  var names = missing.join(', ');
  var lines = [
    'Ce navigateur est trop ancien pour Asterism : il lui manque ' + names + '. Mettez-le à jour ou prenez-en un autre. Rien n’est perdu.',
    'This browser is too old for Asterism: it lacks ' + names + '. Update it or use another one. Nothing stored is lost.',
    'Dieser Browser ist zu alt für Asterism: Ihm fehlt ' + names + '. Aktualisiere ihn oder nimm einen anderen. Nichts geht verloren.',
  ];
  document.documentElement.setAttribute('data-missing', names);
  for (var index = 0; index < lines.length; index += 1) {
    var line = document.createElement('p');
    line.setAttribute('lang', ['fr', 'en', 'de'][index]);
    line.style.cssText = 'margin: 2rem; font: 1.1rem/1.5 sans-serif; color: #e8e4d8';
    line.appendChild(document.createTextNode(lines[index]));
    document.getElementById('page').appendChild(line);
  }
})();
