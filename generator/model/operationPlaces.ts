import { httpMethods, isToken } from '../contract/httpSyntax.ts'
import { kebabCase } from '../contract/ids.ts'
import type { Operation } from '../contract/operation.ts'
import { childNode, childNodes, isRecord, locationOf, type SpecNode, valueAt } from '../load/document/spec.ts'
import { type ModelContext, textOf } from './context.ts'
import { follow } from './follow.ts'

/** An operation with the path that it stands under. */
export interface OperationPlace {
  readonly kind: Operation['kind']
  readonly method: string
  readonly path: string
  /** The path as written, which may be a reference. */
  readonly written: SpecNode
  readonly pathItem: SpecNode
  readonly node: SpecNode
}

/** The operations of `paths`, of webhooks or of a callback, in the order of the document. */
export function operationPlaces(paths: SpecNode, kind: Operation['kind'], context: ModelContext): OperationPlace[] {
  return childNodes(follow(paths, context) ?? paths).flatMap(({ key: path, node }) => {
    const pathItem = follow(node, context)
    if (!pathItem || path.startsWith('x-')) return []
    const common = { kind, path, written: node, pathItem }
    const fixed = httpMethods.flatMap((method) => placeOf(common, method, childNode(pathItem, method), context))
    const additional = childNodes(childNode(pathItem, 'additionalOperations')).flatMap((entry) =>
      placeOf(common, entry.key, entry.node, context),
    )
    return [...inWrittenOrder(fixed, pathItem), ...additional]
  })
}

function placeOf(
  common: Omit<OperationPlace, 'method' | 'node'>,
  method: string,
  written: SpecNode,
  context: ModelContext,
): OperationPlace[] {
  const node = follow(written, context)
  return node && isRecord(node.value) && isToken(method) ? [{ ...common, method: method.toUpperCase(), node }] : []
}

/** Methods in the order the author wrote them. */
function inWrittenOrder(places: readonly OperationPlace[], pathItem: SpecNode): OperationPlace[] {
  const order = isRecord(pathItem.value) ? Object.keys(pathItem.value) : []
  return [...places].sort((a, b) => order.indexOf(a.method.toLowerCase()) - order.indexOf(b.method.toLowerCase()))
}

/** The id of an operation. A generated id is reported, because it changes with the path. */
export function takeId({ kind, method, path, node }: OperationPlace, context: ModelContext): Operation['id'] {
  const given = textOf(valueAt(node, 'operationId'))
  if (given === undefined && kind !== 'callback') {
    context.diagnostics.push({
      code: 'operation-id-missing',
      severity: 'warning',
      message: `${method} ${path} has no operationId.`,
      hint: 'Add one that is unique in the API, such as `placeOrder`: anchors and links are made of it.',
      ...locationOf(context.spec, node),
    })
  }
  const made = () => kebabCase(`${method} ${path}`) || 'operation'
  return context.entryIds.take(given?.replaceAll(/[\r\n\t]+/g, ' ') ?? made())
}
