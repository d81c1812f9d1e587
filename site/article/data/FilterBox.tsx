import { Island } from '../../browser/islands/Island.tsx'
import { TableFilter } from '../../browser/islands/TableFilter.tsx'
import { useWords } from '../articleContext.tsx'

interface Props {
  readonly table: string
  readonly count: number
  /** Label of the box, with the name of its rows. */
  readonly label?: 'reference.data.filter' | 'reference.errors.filter'
}

/** A box that hides the rows of a table without the words a reader types. */
export function FilterBox({ table, count, label = 'reference.data.filter' }: Props) {
  const words = useWords()
  const props = {
    table,
    label: words.text(label),
    rows: words.text('reference.data.rows', { count }),
    count: words.text('reference.data.count', { shown: '{shown}', total: '{total}' }),
  }
  return <Island name="table-filter" of={TableFilter} props={props} />
}
