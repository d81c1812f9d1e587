/** The words of a field's name in lower case, without numbers: `bidPrice1`, `bid_price` and `BID-PRICE` are `bid`, `price`. */
export function nameWords(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])(?=[A-Z][a-z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
}

export function lastWord(name: string): string {
  return nameWords(name).at(-1) ?? ''
}

/** `"a"`, `"a" and "b"`, `"a", "b" and 3 more`: a few names of many, each once. */
export function quotedNames(names: readonly string[]): string {
  const [first = '', second, ...others] = [...new Set(names)].map((name) => `"${name}"`)
  if (second === undefined) return first
  return others.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${others.length} more`
}
