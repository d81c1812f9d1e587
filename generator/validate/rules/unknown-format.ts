import type { Diagnostic } from '../../contract/diagnostics.ts'
import { childNode, type LoadedSpec, locationOf, rootNode } from '../../load/document/spec.ts'
import type { RuleInput } from './rule.ts'

/** The document does not say, or not in a way we know, which specification it follows. */
export function unknownFormat({ spec }: Pick<RuleInput, 'spec'>): Diagnostic[] {
  const problem = problemOf(spec)
  if (!problem) return []
  return [
    {
      code: 'unknown-format',
      severity: 'error',
      message: problem.message,
      hint: problem.hint,
      ...locationOf(spec, problem.node),
    },
  ]
}

function problemOf(spec: LoadedSpec) {
  const root = rootNode(spec)
  const isSwagger = childNode(root, 'swagger').value !== undefined
  if (spec.format === 'unknown' && isSwagger) {
    const message = `This document of Swagger ${spec.version} cannot be converted to OpenAPI 3.`
    const hint = 'Write `swagger: "2.0"`, give each parameter a name and `in`, or convert the document to OpenAPI 3.'
    return { message, hint, node: childNode(root, 'swagger') }
  }
  if (spec.format === 'unknown') {
    const message = `${spec.root.path} is neither an OpenAPI nor an AsyncAPI document.`
    return { message, hint: 'Start it with `openapi: 3.1.0` or `asyncapi: 3.0.0`.', node: root }
  }
  const written = childNode(root, spec.format)
  if (typeof written.value === 'string' && versions[spec.format].test(written.value)) return undefined
  const message = `"${spec.version}" is not a version of ${names[spec.format]} that is read.`
  return { message, hint: hints[spec.format], node: written }
}

const versions = { openapi: /^3\.[012]\.\d+/, asyncapi: /^[23]\.\d+\.\d+/ }
const names = { openapi: 'OpenAPI', asyncapi: 'AsyncAPI' }
const hints = {
  openapi: 'Write a version from 3.0.0 to 3.2.0 in full, for example `openapi: 3.1.0`.',
  asyncapi: 'Write a version from 2.0.0 on in full, for example `asyncapi: 3.0.0`.',
}
