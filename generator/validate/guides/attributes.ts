import type { ComponentAttribute } from '../../contract/config.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { nearestName } from '../../load/document/nearestName.ts'
import type { Guide } from '../../load/parseGuide.ts'

type Used = Guide['components'][number]
type Declared = Readonly<Record<string, ComponentAttribute>>

interface AttributeFault {
  readonly message: string
  readonly hint: string
}

/** Mistakes in the attributes of a component in a guide: unknown attributes, missing attributes and invalid values. */
export function checkAttributes(used: Used, declared: Declared = {}, apis: readonly string[] = []): Diagnostic[] {
  const { name, attributes = {}, file, line, column } = used
  const needed = Object.entries(declared).filter(([, { isRequired }]) => isRequired)
  const missing = needed.filter(([own]) => !Object.hasOwn(attributes, own) && !Object.hasOwn(attributes, '...'))
  const problems: AttributeFault[] = [
    ...missing.map(([own]) => ({
      message: `<${name}> lacks the attribute "${own}".`,
      hint: `Write \`<${name} ${own}="…">\`.`,
    })),
    ...Object.entries(attributes).flatMap(([own, value]) =>
      own === '...' ? [] : attributeProblem({ component: name, own, value, declared, apis }),
    ),
  ]
  return problems.map((problem) => ({
    ...({ code: 'guide-attribute-invalid', severity: 'error' } as const),
    ...problem,
    ...{ file, line, column },
  }))
}

interface Written {
  readonly component: string
  readonly own: string
  readonly value: string | number | boolean | null
  readonly declared: Declared
  readonly apis: readonly string[]
}

function attributeProblem({ component, own, value, declared, apis }: Written): AttributeFault[] {
  const declaration = Object.hasOwn(declared, own) ? declared[own] : undefined
  const names = Object.keys(declared)
  if (!declaration) {
    const hint = names.length === 0 ? 'Remove it: there are none.' : suggestion(own, names)
    return [{ message: `<${component}> has no attribute "${own}".`, hint }]
  }
  // An expression decides only when the page is made.
  if (value === null) return []
  const { type, values = [] } = declaration
  if (!isOfType[type](value))
    return [{ message: `The attribute "${own}" of <${component}> has another form.`, hint: forms[type](own) }]
  const known = type === 'api' ? apis : values
  if (type === 'flag' || known.length === 0 || known.includes(String(value))) return []
  return [
    {
      message: `"${value}" is no value of the attribute "${own}" of <${component}>.`,
      hint: suggestion(String(value), known),
    },
  ]
}

function suggestion(written: string, known: readonly string[]): string {
  const near = nearestName(written, known)
  return near === undefined ? `Use one of: ${known.join(', ')}.` : `Did you mean "${near}"?`
}

const isText = (value: unknown) => typeof value === 'string'

const isOfType: Readonly<Record<ComponentAttribute['type'], (value: unknown) => boolean>> = {
  text: isText,
  api: isText,
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
}

const textForm = (own: string) => `Write a text: \`${own}="…"\`.`

const forms: Readonly<Record<ComponentAttribute['type'], (own: string) => string>> = {
  text: textForm,
  api: textForm,
  number: (own) => `Write a number in braces: \`${own}={5}\`.`,
  flag: (own) => `Write \`${own}\` alone.`,
}
