# Runs programs of a list one after the other, each line `file TAB API_URL`, with commands that only write down what they are
# given: starting the real ones takes longer than all else. What curl is given goes to the log, each argument ended by NUL.
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
