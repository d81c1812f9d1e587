import type { DiagnosticCode } from '../../contract/diagnosticCodes.ts'
import { isAddress, isToken } from '../../contract/httpSyntax.ts'
import { asText } from '../../load/document/asText.ts'
import { signingNode } from '../../load/document/signingNode.ts'
import { childNode, childNodes, type LoadedSpec, locationOf, type SpecNode } from '../../load/document/spec.ts'
import type { Finding, RuleInput } from './rule.ts'

/** Methods, names of headers and addresses of servers that no request can have. Programs leave them out. */
export function httpSyntax({ spec, objects }: RuleInput): Finding[] {
  return objects.flatMap(({ kind, node, key }) => {
    if (kind === 'path') return unsendable(spec, namesIn(childNode(node, 'additionalOperations')), 'method-invalid')
    if (kind === 'server') return serverProblems(spec, node)
    if (spec.format !== 'openapi') return []
    if (kind === 'header') return unsendable(spec, [{ name: key, node }], 'header-name-invalid')
    if (kind === 'security scheme') return [...named(spec, node), ...signed(spec, node)]
    return kind === 'parameter' ? named(spec, node) : []
  })
}

/** The header or cookie that a parameter or a credential is sent as. */
function named(spec: LoadedSpec, node: SpecNode): Finding[] {
  const name = childNode(node, 'name')
  if (name.value === undefined || !['header', 'cookie'].includes(asText(childNode(node, 'in').value ?? ''))) return []
  return unsendable(spec, [{ name: asText(name.value), node: name }], 'header-name-invalid')
}

function signed(spec: LoadedSpec, scheme: SpecNode): Finding[] {
  const lists = ['headers', 'optionalHeaders'].map((key) => childNode(signingNode(scheme), key))
  return unsendable(spec, lists.flatMap(namesIn), 'header-name-invalid')
}

interface Named {
  readonly name: string
  readonly node: SpecNode
}

function namesIn(map: SpecNode): Named[] {
  return childNodes(map).map(({ key: name, node }) => ({ name, node }))
}

const subjects = {
  'method-invalid': 'No request can have the method',
  'header-name-invalid': 'No header or cookie can have the name',
} as const satisfies Partial<Record<DiagnosticCode, string>>

function unsendable(spec: LoadedSpec, named: readonly Named[], code: keyof typeof subjects): Finding[] {
  return named
    .filter(({ name }) => !isToken(name))
    .map(({ name, node }) => ({
      code,
      message: `${subjects[code]} ${JSON.stringify(name)}.`,
      hint: 'Use letters, digits, `-` and `_` alone.',
      ...locationOf(spec, node),
    }))
}

/** OpenAPI has a URL. AsyncAPI 2 has a URL that may lack the protocol, AsyncAPI 3 protocol, host and path apart. */
function serverProblems(spec: LoadedSpec, server: SpecNode): Finding[] {
  const text = (key: string) => asText(childNode(server, key).value ?? '')
  const url = childNode(server, 'url')
  const written = url.value === undefined ? `${text('host')}${text('pathname')}` : asText(url.value)
  const isWhole = spec.format === 'openapi' || written.includes('://')
  const filled = childNodes(childNode(server, 'variables')).reduce(
    (address, { key, node }) =>
      address.replaceAll(`{${key}}`, () => asText(childNode(node, 'default').value ?? `{${key}}`)),
    isWhole ? written : `${text('protocol') || 'wss'}://${written}`,
  )
  if (isAddress(filled)) return []
  return [
    {
      code: 'server-invalid',
      message: `${JSON.stringify(filled)} is no address of a server.`,
      hint: 'Write the address as it is sent, percent-encoded, or one that begins with `/`.',
      ...locationOf(spec, url.value === undefined ? childNode(server, 'host') : url),
    },
  ]
}
