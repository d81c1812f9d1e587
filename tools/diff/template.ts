const placeholder = /\{([^{}]*)\}/g

/** A path or topic without the names of its placeholders: they are not sent. */
export function templateOf(path: string): string {
  return path.replaceAll(placeholder, '{}')
}

/** New names of placeholders by the old ones, as far as there are as many of them. */
export function renamedPlaceholders(before: string, after: string): ReadonlyMap<string, string> {
  const names = (path: string) => [...path.matchAll(placeholder)].map(([, name = '']) => name)
  const young = names(after)
  return new Map(names(before).map((name, index) => [name, young[index] ?? name]))
}
