import type { Api } from '../../../generator/contract/reference.ts'
import { operationRow } from '../../../generator/model/view/entryRows.ts'
import { useArticle } from '../articleContext.tsx'
import { findOperation } from '../links.ts'
import { EntryLink } from './EntryLink.tsx'

/** A link to an operation by its title; its id alone when there is none. */
export function OperationLink({ id, api }: { readonly id: string; readonly api: Api }) {
  const found = findOperation(id, api, useArticle())
  return found ? <EntryLink row={operationRow(found.operation)} api={found.api} /> : <code>{id}</code>
}
