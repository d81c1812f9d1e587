import { asText } from '../../load/document/asText.ts'
import { childNode, type LoadedSpec, locationOf, rootNode, type SpecNode } from '../../load/document/spec.ts'
import type { Finding, RuleInput } from './rule.ts'

/** The document names no specification, or none that the engine knows. */
export function unknownFormat({ spec }: Pick<RuleInput, 'spec'>): Finding[] {
  const problem = problemOf(spec)
  if (!problem) return []
  return [
    {
      code: 'unknown-format',
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
    const kind = otherKinds.find(({ isMeant }) => isMeant(root))
    if (kind)
      return {
        message: `${spec.root.path} is ${kind.name}, which describes no API by itself.`,
        hint: kind.hint,
        node: root,
      }
    const message = `${spec.root.path} is neither an OpenAPI nor an AsyncAPI document.`
    return { message, hint: 'Start it with `openapi: 3.1.0` or `asyncapi: 3.0.0`.', node: root }
  }
  const written = childNode(root, spec.format)
  if (typeof written.value === 'string' && versions[spec.format].test(written.value)) return undefined
  const message = `"${spec.version}" is not a version of ${names[spec.format]} that is read.`
  return { message, hint: hints[spec.format], node: written }
}

const has = (key: string) => (root: SpecNode) => childNode(root, key).value !== undefined
const isPostman = (root: SpecNode) =>
  /getpostman\.com|schema\.postman\.com/.test(asText(childNode(childNode(root, 'info'), 'schema').value)) ||
  childNode(childNode(root, 'info'), '_postman_id').value !== undefined

/** Files that authors mistake for descriptions, and the advice for each. */
const otherKinds: readonly {
  readonly name: string
  readonly isMeant: (root: SpecNode) => boolean
  readonly hint: string
}[] = [
  {
    name: 'an Arazzo description of workflows',
    isMeant: has('arazzo'),
    hint: 'Name the descriptions of its `sourceDescriptions` instead, and write its workflows as a guide.',
  },
  {
    name: 'an OpenAPI Overlay',
    isMeant: has('overlay'),
    hint: 'Name it in `overlays` of the API, or by --overlay beside --spec.',
  },
  {
    name: 'a Postman collection',
    isMeant: isPostman,
    hint: 'Convert it to OpenAPI, or export the API definition from Postman.',
  },
  { name: 'an Insomnia export', isMeant: has('_type'), hint: 'Export the design document, which is OpenAPI.' },
  {
    name: 'a recording of requests (HAR)',
    isMeant: (root) => childNode(childNode(root, 'log'), 'entries').value !== undefined,
    hint: 'Write an OpenAPI document of the requests.',
  },
  {
    name: 'a JSON Schema',
    isMeant: has('$schema'),
    hint: 'Refer to it by `$ref` from an OpenAPI or AsyncAPI document.',
  },
]

const versions = { openapi: /^3\.[012]\.\d+/, asyncapi: /^[23]\.\d+\.\d+/ }
const names = { openapi: 'OpenAPI', asyncapi: 'AsyncAPI' }
const hints = {
  openapi: 'Write a version from 3.0.0 to 3.2.0 in full, for example `openapi: 3.1.0`.',
  asyncapi: 'Write a version from 2.0.0 on in full, for example `asyncapi: 3.0.0`.',
}
