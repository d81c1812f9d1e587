import { useWords } from '../articleContext.tsx'
import type { MessageId } from '../messages.ts'

/** The head of a table: a cell for each column. */
export function HeadRow({ ids }: { readonly ids: readonly MessageId[] }) {
  const words = useWords()
  return (
    <thead>
      <tr>
        {ids.map((id) => (
          <th key={id} scope="col">
            {words.text(id)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
