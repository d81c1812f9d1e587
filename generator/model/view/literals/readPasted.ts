const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\', "'": "'", '"': '"' }

/**
 * Reads a pasted text. A literal in quotes, as `JSON.stringify` or Python's `repr` print it, is decoded, because a text area
 * hides carriage returns and a line feed at the end. Any other text is kept.
 */
export function readPasted(pasted: string): string {
  const [, prefix, quote, literal] = /^\s*(b?)(["'])([\s\S]*)\2\s*$/.exec(pasted) ?? []
  if (quote === undefined || literal === undefined) return pasted
  const text = withoutEscapes(literal)
  return prefix === 'b' ? new TextDecoder().decode(Uint8Array.from(text, (byte) => byte.charCodeAt(0))) : text
}

/** A text with its escapes decoded: `\n`, `\x41`, `\u0041`. */
export function withoutEscapes(text: string): string {
  return text.replaceAll(/\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi, (whole, unicode, byte, character) => {
    const code: string | undefined = unicode ?? byte
    return code === undefined ? (escapes[character] ?? whole) : String.fromCharCode(Number.parseInt(code, 16))
  })
}
