import type { ConnectionLimit } from '../../../../generator/contract/reference.ts'
import { useArticle, useWords } from '../../articleContext.tsx'
import { Prose, plainText } from '../../prose/Prose.tsx'
import { tableRoles as roles } from '../tableRoles.ts'
import { limitName, limitValue } from './limitTexts.ts'

/** The limits of a connection: how much, counted by what, and what happens there. */
export function ConnectionLimits({ limits }: { readonly limits: readonly ConnectionLimit[] }) {
  const words = useWords()
  const heads = [
    words.text('reference.connection.limit'),
    words.text('reference.connection.value'),
    words.text('reference.connection.scope'),
  ]
  return (
    <table className="stacking-table limit-table" {...roles.table}>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          {heads.map((head) => (
            <th key={head} scope="col" {...roles.columnheader}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {limits.map((limit) => (
          <LimitRow key={limit.name} limit={limit} />
        ))}
      </tbody>
    </table>
  )
}

function LimitRow({ limit }: { readonly limit: ConnectionLimit }) {
  const article = useArticle()
  const { words } = article
  const { scope, description, certainty } = limit
  return (
    <tr {...roles.row}>
      <th scope="row" {...roles.rowheader}>
        {limitName(limit, words)}
        {certainty === undefined ? null : <em>{words.text(`reference.mark.${certainty}`)}</em>}
      </th>
      <td {...roles.cell}>
        <b>{limitValue(limit, words)}</b>
        <Prose value={description} />
      </td>
      <td {...roles.cell}>{scope ? plainText(scope, article) : null}</td>
    </tr>
  )
}
