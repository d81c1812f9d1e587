import { fileNameOf } from './ids.ts'
import type { Operation } from './operation.ts'
import type { Api } from './reference.ts'

/** The part of an operation that the plan of a request needs. */
export type PlannedOperation = Pick<
  Operation,
  | 'kind'
  | 'id'
  | 'method'
  | 'path'
  | 'title'
  | 'servers'
  | 'security'
  | 'permission'
  | 'effect'
  | 'parameters'
  | 'requestHeaders'
  | 'signingValues'
>

/** The part of an API that the plan of a request needs. */
export type PlannedApi = Pick<Api, 'id' | 'securitySchemes' | 'schemas' | 'success'>

/** Operation and API, as far as a form needs them to fill in and sign a request: a small file without any prose. */
export interface RequestForm {
  readonly api: PlannedApi
  readonly operation: PlannedOperation & Pick<Operation, 'requestBody'>
}

/** Path of the form of an operation, below the base. */
export function requestFormPath(api: string, operation: string): string {
  return `/operations/${fileNameOf(api)}/${fileNameOf(operation)}.json`
}
