#!/bin/sh
# Plays a whole game with curl alone: sh client.sh http://127.0.0.1:8000 stellar
# It opens a room with a bot on the other seat and plays the first legal move until the game is over.
set -eu
server=$1 game=$2
jar=$(mktemp)
trap 'rm -f "$jar"' EXIT

send() { curl -sS -b "$jar" -c "$jar" -H 'Content-Type: application/json' -d "$2" "$server/api$1"; }

send /people '{"name": "Curl"}' >/dev/null
room=$(send /rooms "{\"game\": \"$game\", \"pace\": 0,
    \"seats\": [{\"kind\": \"open\"}, {\"kind\": \"bot\", \"level\": \"random\"}]}" |
    sed -n 's/^{"id":"\([^"]*\)".*/\1/p')
send "/rooms/$room/commands" '{"type": "start"}' >/dev/null

number=-1
while :; do
    # Waits until something newer than entry $number is there.
    table=$(curl -sS -b "$jar" "$server/api/rooms/$room/table?after=$number&wait=20")
    id=$(echo "$table" | sed -n 's/.*"game":"\([^"]*\)","rules".*/\1/p')
    number=$(echo "$table" | sed -n 's/.*"rules":"[^"]*","number":\([0-9]*\).*/\1/p')
    case $table in *'"status":"over"'*) break ;; esac
    move=$(echo "$table" | sed -n 's/.*"legal":\[{"text":"\([^"]*\)".*/\1/p')
    if [ -n "$move" ]; then
        send "/rooms/$room/commands" \
            "{\"type\": \"move\", \"game\": \"$id\", \"number\": $number, \"move\": \"$move\"}" >/dev/null
        number=$((number - 1))
    fi
done
curl -sS -b "$jar" "$server/api/games/$id/record" | sed -n 's/^result: //p'
