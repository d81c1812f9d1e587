import type { Diagnostic } from '../../contract/diagnostics.ts'
import { nameOfStep } from '../../contract/jsonPointer.ts'
import {
  dereference,
  findTarget,
  isRemote,
  mapsOfNames,
  parseReference,
  type ReferenceTarget,
  referenceOf,
  specReferences,
} from '../../load/document/resolveRefs.ts'
import type { Pointer } from '../../load/document/sourceMap.ts'
import { type LoadedSpec, locationOf, rootNode } from '../../load/document/spec.ts'
import { diagnosticCatalog } from '../report/diagnosticCatalog.ts'
import { askChecker, type Unfinished } from './box/askChecker.ts'
import type { RedoclyProblem, RedoclyQuestion } from './box/questions.ts'
import { checkIncomplete, checkStopped } from './checkIncomplete.ts'
import { extensionNames } from './extensions.ts'
import { isInCondition } from './isInCondition.ts'
import { longestChain } from './longestChain.ts'
import { isRuleId, redoclyCodes } from './redoclyRules.ts'

/** Checks the loaded spec with the rules of Redocly. */
export async function checkWithRedocly(spec: LoadedSpec): Promise<Diagnostic[]> {
  const steps = longestChain(spec)
  if (steps > mostSteps)
    return [incomplete(spec, { reason: `${steps} references lead one to the next`, isStopped: false })]
  const answer = await askChecker<RedoclyProblem>('redocly', spec, () => questionOf(spec))
  if ('reason' in answer) return [incomplete(spec, answer)]
  return answer.found.flatMap((problem) => toDiagnostic(spec, problem))
}

/** Redocly walks a chain of references again from each link, so the cost grows with each step. */
const mostSteps = 200

function questionOf(spec: LoadedSpec): RedoclyQuestion {
  const files = [...spec.files.values()].flatMap(({ path, value }) => (value === undefined ? [] : [[path, value]]))
  const references = new Map<string, Map<string, string>>()
  for (const { reference, node } of specReferences(spec)) {
    if (isRemote(reference)) continue
    const [path = ''] = reference.split('#')
    const own = references.get(node.file) ?? new Map<string, string>()
    references.set(node.file, own.set(path, parseReference(reference, node.file).file))
  }
  const plain = [...references].map(([file, own]) => [file, Object.fromEntries(own)])
  return { root: spec.root.path, files: Object.fromEntries(files), references: Object.fromEntries(plain) }
}

function toDiagnostic(
  spec: LoadedSpec,
  { ruleId, severity, message, near, file, pointer: written }: RedoclyProblem,
): Diagnostic[] {
  if (!isRuleId(ruleId)) return []
  const pointer = pointerOf(written)
  if (isOthersBusiness(ruleId, pointer) || isNewerSchema(spec, ruleId, pointer) || isUnseen(ruleId, message)) return []
  if (isTextOfServer(spec, pointer) || leadsNowhere(spec, { file, pointer })) return []
  if (isUnknownAddress(spec, { file, pointer })) return []
  const code = redoclyCodes[ruleId]
  return [
    {
      code,
      severity: severity === 'error' ? 'error' : 'warning',
      message: oneSentence(message),
      hint: near ? `Did you mean "${near}"?` : diagnosticCatalog[code].fix,
      ...locationOf(spec, { file, pointer }),
    },
  ]
}

/** Other checks read examples and extensions of the engine; an operation without security is public, not wrong. */
function isOthersBusiness(ruleId: string, pointer: Pointer): boolean {
  if (ruleId === 'security-defined') return !pointer.includes('security')
  if (ruleId === 'no-required-schema-properties-undefined' && isInCondition(pointer)) return true
  return isInside(pointer, (key) => key === 'example' || extensionNames.includes(key))
}

/**
 * AsyncAPI describes payloads in JSON Schema draft 7 and allows keywords it does not know; ours are shared with OpenAPI 3.1
 * and describe positional arrays as 2020-12 does.
 */
function isNewerSchema({ format }: LoadedSpec, ruleId: string, pointer: Pointer): boolean {
  return format === 'asyncapi' && ruleId === 'struct' && ['prefixItems', 'items'].includes(String(pointer.at(-1)))
}

/** AsyncAPI 3 writes an unknown address as null; Redocly accepts only texts. */
function isUnknownAddress(spec: LoadedSpec, place: ReferenceTarget): boolean {
  const isAddress = spec.format === 'asyncapi' && place.pointer.at(-1) === 'address'
  return isAddress && findTarget(spec, place)?.value === null
}

/** AsyncAPI 3 gives servers a title and a summary, which Redocly does not know. */
function isTextOfServer({ format, version }: LoadedSpec, pointer: Pointer): boolean {
  const [owner, , member] = pointer.slice(-3).map(String)
  return (
    format === 'asyncapi' && version.startsWith('3') && owner === 'servers' && /^(title|summary)$/.test(member ?? '')
  )
}

/** A broken reference has its own diagnostic. Redocly would judge the missing value. */
function leadsNowhere(spec: LoadedSpec, place: ReferenceTarget): boolean {
  const node = findTarget(spec, place)
  return node !== undefined && referenceOf(node.value) !== undefined && dereference(spec, node) === undefined
}

/** Redocly's pattern for placeholders knows ASCII letters only, so it misses other names. */
function isUnseen(ruleId: string, message: string): boolean {
  const [, name = '', path = ''] = /`(.+)` is not used in the path `(.+)`/.exec(message) ?? []
  return ruleId === 'path-parameters-defined' && name !== '' && path.includes(`{${name}}`)
}

/** Whether the path has one of these keywords, and not a name of the author. */
function isInside(pointer: Pointer, isOne: (key: string) => boolean): boolean {
  return pointer.some((step, index) => isOne(String(step)) && !mapsOfNames.has(String(pointer[index - 1] ?? '')))
}

/** Redocly escapes keys as JSON pointers do, without percent-encoding. */
function pointerOf(written: string): string[] {
  const steps = written
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((step) => step !== '')
  return steps.map(nameOfStep)
}

/** Joins a message of two sentences to one. */
function oneSentence(message: string): string {
  const text = message
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ See the supported values: \S+$/, '')
    .replace(/\.$/, '')
  return `${text.replaceAll(/\. ([A-Z])/g, (_, letter: string) => `; ${letter.toLowerCase()}`)}.`
}

/** A failed check is rarely a mistake of the author, and the results of other checks must stay. */
function incomplete(spec: LoadedSpec, { reason, isStopped }: Unfinished): Diagnostic {
  const say = isStopped ? checkStopped : checkIncomplete
  return say(spec, rootNode(spec), `The structure was not checked to the end: ${reason}.`)
}
