/** The first names of a list, as code, and that there are more. */
export function shortList(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => `\`${name}\``)
  return [...shown, ...(names.length > 3 ? ['…'] : [])].join(', ')
}
