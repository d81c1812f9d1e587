import type { Diagnostic, Severity } from '../../contract/diagnostics.ts'
import { findTarget, isRemote, parseReference, specReferences } from '../../load/document/resolveRefs.ts'
import { type LoadedSpec, locationOf, rootNode } from '../../load/document/spec.ts'
import { askChecker, type Unfinished } from './box/askChecker.ts'
import type { AsyncapiProblem, AsyncapiQuestion } from './box/questions.ts'
import { checkIncomplete, checkStopped } from './checkIncomplete.ts'

/** Severities by number. Others are advice about a valid document: a newer version exists, a field could be filled in. */
const severities: readonly (Severity | undefined)[] = ['error', 'warning']

/** The parser's message for a reference in an example or in a foreign extension, which is no mistake. */
const isData = new Set(['invalid-ref'])
/** Code of the message of a parser that threw: the message is its own stack. */
const gaveUp = 'uncaught-error'

/**
 * Checks an AsyncAPI document with the parser of its makers. It takes seconds, so only a validation run asks it; every build
 * checks the structure with Redocly. A spec with a reference that leads nowhere, or out of the spec, is not given to the
 * parser: another check reports the reference, and the parser would search for its target elsewhere.
 */
export async function checkWithAsyncapiParser(spec: LoadedSpec): Promise<Diagnostic[]> {
  if (spec.format !== 'asyncapi' || spec.root.value === undefined || !isWhole(spec)) return []
  const answer = await askChecker<AsyncapiProblem>('asyncapi', spec, (): AsyncapiQuestion => {
    const files = Object.fromEntries([...spec.files.values()].map(({ path, text }) => [path, text]))
    return { root: spec.root.path, files }
  })
  if ('reason' in answer) return [incomplete(spec, answer)]
  return answer.found.flatMap((problem) => toDiagnostic(spec, problem))
}

/** Whether every reference has a target in the spec. */
function isWhole(spec: LoadedSpec): boolean {
  return specReferences(spec).every(
    ({ reference, node }) =>
      !isRemote(reference) && findTarget(spec, parseReference(reference, node.file)) !== undefined,
  )
}

function toDiagnostic(spec: LoadedSpec, { code, message, pointer, severity, file }: AsyncapiProblem): Diagnostic[] {
  const level = severities[severity]
  if (level === undefined || isData.has(code) || !spec.files.has(file)) return []
  if (code === gaveUp) return [incomplete(spec, { reason: 'a value in it cannot be followed', isStopped: false })]
  return [
    {
      code: 'asyncapi-structure',
      severity: level,
      message: `${inOurWords(message)} (${code}).`,
      hint: 'Compare the place with the AsyncAPI specification of the version that the document names.',
      ...locationOf(spec, { file, pointer }),
    },
  ]
}

const longestMessage = 300

/** One readable line, without `[object Object]`. */
function inOurWords(message: string): string {
  const text = message.replaceAll('[object Object]', 'an object').replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '')
  return text.length > longestMessage ? `${text.slice(0, longestMessage)} …` : text
}

function incomplete(spec: LoadedSpec, { reason, isStopped }: Unfinished): Diagnostic {
  const say = isStopped ? checkStopped : checkIncomplete
  return say(spec, rootNode(spec), `The parser of AsyncAPI did not check the spec to the end: ${reason}.`)
}
