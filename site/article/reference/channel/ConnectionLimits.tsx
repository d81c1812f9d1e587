import type { ConnectionLimit } from '../../../../generator/contract/channel.ts'
import { useArticle } from '../../articleContext.tsx'
import { Prose, plainText } from '../../prose/Prose.tsx'
import { HeadRow } from '../HeadRow.tsx'
import { limitName, limitValue } from './limitTexts.ts'

/** The limits of a connection: amount, scope, and the consequence of passing it. */
export function ConnectionLimits({ limits }: { readonly limits: readonly ConnectionLimit[] }) {
  return (
    <table className="stacking-table limit-table">
      <HeadRow ids={['reference.connection.limit', 'reference.connection.value', 'reference.connection.scope']} />
      <tbody>
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
    <tr>
      <th scope="row">
        {limitName(limit, words)}
        {certainty === undefined ? null : <em>{words.text('reference.unconfirmed')}</em>}
      </th>
      <td>
        <b>{limitValue(limit, article)}</b>
        <Prose value={description} />
      </td>
      <td>{scope ? plainText(scope, article) : null}</td>
    </tr>
  )
}
