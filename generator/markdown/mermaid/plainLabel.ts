/** Quotes, line breaks and entities of a label become the text that a reader sees. */
export function plainLabel(label: string): string {
  return label
    .trim()
    .replace(/^"`?(.*?)`?"$/s, '$1')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/#(\d+);/g, (_whole, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('#quot;', '"')
    .trim()
}
