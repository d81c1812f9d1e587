import { ownValue } from '../../../contract/ownValue.ts'
import './boxGlobals.ts'
import {
  BaseResolver,
  createConfig,
  type Document,
  lintDocument,
  type NormalizedProblem,
  ResolveError,
  Source,
} from '@redocly/openapi-core'
import { redoclyConfig } from '../redoclyRules.ts'
import type { RedoclyProblem, RedoclyQuestion } from './questions.ts'

/** Runs in the box. Gives the problems of Redocly's rules in a spec; references lead to the files in the question. */
export async function check(question: string): Promise<string> {
  const given: RedoclyQuestion = JSON.parse(question)
  const resolver = new GivenResolver(given)
  const document = await resolver.resolveDocument(null, given.root)
  if (document instanceof Error) throw document
  const config = await createConfig(redoclyConfig)
  const found = await lintDocument({ document, config, externalRefResolver: resolver })
  return JSON.stringify(found.flatMap(plainProblem))
}

/** Resolves every reference from the given files, which are parsed already. */
class GivenResolver extends BaseResolver {
  readonly #given: RedoclyQuestion

  constructor(given: RedoclyQuestion) {
    super()
    this.#given = given
  }

  override resolveExternalRef(base: string | null, reference: string): string {
    const [path = ''] = reference.split('#')
    return (base === null ? undefined : ownValue(ownValue(this.#given.references, base) ?? {}, path)) ?? reference
  }

  override async loadExternalRef(path: string): Promise<Source> {
    if (ownValue(this.#given.files, path) === undefined)
      throw new ResolveError(new Error(`${path} is not part of the spec`))
    return new Source(path, '')
  }

  override parseDocument(source: Source): Document {
    return { source, parsed: ownValue(this.#given.files, source.absoluteRef) }
  }
}

function plainProblem({ ruleId, severity, message, suggest, location }: NormalizedProblem): RedoclyProblem[] {
  const [place] = location
  if (!place) return []
  const [near] = suggest
  const file = place.source.absoluteRef
  return [{ ruleId, severity, message, ...(near && { near }), file, pointer: place.pointer ?? '' }]
}
