/** Lists by their owner: the anchors of a page, the answers to a query. */
export type Groups = ReadonlyMap<string, readonly string[]>

/** A line for each name, and below it, indented, one for each entry. */
export function formatGroups(groups: Groups): string {
  return [...groups].map(([name, entries]) => [name, ...entries.map((entry) => `  ${entry}`), ''].join('\n')).join('')
}

export function readGroups(text: string): Groups {
  const groups = new Map<string, string[]>()
  let entries: string[] = []
  for (const line of text.split('\n').filter((line) => line !== '')) {
    if (line.startsWith('  ')) entries.push(line.slice(2))
    else {
      entries = []
      groups.set(line, entries)
    }
  }
  return groups
}
