import { fileURLToPath } from 'node:url'
import {
  BaseResolver,
  createConfig,
  type Document,
  lintDocument,
  type NormalizedProblem,
  ResolveError,
  Source,
} from '@redocly/openapi-core'
import { diagnosticCatalog } from '../contract/diagnosticCatalog.ts'
import type { Diagnostic } from '../contract/diagnostics.ts'
import { isRemote, parseReference } from '../document/resolveRefs.ts'
import type { Pointer } from '../document/sourceMap.ts'
import { type LoadedSpec, locationOf, type SpecFile } from '../document/spec.ts'
import { extensionNames } from './extensions.ts'
import { longestChain } from './longestChain.ts'
import { isRuleId, redoclyCodes, redoclyConfig } from './redoclyRules.ts'

/** Checks the spec with the rules of Redocly. Reads nothing but what is loaded: no disk, no network. */
export async function checkWithRedocly(spec: LoadedSpec): Promise<Diagnostic[]> {
  const steps = longestChain(spec)
  if (steps > mostSteps) return [checkIncomplete(spec, new Error(`${steps} references lead one to the next`))]
  try {
    const resolver = new LoadedResolver(spec)
    const document = documentOf(spec.root)
    const problems = await lintDocument({ document, config: await config(), externalRefResolver: resolver })
    return problems.flatMap((problem) => toDiagnostic(spec, problem))
  } catch (error) {
    return [checkIncomplete(spec, error)]
  }
}

/** Redocly walks such a chain anew from each of its links, and each step costs more than the one before. */
const mostSteps = 200

/** Answers every reference from the spec's own files, as already parsed. */
class LoadedResolver extends BaseResolver {
  readonly #spec: LoadedSpec

  constructor(spec: LoadedSpec) {
    super()
    this.#spec = spec
  }

  override resolveExternalRef(base: string | null, reference: string): string {
    return base === null || isRemote(reference) ? reference : parseReference(reference, base).file
  }

  override async loadExternalRef(path: string): Promise<Source> {
    return documentOf(this.#fileAt(path)).source
  }

  override parseDocument(source: Source): Document {
    return { source, parsed: this.#fileAt(source.absoluteRef).value }
  }

  #fileAt(path: string): SpecFile {
    const file = this.#spec.files.get(path)
    if (file?.value === undefined) throw new ResolveError(new Error(`${path} is not part of the spec`))
    return file
  }
}

function documentOf({ path, text, value }: SpecFile): Document {
  return { source: new Source(path, text), parsed: value }
}

function config() {
  // Redocly looks for a `plugin.js` beside its configuration file and runs it. Below a file there is none.
  return createConfig(redoclyConfig, { configPath: `${fileURLToPath(import.meta.url)}/redocly.yaml` })
}

function toDiagnostic(
  spec: LoadedSpec,
  { ruleId, severity, message, suggest, location }: NormalizedProblem,
): Diagnostic[] {
  const [place] = location
  if (!place || !isRuleId(ruleId)) return []
  const pointer = pointerOf(place.pointer ?? '')
  if (isOthersBusiness(ruleId, pointer) || isNewerSchema(spec, ruleId, pointer) || isUnseen(ruleId, message)) return []
  const code = redoclyCodes[ruleId]
  const [near] = suggest
  return [
    {
      code,
      severity: severity === 'error' ? 'error' : 'warning',
      message: oneSentence(message),
      hint: near ? `Did you mean "${near}"?` : diagnosticCatalog[code].fix,
      ...locationOf(spec, { file: place.source.absoluteRef, pointer }),
    },
  ]
}

/** The inside of examples and of our extensions is checked elsewhere; an operation without security is public, not wrong. */
function isOthersBusiness(ruleId: string, pointer: Pointer): boolean {
  if (ruleId === 'security-defined') return !pointer.includes('security')
  return isInside(pointer, (key) => key === 'example' || extensionNames.includes(key))
}

/**
 * AsyncAPI describes payloads in JSON Schema draft 7 and allows keywords it does not know; ours are shared with OpenAPI 3.1
 * and describe positional arrays as 2020-12 does.
 */
function isNewerSchema({ format }: LoadedSpec, ruleId: string, pointer: Pointer): boolean {
  return format === 'asyncapi' && ruleId === 'struct' && ['prefixItems', 'items'].includes(String(pointer.at(-1)))
}

/** Its pattern for placeholders knows no letters but those of ASCII, so it does not find others that are there. */
function isUnseen(ruleId: string, message: string): boolean {
  const [, name = '', path = ''] = /`(.+)` is not used in the path `(.+)`/.exec(message) ?? []
  return ruleId === 'path-parameters-defined' && name !== '' && path.includes(`{${name}}`)
}

/** Whether a key of the specification's own, not a name the author chose, on the way to the place is one of those. */
function isInside(pointer: Pointer, isOne: (key: string) => boolean): boolean {
  return pointer.some((step, index) => isOne(String(step)) && !mapsOfNames.has(String(pointer[index - 1] ?? '')))
}

const mapsOfNames = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'schemas',
  'headers',
  'parameters',
  'responses',
  'requestBodies',
  'securitySchemes',
  'examples',
  'links',
  'callbacks',
  'content',
  'variables',
])

/** Redocly escapes keys as JSON pointers do, without percent-encoding. */
function pointerOf(written: string): string[] {
  const steps = written
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((step) => step !== '')
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Rules say it in one sentence or two; two are joined. */
function oneSentence(message: string): string {
  const text = message
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ See the supported values: \S+$/, '')
    .replace(/\.$/, '')
  return `${text.replaceAll(/\. ([A-Z])/g, (_, letter: string) => `; ${letter.toLowerCase()}`)}.`
}

/**
 * Redocly follows references by recursion: a chain of some hundred schemas, each referring to the next, exhausts its stack.
 * That is no mistake of the author's, and what the other checks find must not be lost.
 */
function checkIncomplete(spec: LoadedSpec, error: unknown): Diagnostic {
  return {
    code: 'check-incomplete',
    severity: 'warning',
    message: `The structure could not be checked to the end: ${error instanceof Error ? error.message : String(error)}.`,
    hint: diagnosticCatalog['check-incomplete'].fix,
    file: spec.root.path,
    line: 1,
    column: 1,
  }
}
