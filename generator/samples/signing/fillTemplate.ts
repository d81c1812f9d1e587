import { encodeBytes, utf8 } from './cryptography.ts'

/** Values of placeholders: texts, and bytes of steps without an encoding. */
export type TemplateValues = Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>

/** A piece of a filled template: text of the template itself, or the value of a placeholder. */
export interface TemplatePart {
  readonly placeholder?: string
  /** Bytes as hex. */
  readonly text: string
  readonly bytes?: Uint8Array<ArrayBuffer>
  /** The value is not known: the text is the placeholder itself. */
  readonly isOpen?: boolean
}

/** The template with every `{name}` replaced; throws on a name that has no value, so that a slip is never signed. */
export function fillTemplate(template: string, values: TemplateValues): string {
  return textOf(templateParts(template, values))
}

/** The text of a filled template, bytes as hex. */
export function textOf(parts: readonly TemplatePart[]): string {
  return parts.map(({ text }) => text).join('')
}

/** The bytes of a filled template, texts as UTF-8. */
export function bytesOf(parts: readonly TemplatePart[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap(({ text, bytes = utf8(text) }) => [...bytes]))
}

/** A filled template, piece by piece. */
export function templateParts(template: string, values: TemplateValues): TemplatePart[] {
  return template.split(/(\{\w+\})/).flatMap((piece): TemplatePart[] => {
    const [, name] = /^\{(\w+)\}$/.exec(piece) ?? []
    if (name === undefined) return piece === '' ? [] : [{ text: piece }]
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`the template names {${name}}, which has no value`)
    if (typeof value === 'string') return [{ placeholder: name, text: value }]
    return [{ placeholder: name, text: encodeBytes(value, 'hex'), bytes: value }]
  })
}

/** The names of the placeholders in a template. */
export function namesIn(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}
