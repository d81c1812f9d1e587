import { Island } from '../../browser/islands/Island.tsx'
import { TableFilter } from '../../browser/islands/TableFilter.tsx'
import { useArticle } from '../articleContext.tsx'
import { resolveLink } from '../links.ts'

interface Props {
  readonly table: string
  readonly count: number
  /** Address for a reader who finds no code. */
  readonly href?: string | undefined
  /** Label of the box, with the name of its rows. */
  readonly label?: 'reference.data.filter' | 'reference.errors.filter'
}

/** A box that hides the rows of a table without the words a reader types. */
export function FilterBox({ table, count, href, label = 'reference.data.filter' }: Props) {
  const article = useArticle()
  const { words } = article
  const props = {
    table,
    label: words.text(label),
    rows: words.text('reference.data.rows', { count }),
    count: words.text('reference.data.count', { shown: '{shown}', total: '{total}' }),
    none: words.text('reference.data.none'),
    search: words.text('reference.data.search'),
    ...(href === undefined
      ? {}
      : { next: { href: resolveLink(href, article).href, label: words.text('reference.errors.next') } }),
  }
  return <Island name="table-filter" of={TableFilter} props={props} />
}
