/** A piece of a filled template: text of the template itself, or the value of a placeholder. */
export interface TemplatePart {
  readonly placeholder?: string
  readonly text: string
}

/** The template with every `{name}` replaced; throws on a name that has no value, so that a slip is never signed. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return templateParts(template, values)
    .map(({ text }) => text)
    .join('')
}

/** The same piece by piece. */
export function templateParts(template: string, values: Readonly<Record<string, string>>): TemplatePart[] {
  return template.split(/(\{\w+\})/).flatMap((piece): TemplatePart[] => {
    const [, name] = /^\{(\w+)\}$/.exec(piece) ?? []
    if (name === undefined) return piece === '' ? [] : [{ text: piece }]
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`the template names {${name}}, which has no value`)
    return [{ placeholder: name, text: value }]
  })
}
