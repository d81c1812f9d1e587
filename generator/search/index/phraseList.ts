/** The names or phrases of a list with commas between them. A comma within a number is part of it. */
export function phrasesIn(list: string): string[] {
  return list
    .split(/(?<!\d),|,(?!\d)|，/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

/** The text as one phrase: its commas do not divide it. */
export function asOnePhrase(text: string): string {
  return phrasesIn(text).join(' ')
}
