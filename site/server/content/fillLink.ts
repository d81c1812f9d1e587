import { ownValue } from '../../../generator/contract/ownValue.ts'

/** Fills `{name}` in an address of the configuration, percent-encoding each value but keeping the slashes of a path. */
export function fillLink(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = ownValue(values, name)
    if (value === undefined) return placeholder
    return name === 'file' ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value)
  })
}
