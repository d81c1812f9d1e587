import type { Api } from '../../../generator/contract/reference.ts'
import type { EntryRow } from '../../../generator/model/view/entryRows.ts'
import { useWords } from '../articleContext.tsx'
import { EntryLink, EntryPath, EntrySentence } from './EntryLink.tsx'
import { Method } from './Method.tsx'

/** An operation or channel in the list of an API: its mark, a link, its address and a sentence. */
export function EntryItem({ row, api }: { readonly row: EntryRow; readonly api: Api }) {
  const words = useWords()
  return (
    <li>
      <Method method={row.method} />
      <p>
        <EntryLink row={row} api={api} /> {row.deprecation ? <s>{words.text('reference.deprecated')}</s> : null}
        <EntryPath row={row} />
      </p>
      <EntrySentence row={row} as="p" />
    </li>
  )
}
