«:short»
«>lines»
«curl»
«:lines»
«id»
«before»
«#isProgram»
query=«query»«#hasQuery» # percent-encoded«/hasQuery»
«#sortsQuery»
sorted_query=$(printf '%s' «toSort» | tr '&' '\n' | LC_ALL=C sort -s -t = -k 1,1 | paste -s -d '&' -)
«/sortsQuery»
«#usesHost»
host=${server#*://}
host=${host%%/*}
«/usesHost»
«/isProgram»
«>secret»
«steps»
«#isProgram»
«#laterQuery»
query=«laterQuery»
«/laterQuery»
«/isProgram»
«:program»
#!/usr/bin/env bash
# «headline»
# Needs curl«#isSigned» and «#isEdwards»OpenSSL 3«/isEdwards»«^isEdwards»openssl«/isEdwards»«/isSigned». «run»
«#notes»
# «.»
«/notes»
set -euo pipefail
«#needed»
: "${«.»:?Set «.» in the environment.}"
«/needed»

server=«#server»${API_URL:-«"server»}«/server»«^server»$API_URL«/server»
method=«"method»
path=«"path»
«#guard»
case " $* $server/" in
  *' --live '* | «guardedHosts») ;;
  *)
    printf '%s\n' «guardedText» >&2
    exit 1
    ;;
esac
«/guard»
«>lines»
«#asked»
asked=(«asked»)
«/asked»
«#missing»
case "$path?$query«#asksInBody» $body«/asksInBody»«#asked» ${asked[*]}«/asked»" in
  *«text»*)
    printf '%s\n' «"message» >&2
    exit 1
    ;;
esac
«/missing»

reply=$(curl «glob»--silent --show-error --max-time 10 --write-out '\n%{http_code}' \
  «#isHead»--head«/isHead»«^isHead»--request "$method"«/isHead» "$server$path${query:+?$query}"«sent»)
status=${reply##*$'\n'}
reply=${reply%$'\n'*}
«#refusal»
refusal=$(printf '%s' "$reply" | grep -oE «"member» | grep -vE «"value» || true)
«/refusal»
if [ "$status" -ge 400 ]«#success» || [ -n "$refusal" ]«/success»; then
  printf '%s: %s\n' "$status" "$reply" >&2
  exit 1
fi
printf '%s\n' "$reply"
