import { httpMethods } from '../../../contract/httpSyntax.ts'
import { asText } from '../../../load/document/asText.ts'
import { dereference } from '../../../load/document/resolveRefs.ts'
import {
  childNode,
  childNodes,
  isRecord,
  type LoadedSpec,
  rootNode,
  type SpecNode,
} from '../../../load/document/spec.ts'

/** An operation below `paths`, with the parameters of its path and the security of the root. */
export interface RestOperation {
  /** Its id, else method and path. */
  readonly name: string
  readonly method: string
  readonly node: SpecNode
  /** Its own parameters and its path's, references followed. */
  readonly parameters: readonly SpecNode[]
  /** Every way to call it needs a credential. */
  readonly isPrivate: boolean
  /** Its security names scopes. */
  readonly hasScopes: boolean
}

export function restOperations(spec: LoadedSpec): RestOperation[] {
  const root = rootNode(spec)
  if (spec.format !== 'openapi') return []
  const paths = childNode(root, 'paths')
  return childNodes(dereference(spec, paths) ?? paths).flatMap(({ key: path, node: entry }) => {
    const item = dereference(spec, entry)
    if (!item || path.startsWith('x-')) return []
    const shared = listed(spec, childNode(item, 'parameters'))
    return httpMethods.flatMap((method): RestOperation[] => {
      const node = dereference(spec, childNode(item, method))
      if (!isRecord(node?.value)) return []
      const id = childNode(node, 'operationId').value
      const security = childNode(node, 'security').value ?? childNode(root, 'security').value
      return [
        {
          name: typeof id === 'string' ? id : `${method.toUpperCase()} ${path}`,
          method,
          node,
          parameters: withoutOverridden(listed(spec, childNode(node, 'parameters')), shared),
          isPrivate: needsCredential(security),
          hasScopes: Array.isArray(security) && security.some(namesScopes),
        },
      ]
    })
  })
}

function namesScopes(requirement: unknown): boolean {
  return (
    isRecord(requirement) && Object.values(requirement).some((scopes) => Array.isArray(scopes) && scopes.length > 0)
  )
}

/** The value of an extension of the operation, references followed; `undefined` when it has none. */
export function extensionOf(spec: LoadedSpec, { node }: RestOperation, name: string): SpecNode | undefined {
  const written = childNode(node, name)
  return written.value === undefined ? undefined : dereference(spec, written)
}

function listed(spec: LoadedSpec, list: SpecNode): SpecNode[] {
  return Array.isArray(list.value) ? childNodes(list).flatMap(({ node }) => dereference(spec, node) ?? []) : []
}

function withoutOverridden(own: readonly SpecNode[], shared: readonly SpecNode[]): SpecNode[] {
  const names = new Set(own.map(identityOf))
  return [...own, ...shared.filter((parameter) => !names.has(identityOf(parameter)))]
}

function identityOf(parameter: SpecNode): string {
  return `${asText(childNode(parameter, 'in').value)} ${asText(childNode(parameter, 'name').value)}`
}

/** An empty requirement in the list means that the call works without a credential too. */
function needsCredential(security: unknown): boolean {
  if (!Array.isArray(security) || security.length === 0) return false
  return security.every((requirement) => isRecord(requirement) && Object.keys(requirement).length > 0)
}
