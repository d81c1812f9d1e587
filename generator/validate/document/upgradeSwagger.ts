import type { Checked, Diagnostic } from '../../contract/diagnostics.ts'
import { isRecord, type LoadedSpec, locationOf, rootNode } from '../../load/document/spec.ts'
import { swaggerPlaces } from '../../load/document/swaggerPlaces.ts'
import { askChecker } from './box/askChecker.ts'
import { checkStopped } from './checkIncomplete.ts'

/**
 * A spec of Swagger 2.0 as OpenAPI 3.0, with the source locations of the file; any other spec as it is. A spec that
 * cannot be converted stays unchanged, and the checks report it.
 */
export async function upgradeSwagger(spec: LoadedSpec): Promise<Checked<LoadedSpec>> {
  const { root } = spec
  if (spec.format !== 'unknown' || !isRecord(root.value) || !/^2\.0/.test(String(root.value.swagger)))
    return { value: spec, diagnostics: [] }
  const answer = await askChecker<unknown>('swagger', spec, () => root.value)
  if ('reason' in answer && answer.isStopped) {
    const message = `Swagger 2.0 was not converted to OpenAPI 3.0: ${answer.reason}.`
    return { value: spec, diagnostics: [checkStopped(spec, rootNode(spec), message)] }
  }
  const [value] = 'reason' in answer ? [] : answer.found
  if (!isRecord(value) || value.openapi === undefined) return { value: spec, diagnostics: [] }
  const upgraded = { ...root, value, written: root.value, sourceMap: swaggerPlaces(root.sourceMap, root.value) }
  const files = new Map([...spec.files, [root.path, upgraded]])
  const converted: LoadedSpec = { ...spec, format: 'openapi', version: String(value.openapi), root: upgraded, files }
  return { value: converted, diagnostics: [noteOf(spec), ...schemeNote(spec)] }
}

function noteOf(spec: LoadedSpec): Diagnostic {
  const place = locationOf(spec, { file: spec.root.path, pointer: ['swagger'] })
  const others = spec.files.size - 1
  if (others === 0) {
    const message = 'Swagger 2.0 is converted to OpenAPI 3.0 while it is read: pages and downloads show OpenAPI.'
    const hint = 'Convert the file itself once, and write OpenAPI 3 from then on.'
    return { code: 'spec-converted', severity: 'info', message, hint, ...place }
  }
  const message = `Swagger 2.0 is converted to OpenAPI 3.0 while it is read. In the ${others} files it refers to, schemas alone are read.`
  const hint = 'Bundle the spec into one file: parameters, responses and paths of other files are not converted.'
  return { code: 'spec-partly-converted', severity: 'warning', message, hint, ...place }
}

/** Note for a spec without a scheme: calls may go by HTTP or HTTPS. */
function schemeNote(spec: LoadedSpec): Diagnostic[] {
  const { host, schemes } = isRecord(spec.root.value) ? spec.root.value : {}
  if (typeof host !== 'string' || (Array.isArray(schemes) && schemes.length > 0)) return []
  return [
    {
      code: 'scheme-assumed',
      severity: 'info',
      message: `The description names no scheme for "${host}": samples call it by https.`,
      hint: 'Write `schemes: [https]`, or `schemes: [http]` where the API has nothing else.',
      ...locationOf(spec, { file: spec.root.path, pointer: ['host'] }),
    },
  ]
}
