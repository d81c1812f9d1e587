/** Lines of a block, one step further in. */
export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `    ${line}`))
}

/** Any text as one word of the configuration. A `$` stays a `$` only where nginx knows no variables. */
export function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** A text as one word, in quotes only where it needs them. */
export function word(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : quoted(text)
}

/** A text for a place that knows variables: it has no way to write a `$`, so one of them holds it. */
export function fixed(text: string): string {
  return text.replaceAll('$', () => `\${docs_dollar}`)
}

export const dollarVariable = 'geo $docs_dollar { default "$"; }'

/** A text in a redirect address. There a `$` would begin a variable. */
export function sent(text: string): string {
  return text.replaceAll('$', '%24')
}

/** Matches a text in a regular expression, which may stand in quotes or without. */
export function literal(text: string): string {
  return text.replaceAll(/[\0-~]/g, (character) => {
    if (/[\w/-]/.test(character)) return character
    return character === '.' ? '\\.' : `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`
  })
}

/** A `map` block. Keys and values are words as they stand. */
export function map(variables: string, entries: Readonly<Record<string, string>>): string[] {
  return [`map ${variables} {`, ...indented(Object.entries(entries).map(([key, value]) => `${key} ${value};`)), '}']
}

/** A header of every answer, errors and redirects among them. */
export function header([name, value]: readonly [string, string]): string {
  return `add_header ${name} ${quoted(value)} always;`
}

/** A location whose files are all sent as one type: nginx would take the type of a `.br` file from its name. */
export function typedLocation(place: string, contentType: string, files: string): string[] {
  return [
    `location ${place} {`,
    ...indented(['types { }', `default_type ${quoted(contentType)};`, `try_files ${files};`]),
    '}',
  ]
}
