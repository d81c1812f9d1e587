import { load, YAMLException } from 'js-yaml'
import type { Root } from 'mdast'
import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import { nearestName } from './document/nearestName.ts'
import { isRecord } from './document/spec.ts'

/** The fields before the text of a guide. */
export interface FrontMatter {
  readonly title?: string
  readonly description?: string
  readonly sidebarLabel?: string
  /** Hash of the default language's text that this one translates. */
  readonly translates?: string
  /** Its audience; without one, everybody. */
  readonly audience?: readonly string[]
  /** Only its author sees it, under `dev`. */
  readonly draft?: true
  /** Searches of the web leave it out. */
  readonly noindex?: true
}

/** Reads the value of a field; `undefined` for a value of another form. */
type ReadField = (value: unknown) => string | readonly string[] | boolean | undefined

/** Reader of each field, and the form of its value in words. */
const fields: Readonly<Record<keyof FrontMatter, { readonly read: ReadField; readonly form: string }>> = {
  title: { read: textOf, form: 'a text' },
  description: { read: textOf, form: 'a text' },
  sidebarLabel: { read: textOf, form: 'a text' },
  translates: { read: textOf, form: 'a text' },
  audience: { read: namesOf, form: 'a name or a list of names' },
  draft: { read: yesOrNo, form: '`true` or `false`' },
  noindex: { read: yesOrNo, form: '`true` or `false`' },
}

const required = ['title', 'description'] as const

/** Reads the front matter of a guide. Unknown fields and values of another form are reported at their lines. */
export function readFrontMatter(file: string, { children: [first] }: Root): Checked<FrontMatter> {
  const problem = { code: 'guide-front-matter', severity: 'error', file, line: 1, column: 1 } as const
  const hint = 'Begin the file with front matter: `---`, `title: …`, `description: …`, `---`.'
  if (first?.type !== 'yaml')
    return { value: {}, diagnostics: [{ ...problem, message: 'The guide has no front matter.', hint }] }
  try {
    const { value, diagnostics } = readFields(load(first.value), (key) => ({
      ...problem,
      line: lineOf(key, first.value),
    }))
    const missing = required.filter((key) => value[key] === undefined)
    const message = `The front matter has no ${missing.join(' and no ')}.`
    return { value, diagnostics: [...(missing.length > 0 ? [{ ...problem, message, hint }] : []), ...diagnostics] }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const { reason, mark } = error
    const place = { line: (mark?.line ?? 0) + 2, column: (mark?.column ?? 0) + 1 }
    const message = `The front matter is not valid YAML: ${reason}.`
    return { value: {}, diagnostics: [{ ...problem, ...place, message, hint }] }
  }
}

type Placed = Omit<Diagnostic, 'message' | 'hint'>

function readFields(given: unknown, placeOf: (key: string) => Placed): Checked<FrontMatter> {
  const value: Record<string, unknown> = {}
  const diagnostics: Diagnostic[] = []
  for (const [key, written] of Object.entries(isRecord(given) ? given : {})) {
    const field = Object.hasOwn(fields, key) ? fields[key as keyof FrontMatter] : undefined
    const read = field?.read(written)
    if (!field) diagnostics.push({ ...placeOf(key), ...unknownField(key) })
    else if (read === undefined)
      diagnostics.push({
        ...placeOf(key),
        message: `The field "${key}" of the front matter is ${field.form}.`,
        hint: `Write \`${key}: …\` with ${field.form}, or remove the line.`,
      })
    else if (read !== '' && read !== false) value[key] = read
  }
  return { value, diagnostics }
}

function unknownField(key: string): Pick<Diagnostic, 'message' | 'hint'> {
  const known = Object.keys(fields)
  const near = nearestName(key, known)
  return {
    message: `The front matter has a field "${key}", which there is not.`,
    hint: near ? `Write \`${near}\`.` : `Remove it. The fields are ${known.map((name) => `\`${name}\``).join(', ')}.`,
  }
}

/** Line of a field in the file, whose first line is the fence. */
function lineOf(key: string, yaml: string): number {
  const lines = yaml.split('\n')
  const found = lines.findIndex((line) => line.replace(/^["']/, '').startsWith(key))
  return found + 2
}

/** A title such as `404`, which YAML reads as a number, is text as well. An empty field counts as absent. */
function textOf(value: unknown): string | undefined {
  if (value === null) return ''
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined
}

function namesOf(value: unknown): readonly string[] | undefined {
  const names = [value].flat().map(textOf)
  return names.some((name) => name === undefined || name === '') ? undefined : names.flatMap((name) => name ?? [])
}

function yesOrNo(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined
}
