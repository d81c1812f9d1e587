import type { LoadedSpec } from '../../load/document/spec.ts'
import { asyncapiDialect } from './asyncapiDialect.ts'
import { bundleSpec } from './bundleSpec.ts'
import { openapiRefusals } from './openapiRefusals.ts'
import { openapiTuples } from './openapiTuples.ts'
import { schemaTitles } from './schemaTitles.ts'

/** A spec as one document, with schemas and refusals as the tools of its format read them. OpenAPI 3.0 has no tuples. */
export function publishedDocument(spec: LoadedSpec): unknown {
  const document = bundleSpec(spec)
  if (spec.format === 'asyncapi') return schemaTitles(asyncapiDialect(document))
  const complete = openapiRefusals(document)
  return spec.version.startsWith('3.0') ? complete : openapiTuples(complete)
}
