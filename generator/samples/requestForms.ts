import type { Api } from '../contract/reference.ts'
import { requestFormPath } from '../contract/requestForm.ts'
import { requestFormOf } from './requestFormOf.ts'

/** The published form of every operation, by its file. */
export function requestForms(apis: readonly Api[]): Map<string, string> {
  return new Map(
    apis.flatMap((api) =>
      api.operations
        .filter(({ kind }) => kind === 'operation')
        .map((operation) => [
          requestFormPath(api.id, operation.id).slice(1),
          JSON.stringify(requestFormOf(operation, api)),
        ]),
    ),
  )
}
