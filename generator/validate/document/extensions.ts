import type { ValidateFunction } from 'ajv'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import type { ObjectKind } from '../../contract/objectKind.ts'
import { type Extension, type ExtensionSchema, schemaOn } from '../../load/document/extensionSchema.ts'
import { extensions } from '../../load/document/extensions.schema.ts'
import { nearestName } from '../../load/document/nearestName.ts'
import { otherExtensions } from '../../load/document/otherExtensions.ts'
import { childNodes, type LoadedSpec, locationOf, rootNode, type SpecNode } from '../../load/document/spec.ts'
import { createAjv } from '../json-schema/ajv.ts'
import { describeErrors, type ValueProblem } from '../json-schema/describeErrors.ts'
import { checkIncomplete } from './checkIncomplete.ts'
import { type ExpansionBudget, expandReferences, locateExpanded } from './expandReferences.ts'
import type { SpecObject } from './specObjects.ts'

/** The extension of a name; `undefined` where none is declared. */
type Declared = (name: string) => Extension | undefined

/** Checks value and object of every extension of the engine, and reports misspelt names of these extensions. */
export function checkExtensions(spec: LoadedSpec, objects: readonly SpecObject[]): Diagnostic[] {
  return checkDeclared(spec, objects, (name) => extensions[name], checkName)
}

/** Checks value and object of the declared extensions; `checkOther` gets all others. */
export function checkDeclared(
  spec: LoadedSpec,
  objects: readonly SpecObject[],
  declared: Declared,
  checkOther: (place: Omit<ExtensionPlace, 'extension'>) => Diagnostic[] = () => [],
): Diagnostic[] {
  const validators = createValidators()
  const budget = { left: mostExpanded }
  const found = objects.flatMap(({ kind, node }) =>
    childNodes(node)
      .filter(({ key }) => key.startsWith('x-'))
      .flatMap(({ key, node: own }) => {
        const place = { spec, name: key, kind, node: own }
        const extension = declared(key)
        if (!extension) return checkOther(place)
        const whole = { ...place, extension }
        return [...checkForm(whole, validators(schemaOn(extension, kind)), budget), ...checkPlace(whole)]
      }),
  )
  if (budget.left > 0) return found
  const message = 'Not all extensions are checked: their references repeat too much.'
  return [...found, checkIncomplete(spec, rootNode(spec), message)]
}

/** How many values the extensions of a spec may have together, their references followed. */
const mostExpanded = 300_000

/** Names of all extensions of the engine. */
export const extensionNames: readonly string[] = Object.keys(extensions)

interface ExtensionPlace {
  readonly spec: LoadedSpec
  readonly name: string
  readonly kind: ObjectKind
  readonly node: SpecNode
  readonly extension: Extension
}

function checkForm(
  { spec, name, kind, node, extension }: ExtensionPlace,
  validate: ValidateFunction,
  budget: ExpansionBudget,
): Diagnostic[] {
  const value = expandReferences(spec, node, budget)
  if (budget.left <= 0 || validate(value)) return []
  return describeErrors(validate.errors ?? []).map((problem) => ({
    code: 'extension-invalid',
    severity: 'error',
    message: `${name}: ${problem.path.map((step) => `/${step}`).join('')}${problem.path.length > 0 ? ' ' : ''}${problem.error.keyword === 'pattern' ? 'is not of the form that is expected' : problem.text}.`,
    hint: hintFor(problem, name, schemaOn(extension, kind)),
    ...locationOf(spec, locateExpanded(spec, node, problem.path)),
  }))
}

function hintFor(
  { error: { keyword, params, parentSchema, data } }: ValueProblem,
  name: string,
  schema: ExtensionSchema,
): string {
  if (keyword === 'additionalProperties') {
    const known = Object.keys(parentSchema?.properties ?? {})
    const near = nearestName(String(params.additionalProperty), known)
    return near ? `Did you mean "${near}"?` : `Use one of ${known.join(', ')}.`
  }
  const choices: readonly unknown[] = keyword === 'enum' ? params.allowedValues : []
  const near =
    typeof data === 'string'
      ? nearestName(data, choices.map(String), Math.max(2, Math.floor(data.length / 3)))
      : undefined
  if (near !== undefined) return `Did you mean "${near}"?`
  const [example] = parentSchema?.examples ?? schema.examples
  return example === undefined ? `See the description of ${name}.` : `Write it like ${JSON.stringify(example)}.`
}

function checkPlace({ spec, name, kind, node, extension: { places } }: ExtensionPlace): Diagnostic[] {
  if (places.includes(kind)) return []
  const message = `${name} says nothing at this place (${kind}).`
  const hint = `Move it to where it is read: ${places.join(', ')}.`
  return [{ code: 'extension-misplaced', severity: 'warning', message, hint, ...locationOf(spec, node) }]
}

/** Names of the engine's extensions by their letters: somebody may write `x-rateLimit` or `x_rate_limit`. */
const namesByLetters: ReadonlyMap<string, string> = new Map(extensionNames.map((name) => [lettersOf(name), name]))
const ownLetters = [...namesByLetters.keys()]

/** Letters of a name without its prefix, with which every short name would be near every other. */
function lettersOf(name: string): string {
  return name.slice(2).replaceAll(/[-_]/g, '').toLowerCase()
}

/** The message for a name that looks like a misspelt extension of the engine. */
export function unknownExtension(name: string): string {
  return `There is no extension "${name}".`
}

/** Reports a slip of the pen in a name of the engine. Other names may be extensions of the author. */
function checkName({ spec, name, node }: Omit<ExtensionPlace, 'extension'>): Diagnostic[] {
  const letters = lettersOf(name)
  const near = namesByLetters.get(nearestName(letters, ownLetters, letters.length < 8 ? 1 : 2) ?? '')
  if (near === undefined || otherExtensions[name] !== undefined) return []
  const message = unknownExtension(name)
  return [
    {
      code: 'extension-unknown',
      severity: 'warning',
      message,
      hint: `Did you mean "${near}"?`,
      ...locationOf(spec, node),
    },
  ]
}

function createValidators(): (schema: ExtensionSchema) => ValidateFunction {
  const ajv = createAjv()
  return (schema) => ajv.compile(schema)
}
