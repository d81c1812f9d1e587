import { createContext, useContext } from 'react'
import { memoizeByObject } from '../../../generator/contract/memoize.ts'
import type { Operation, OperationId } from '../../../generator/contract/operation.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import type { OperationOutline } from '../../../generator/model/view/operationOutline.ts'
import { useApi, useArticle } from '../articleContext.tsx'

interface OperationScope {
  readonly operation: Operation
  readonly api: Api
  readonly outline: OperationOutline
  /** Level of the headings of the operation's sections. */
  readonly level: number
}

const OperationContext = createContext<OperationScope | undefined>(undefined)

export const OperationProvider = OperationContext.Provider

/** The operation that a component names, and how deep on the page it stands. Throws when the API lacks it. */
export function useOperation(of: OperationId, apiId?: string): OperationScope {
  const scope = useContext(OperationContext)
  const api = useApi(apiId)
  const { outlines } = useArticle()
  if (scope?.operation.id === of) return scope
  const operation = operationsOf(api).get(of)
  if (!operation) throw new Error(`the API "${api.id}" has no operation "${of}"`)
  return { operation, api, outline: outlines.ofOperation(operation, api), level: scope?.level ?? 2 }
}

const operationsOf = memoizeByObject(
  ({ operations }: Api): ReadonlyMap<OperationId, Operation> =>
    new Map(operations.flatMap(withCallbacks).map((operation) => [operation.id, operation])),
)

function withCallbacks(operation: Operation): Operation[] {
  return [operation, ...operation.callbacks.flatMap(({ operations }) => operations.flatMap(withCallbacks))]
}

/** Properties of a part that is given its operation. */
export type OperationPartProps = Pick<OperationScope, 'operation' | 'api'>

/** Properties of every component that shows a part of an operation. */
export interface OperationProps {
  readonly of: OperationId
  readonly api?: string
}
