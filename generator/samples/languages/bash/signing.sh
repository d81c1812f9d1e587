«:secret»
«#decodesSecret»
secret=$(«>decode» | od -An -v -tx1 | tr -d ' \n')
«/decodesSecret»
«#signsTokens»
base64url() { openssl base64 -A | tr '+/' '-_' | tr -d =; }
«/signsTokens»
«#signingKey»
«#secretIsText»
private_key() { printf '%s\n' "$API_SECRET"; }
«/secretIsText»
«^secretIsText»
«#isEdwards»
private_key() { { printf '\x30\x2e\x02\x01\x00\x30\x05\x06\x03\x2b\x65\x70\x04\x22\x04\x20'; «>decode» | tail -c 32; } | openssl pkey -inform DER; }
«/isEdwards»
«^isEdwards»
private_key() { «>decode» | openssl pkey -inform DER; }
«/isEdwards»
«/secretIsText»
«#isEdwards»
sign_bytes() { # with Ed25519 openssl signs files alone
  local file; file=$(mktemp); cat > "$file"
  openssl pkeyutl -sign -rawin -inkey <(private_key) -in "$file"; rm "$file"
}
«/isEdwards»
«#isCurve»
sign_bytes() { # openssl writes r and s as ASN.1, a token has them side by side
  printf "$(openssl dgst -sha256 -sign <(private_key) | openssl asn1parse -inform DER |
    awk -F: '/INTEGER/ { printf "%64s", $NF }' | tr ' ' 0 | sed 's/../\\x&/g')"
}
«/isCurve»
«#isRsa»
sign_bytes() { openssl dgst -sha256 -sign <(private_key)«#isPss» -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:32«/isPss»; }
«/isRsa»
«/signingKey»
«:decode»
«#secretIsHex»printf "$(printf '%s' "$API_SECRET" | sed 's/../\\x&/g')"«/secretIsHex»«^secretIsHex»printf '%s' "$API_SECRET" | openssl base64 -d -A«/secretIsHex»
