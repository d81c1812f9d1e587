import { fileNameOf } from './ids.ts'
import type { Operation } from './operation.ts'
import type { Api } from './reference.ts'

/** What of an operation a request is planned from. */
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

/** What of an API a request of one of its operations is planned from. */
export type PlannedApi = Pick<Api, 'id' | 'securitySchemes' | 'schemas' | 'success'>

/** All that it takes to fill in and sign a request of one operation: a small file of its own, without any prose. */
export interface RequestForm {
  readonly api: PlannedApi
  readonly operation: PlannedOperation & Pick<Operation, 'requestBody'>
}

/** Where the form of an operation is published, below the base. */
export function requestFormPath(api: string, operation: string): string {
  return `/operations/${fileNameOf(api)}/${fileNameOf(operation)}.json`
}
