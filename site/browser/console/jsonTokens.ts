/**
 * The tokens of a JSON text, as they are written. Of a text that is no JSON it gives all pieces that look like tokens, and an
 * open string up to the end. It reads each character once: a regular expression runs out of stack in a string or a number of some
 * ten MB.
 */
export function* jsonTokens(text: string): Generator<string, void> {
  for (let at = spaceEnd(text, 0); at < text.length; at = spaceEnd(text, at)) {
    const begin = at
    const first = text[at] ?? ''
    if (first === '"') at = stringEnd(text, at)
    else at = marks.includes(first) ? at + 1 : wordEnd(text, at)
    yield text.slice(begin, at)
  }
}

const marks = '{}[],:"'
const markCodes = new Set([...marks].map((mark) => mark.charCodeAt(0)))
const [space, quote, backslash] = [0x20, 0x22, 0x5c]

/** The index of the first character from `begin` on that is neither a space nor a control character. */
function spaceEnd(text: string, begin: number): number {
  let at = begin
  while (text.charCodeAt(at) <= space) at += 1
  return at
}

/** The index where the number or literal ends that begins here. */
function wordEnd(text: string, begin: number): number {
  let at = begin + 1
  while (text.charCodeAt(at) > space && !markCodes.has(text.charCodeAt(at))) at += 1
  return at
}

/** The index after the closing quote of the string that begins here. */
function stringEnd(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) return at + 1
    if (code === backslash) at += 1
  }
  return text.length
}
