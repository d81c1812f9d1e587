import type { Diagnostic, Severity } from '../../contract/diagnostics.ts'
import { findTarget, isRemote, parseReference, specReferences } from '../../load/spec/resolveRefs.ts'
import { type LoadedSpec, locationOf, rootNode } from '../../load/spec/spec.ts'
import { askChecker } from './box/askChecker.ts'
import type { AsyncapiProblem, AsyncapiQuestion } from './box/questions.ts'
import { checkIncomplete } from './checkIncomplete.ts'

/** Advice that says nothing about whether a document is right: a newer version exists, a field could be filled in. */
const severities: readonly (Severity | undefined)[] = ['error', 'warning']

/** What the parser says of a reference in an example or in an extension of others, which is nobody's mistake. */
const isData = new Set(['invalid-ref'])
/** It threw: what it says then is its own stack. */
const gaveUp = 'uncaught-error'

/**
 * Checks an AsyncAPI document with the parser of its makers. It takes seconds, so only a validation run asks it; every build
 * checks the structure with Redocly. It is not asked where a reference leads nowhere, or out of the spec: that is reported
 * already, and the parser has ideas of its own of where to look.
 */
export async function checkWithAsyncapiParser(spec: LoadedSpec): Promise<Diagnostic[]> {
  if (spec.format !== 'asyncapi' || spec.root.value === undefined || !isWhole(spec)) return []
  const answer = await askChecker<AsyncapiProblem>('asyncapi', spec, (): AsyncapiQuestion => {
    const files = Object.fromEntries([...spec.files.values()].map(({ path, text }) => [path, text]))
    return { root: spec.root.path, files }
  })
  if ('reason' in answer) return [incomplete(spec, answer.reason)]
  return answer.problems.flatMap((problem) => toDiagnostic(spec, problem))
}

/** Whether every reference leads to a place of the spec. */
function isWhole(spec: LoadedSpec): boolean {
  return specReferences(spec).every(
    ({ reference, node }) =>
      !isRemote(reference) && findTarget(spec, parseReference(reference, node.file)) !== undefined,
  )
}

function toDiagnostic(spec: LoadedSpec, { code, message, pointer, severity, file }: AsyncapiProblem): Diagnostic[] {
  const level = severities[severity]
  if (level === undefined || isData.has(code) || !spec.files.has(file)) return []
  if (code === gaveUp) return [incomplete(spec, 'a value in it cannot be followed')]
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

/** One line of a length that can be read, in which no object stands for itself. */
function inOurWords(message: string): string {
  const text = message.replaceAll('[object Object]', 'an object').replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '')
  return text.length > longestMessage ? `${text.slice(0, longestMessage)} …` : text
}

function incomplete(spec: LoadedSpec, reason: string): Diagnostic {
  return checkIncomplete(
    spec,
    rootNode(spec),
    `What the parser of AsyncAPI looks for was not checked to the end: ${reason}.`,
  )
}
