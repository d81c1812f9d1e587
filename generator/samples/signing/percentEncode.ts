/**
 * Percent-encoding of everything but the unreserved characters of RFC 3986 (section 2.3). `encodeURIComponent` leaves
 * five more as they are, which other languages encode; the signed text must equal the text that they send.
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
