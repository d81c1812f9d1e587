# Runs programs of a list one after the other, each line `file TAB API_URL`, with commands that only record their arguments:
# starting the real ones takes longer than all else. The arguments of curl go to the log, each ended by NUL.
list=$1 log=$2
set -- --live
curl() {
  printf '%s\0' "$file" "$#" "$@" >> "$log"
  printf '{}\n200'
}
openssl() { pass > /dev/null && printf 'c2lnbmF0dXJl'; }
sed() { pass; }
tr() { pass; }
od() { pass; }
sort() { pass; }
paste() { pass; }
date() { printf 1700000000; }
pass() {
  local text
  IFS= read -r -d '' text || :
  printf '%s' "$text"
}
while IFS=$'\t' read -r file address <&3; do
  (
    [ -z "$address" ] || export API_URL=$address
    . "$file"
  ) > /dev/null < /dev/null
done 3< "$list"
