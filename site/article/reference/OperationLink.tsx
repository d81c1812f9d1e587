import type { Api } from '../../../generator/contract/reference.ts'
import { operationRow } from '../../../generator/model/view/entryRows.ts'
import { EntryLink } from './EntryLink.tsx'

/** A link to an operation by its title; its id alone when there is none. */
export function OperationLink({ id, api }: { readonly id: string; readonly api: Api }) {
  const operation = api.operations.find((own) => own.id === id)
  return operation ? <EntryLink row={operationRow(operation)} api={api} /> : <code>{id}</code>
}
