/** Lines of a block, one step further in. */
export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `    ${line}`))
}

/** A text as one word of the configuration, whatever is in it. A `$` stays one only where nginx knows no variables. */
export function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** Matches a text in a regular expression. */
export function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** A `map` block. Keys and values are words as they stand. */
export function map(variables: string, entries: Readonly<Record<string, string>>): string[] {
  return [`map ${variables} {`, ...indented(Object.entries(entries).map(([key, value]) => `${key} ${value};`)), '}']
}

/** A header of every answer, errors and redirects among them. */
export function header([name, value]: readonly [string, string]): string {
  return `add_header ${name} ${quoted(value)} always;`
}

/** A location whose files are all sent as one type: nginx would take that of a `.br` file from its name. */
export function typedLocation(place: string, contentType: string, files: string): string[] {
  return [
    `location ${place} {`,
    ...indented(['types { }', `default_type ${quoted(contentType)};`, `try_files ${files};`]),
    '}',
  ]
}
