import { isRecord } from '../../generator/contract/json.ts'
import { failureReference, isPrivateAmong, limitAmong, neighboursOf } from './neighbours.ts'
import { titleOf } from './operationName.ts'
import type { OperationSkeleton } from './operationSkeleton.ts'
import type { SpecPlace } from './plan.ts'

import { flowScalar } from './yamlScalar.ts'

export interface NewOperation {
  readonly method: string
  readonly path: string
  readonly tag?: string | undefined
  readonly id?: string | undefined
  readonly title?: string | undefined
  readonly isPublic?: boolean | undefined
}

export interface OperationContext {
  readonly place: SpecPlace
  readonly wanted: NewOperation & { readonly id: string }
  readonly tag: string | undefined
  readonly document: Readonly<Record<string, unknown>>
}

/** A skeleton with the common members of its neighbours. `item` is the existing value at its path. */
export function skeletonFor(
  file: string,
  item: unknown,
  { place, wanted, tag, document }: OperationContext,
): OperationSkeleton {
  const { id, method, path, title, isPublic } = wanted
  const neighbours = neighboursOf(place.api, tag, method)
  const isPrivate = isPublic !== true && place.api.securitySchemes.length > 0 && isPrivateAmong(neighbours, tag)
  const declared = isRecord(item) && item['parameters'] !== undefined
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => name ?? [])
  return {
    ...{ id, method, path, tag, title: title ?? titleOf(id) },
    security: securityFor(isPrivate, document, place),
    permission: isPrivate ? neighbours.find(({ permission }) => permission !== undefined)?.permission : undefined,
    limit: isPrivate ? limitAmong(neighbours) : undefined,
    failure: failureReference(place, neighbours, file),
    parameters: declared ? [] : names,
  }
}

/** The `security` of an operation, if the `security` of the document does not fit. */
function securityFor(
  isPrivate: boolean,
  { security }: OperationContext['document'],
  { api }: SpecPlace,
): string | undefined {
  const isUsual = Array.isArray(security) && security.length > 0
  if (isPrivate === isUsual) return undefined
  return isPrivate ? `[{ ${flowScalar(api.securitySchemes[0]?.id ?? '')}: [] }]` : '[]'
}
