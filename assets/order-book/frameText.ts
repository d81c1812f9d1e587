/** A frame as JSON: indented, with lists of texts on one line. */
export function frameText(payload: unknown): string {
  return JSON.stringify(payload, null, 2).replaceAll(/\[\s+("[^[\]{}]*?")\s+\]/g, (_, items: string) => {
    return `[${items.replaceAll(/,\s+/g, ', ')}]`
  })
}
