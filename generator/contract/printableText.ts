/**
 * Characters that a terminal or a log does not show as they are: they move the cursor, change colours, end a line, turn its
 * direction around or take no room. A joiner between two pictures makes one picture of them, and stays.
 */
const unseen = /[\p{Cc}\u2028\u2029]|(?!(?<=\p{Extended_Pictographic}|\uFE0F)\u200D)\p{Cf}/gu

/** One safe line for a terminal or a log, from any text. */
export function printable(text: string): string {
  return text.replaceAll(unseen, (character) => (/\p{Cf}/u.test(character) ? '\uFFFD' : ' '))
}

/** Safe lines for a terminal or a log, from a text of several lines. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n')
}

/** A value as JSON in lines, where such characters are escapes. */
export function printableJson(value: unknown): string {
  return (JSON.stringify(value, null, 2) ?? 'null')
    .split('\n')
    .map((line) => line.replaceAll(unseen, escaped))
    .join('\n')
}

function escaped(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
