import type { Catalog } from '../contract/catalog.ts'
import type { ApiConfig } from '../contract/config.ts'
import type { Checked } from '../contract/diagnostics.ts'
import type { DeclaredFact } from '../contract/facts.ts'
import type { LocaleCode } from '../contract/locales.ts'
import type { Api } from '../contract/reference.ts'
import type { LoadedSpec } from '../load/document/spec.ts'
import { type ApiContent, compact, createModelContext, type ModelContext } from './context.ts'
import { sortErrors } from './errorCatalogue.ts'
import { fromAsyncapi, type StreamContent } from './fromAsyncapi.ts'
import { fromOpenapi, type RestContent } from './fromOpenapi.ts'
import { buildPages } from './pages.ts'
import { createTranslator } from './prose.ts'
import { joinSchemes } from './securitySchemes.ts'
import { readUnusedSchemas } from './unusedSchemas.ts'

/** One API, and every text of it that wants a translation. */
export interface BuiltApi {
  readonly api: Api
  readonly texts: ReadonlySet<string>
}

interface ApiInput {
  readonly config: ApiConfig
  /** The specs of the API, REST and WebSocket, in the order of the configuration. */
  readonly specs: readonly LoadedSpec[]
  readonly catalogs: readonly Catalog[]
  /** The language specs are written in. */
  readonly locale: LocaleCode
  /** Where the pictures of its descriptions are published, by the addresses that are written. */
  readonly images?: Readonly<Record<string, string>> | undefined
  readonly defaultTitles?: Api['defaultTitles']
  /** Nothing else of the site stands at the path of the API: its overview may. */
  readonly isPathFree?: boolean
  /** Facts that plug-ins declare. */
  readonly declared?: readonly DeclaredFact[]
}

/** Builds the format-neutral model of one API. Of faulty specs it holds the readable parts. */
export function buildApi(input: ApiInput): Checked<BuiltApi> {
  const { config, specs, catalogs, locale, images, defaultTitles, isPathFree = false, declared = [] } = input
  const translator = createTranslator(locale, catalogs, images)
  const contexts: ModelContext[] = []
  const { perspective } = config
  for (const spec of specs)
    contexts.push(createModelContext(spec, { translator, declared, shared: contexts[0], perspective }))
  const [first] = contexts
  if (!first) throw new Error(`the API ${config.id} has no spec`)
  const rest = contexts.filter(({ spec }) => spec.format === 'openapi').map(fromOpenapi)
  const streams = contexts.filter(({ spec }) => spec.format === 'asyncapi').map(fromAsyncapi)
  const content = { ...join(rest, streams, first), ...(defaultTitles ? { defaultTitles } : {}) }
  const unused = config.schemas === 'used' ? [] : [...new Set(contexts.flatMap(readUnusedSchemas))]
  const further = [...rest, ...streams.map(({ streaming }) => streaming)].slice(1)
  const pages = buildPages(content, { config, translator, isPathFree, unused, further })
  return {
    value: { api: { id: config.id, ...content, pages: pages.value }, texts: translator.texts },
    diagnostics: [...first.diagnostics, ...pages.diagnostics],
  }
}

/** One API from its parts: the first REST spec speaks for it, else the WebSocket one; lists add up. */
function join(
  rest: readonly RestContent[],
  streams: readonly StreamContent[],
  { schemas, spec, translator }: ModelContext,
): ApiContent {
  const [main] = rest
  const [stream] = streams
  const general =
    main ?? (stream && { ...stream.streaming, tags: stream.tags, errors: [], operations: [], securitySchemes: [] })
  const {
    title = translator.name(spec.api),
    version = '',
    servers = [],
    source = { file: spec.root.path, line: 1, column: 1 },
  } = general ?? {}
  const all = [...rest, ...streams]
  const { summary, description, contact, license, termsOfService, externalDocs } = general ?? {}
  const about = { summary, description, contact, license, termsOfService, externalDocs }
  return {
    ...main,
    ...compact<Partial<ApiContent>>(about),
    title,
    version,
    servers,
    source,
    securitySchemes: joinSchemes(rest, streams),
    tags: all.flatMap(({ tags }) => tags),
    operations: rest.flatMap(({ operations }) => operations),
    channels: streams.flatMap(({ channels }) => channels),
    ...(stream ? { streaming: stream.streaming } : {}),
    schemas,
    errors: sortErrors(rest.flatMap(({ errors }) => errors)),
  }
}
