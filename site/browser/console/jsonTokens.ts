const space = /\s*/y
const word = /[^\s{}[\],:"]+/y

/**
 * The tokens of a JSON text, as they are written. Of a text that is no JSON it gives what can be told apart, and an open string up to
 * the end. A regular expression for strings would run out of memory in one of 20 MB.
 */
export function* jsonTokens(text: string): Generator<string, void> {
  for (let at = afterMatch(space, text, 0); at < text.length; at = afterMatch(space, text, at)) {
    const begin = at
    const first = text[at] ?? ''
    if (first === '"') at = stringEnd(text, at)
    else at = '{}[],:'.includes(first) ? at + 1 : afterMatch(word, text, at)
    yield text.slice(begin, at)
  }
}

function afterMatch(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

const [quote, backslash] = [0x22, 0x5c]

/** Where the string that begins here has ended. */
function stringEnd(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) return at + 1
    if (code === backslash) at += 1
  }
  return text.length
}
