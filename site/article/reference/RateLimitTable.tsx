import type { RateLimit } from '../../../generator/contract/operation.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { type RateBudget, rateBudgets, sharedGroup } from '../../../generator/model/view/rateBudgets.ts'
import { useApi, useWords } from '../articleContext.tsx'
import { Table } from '../elements.tsx'
import type { ArticleMessages } from '../messages.ts'
import { AssumedLegend } from './CertaintyNote.tsx'
import { HeadRow } from './HeadRow.tsx'
import { OperationLinks } from './OperationLinks.tsx'
import { requestsText } from './rateLimitText.ts'

/** The rate limits of an API, as its operations state them: one row for each figure or shared budget. */
export function RateLimitTable({ api: apiId }: { readonly api?: string }) {
  const api = useApi(apiId)
  const budgets = rateBudgets(api)
  if (budgets.length === 0) return null
  return (
    <>
      <Table>
        <HeadRow
          ids={['reference.rateLimit.limit', 'reference.rateLimit.countedBy', 'reference.rateLimit.appliesTo']}
        />
        <tbody>
          {budgets.map((budget) => (
            <BudgetRow key={budget.operations[0]?.id} budget={budget} api={api} />
          ))}
        </tbody>
      </Table>
      {budgets.some(({ limit }) => limit.certainty) ? <AssumedLegend /> : null}
    </>
  )
}

function BudgetRow({ budget: { limit, operations }, api }: { readonly budget: RateBudget; readonly api: Api }) {
  const words = useWords()
  return (
    <tr>
      <td>
        {requestsText(limit, words)} {limit.certainty ? <em>{words.text('reference.rateLimit.assumed')}</em> : null}
      </td>
      <td>
        {limit.scope === undefined ? null : words.text('reference.rateLimit.scope', { scope: limit.scope })}{' '}
        {sharingText(limit, operations.length, words)}
      </td>
      <td>
        <OperationLinks operations={operations} api={api} />
      </td>
    </tr>
  )
}

/** Whether the calls of a row count together or each for itself, where that is known; else the group of an assumed limit. */
function sharingText(limit: RateLimit, count: number, words: ArticleMessages) {
  if (limit.certainty) return limit.group === undefined ? null : <code>{limit.group}</code>
  if (count < 2) return null
  const isShared = sharedGroup(limit) !== undefined
  return <small>{words.text(isShared ? 'reference.rateLimit.together' : 'reference.rateLimit.each')}</small>
}
