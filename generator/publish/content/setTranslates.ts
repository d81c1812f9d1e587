/** The text of a guide, with the hash of its source in the front matter. */
export function setTranslates(text: string, sourceHash: string): string {
  const [, opening = '', matter = '', rest = ''] = /^(---\r?\n)([\s\S]*?\r?\n)(---\r?\n[\s\S]*)$/.exec(text) ?? []
  if (opening === '') return text
  const others = matter.split('\n').filter((line) => !line.startsWith('translates:'))
  return `${opening}${others.join('\n').trimEnd()}\ntranslates: '${sourceHash}'\n${rest}`
}
