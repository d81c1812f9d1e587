/** The template with every `{name}` replaced; throws on a name that has no value, so that a slip is never signed. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`the template names {${name}}, which has no value`)
    return value
  })
}
