#!/bin/sh
# A bot in nine lines of shell: asterism simulate stellar --bots "exec:sh examples/bot.sh"
# It always takes the first of its legal moves. docs/external-bots.md has the protocol.
while read -r line; do
    case $line in
    '{"type":"hello"'*) echo '{"protocol": 1}' ;;
    '{"type":"end"'*) exit 0 ;;
    *) echo "$line" | sed 's/.*"moves":\[{"text":\("[^"]*"\).*/{"move": \1}/' ;;
    esac
done
