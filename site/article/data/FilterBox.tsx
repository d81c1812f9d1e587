import { Island } from '../../browser/islands/Island.tsx'
import { TableFilter } from '../../browser/islands/TableFilter.tsx'
import { useWords } from '../articleContext.tsx'

/** A box that hides the rows of a table without the words a reader types. */
export function FilterBox({ table, count }: { readonly table: string; readonly count: number }) {
  const words = useWords()
  const props = {
    table,
    label: words.text('reference.data.filter'),
    rows: words.text('reference.data.rows', { count }),
    count: words.text('reference.data.count', { shown: '{shown}', total: '{total}' }),
  }
  return <Island name="table-filter" of={TableFilter} props={props} />
}
