import type { ResponseLink } from '../contract/operation.ts'
import { dereference, isRemote } from '../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type SpecNode, valueAt } from '../load/document/spec.ts'
import { compact, jsonOf, type ModelContext, textOf } from './context.ts'
import { follow } from './follow.ts'

/** Links from values of a response to the operations that take them (OpenAPI, "Link Object"). */
export function readLinks(node: SpecNode, context: ModelContext): ResponseLink[] {
  return childNodes(node).flatMap(({ key: name, node: entry }) => {
    const link = follow(entry, context)
    if (!link || !isRecord(link.value)) return []
    const reference = textOf(link.value.operationRef)
    const parameters = childNodes(childNode(link, 'parameters'))
    const { requestBody } = link.value
    return compact<ResponseLink>({
      name,
      description: context.translator.prose(link.value.description),
      operation: textOf(link.value.operationId) ?? idOfOperation(reference, link, context),
      reference,
      parameters:
        parameters.length > 0
          ? parameters.map(({ key, node: { value } }) => ({ name: key, value: jsonOf(value) }))
          : undefined,
      requestBody: requestBody === undefined ? undefined : jsonOf(requestBody),
      server: textOf(valueAt(childNode(link, 'server'), 'url')),
    })
  })
}

/** The id of an operation of this spec that a reference leads to. */
function idOfOperation(reference: string | undefined, link: SpecNode, { spec }: ModelContext): string | undefined {
  if (reference === undefined || isRemote(reference)) return undefined
  const operation = dereference(spec, { ...link, value: { $ref: reference } })
  return operation && textOf(valueAt(operation, 'operationId'))
}
