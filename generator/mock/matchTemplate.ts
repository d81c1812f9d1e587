/** The values that a text has in the places of a template's `{placeholders}`; `undefined` when it does not fit. */
export function matchTemplate(template: string, text: string): Record<string, string> | undefined {
  const names: string[] = []
  const pattern = template.split(/(\{\w+\})/).map((piece) => {
    const [, name] = /^\{(\w+)\}$/.exec(piece) ?? []
    if (name === undefined) return piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    names.push(name)
    return '(.*?)'
  })
  const match = new RegExp(`^${pattern.join('')}$`, 's').exec(text)
  return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined
}
