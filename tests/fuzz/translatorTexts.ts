/** Comments of a translator, and translations with their keys, in a PO file. Obsolete entries count as any other. */
export function translatorTexts(catalog: string): string[] {
  const texts: string[] = []
  let entry: Map<string, string> = new Map()
  let part = ''
  const end = (): void => {
    const source = `${entry.get('msgctxt') ?? ''} | ${entry.get('msgid') ?? ''}`
    if (entry.get('msgid') === '') texts.push(...headerFields(entry.get('msgstr') ?? ''))
    const translated =
      entry.get('msgid') === ''
        ? []
        : [...entry].filter(([name, text]) => name.startsWith('msgstr') && text.trim() !== '')
    texts.push(...translated.map(([name, text]) => `${source} ${name}: ${text}`))
    entry = new Map()
  }
  for (const line of catalog.replace(/^\ufeff/, '').split(/\r?\n/)) {
    const [, comment] = /^# ?(?![~.:,|])(.*\S)/.exec(line) ?? []
    if (comment !== undefined) texts.push(`comment: ${comment.trim()}`)
    const [, keyword, text] = /^\s*(?:#~\s*)?(msg\w+(?:\[\d+\])?)?\s*"(.*)"\s*$/.exec(line) ?? []
    if (text === undefined) continue
    // A context begins an entry, and so does a source without one.
    if (keyword === 'msgctxt' || (keyword === 'msgid' && part !== 'msgctxt')) end()
    part = keyword ?? part
    entry.set(part, (entry.get(part) ?? '') + text)
  }
  end()
  return texts
}

/** Fields of the header but for those that a tool sets. */
function headerFields(header: string): string[] {
  const fields = header.split('\\n').filter((field) => /^[\w-]+: *\S/.test(field))
  return fields.filter((field) => !/^(?:Content-|MIME-|Language:)/.test(field)).map((field) => `header ${field}`)
}
