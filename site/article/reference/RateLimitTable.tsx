import type { Api, Certainty, Operation, RateLimit } from '../../../generator/contract/reference.ts'
import { useApi, useWords } from '../articleContext.tsx'
import { Table } from '../elements.tsx'
import type { ArticleMessages } from '../messages.ts'
import { OperationLinks } from './OperationLinks.tsx'
import { requestsText } from './rateLimitText.ts'

interface Budget {
  readonly limit: RateLimit
  readonly operations: readonly Operation[]
}

/** The rate limits of an API, as its operations state them: one row for each figure or shared budget. */
export function RateLimitTable({ api: apiId }: { readonly api?: string }) {
  const words = useWords()
  const api = useApi(apiId)
  const budgets = budgetsOf(api)
  if (budgets.length === 0) return null
  const certainties = [...new Set(budgets.flatMap(({ limit }) => (limit.certainty ? [limit.certainty] : [])))]
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">{words.text('reference.rateLimit.limit')}</th>
            <th scope="col">{words.text('reference.rateLimit.countedBy')}</th>
            <th scope="col">{words.text('reference.rateLimit.appliesTo')}</th>
          </tr>
        </thead>
        <tbody>
          {budgets.map((budget) => (
            <BudgetRow key={keyOf(budget.limit)} budget={budget} api={api} />
          ))}
        </tbody>
      </Table>
      {certainties.map((certainty) => (
        <MarkedNote key={certainty} certainty={certainty} />
      ))}
    </>
  )
}

function BudgetRow({ budget: { limit, operations }, api }: { readonly budget: Budget; readonly api: Api }) {
  const words = useWords()
  return (
    <tr>
      <td>
        {requestsText(limit, words)}{' '}
        {limit.certainty ? <em>{words.text(`reference.mark.${limit.certainty}`)}</em> : null}
      </td>
      <td>
        {limit.scope === undefined ? null : words.text('reference.rateLimit.scope', { scope: limit.scope })}
        {sharingText(limit, operations.length, words)}
      </td>
      <td>
        <OperationLinks operations={operations} api={api} />
      </td>
    </tr>
  )
}

/** Whether the calls of a row count together or each for itself. */
function sharingText({ group }: RateLimit, count: number, words: ArticleMessages) {
  if (count < 2) return null
  return <small>{words.text(group === undefined ? 'reference.rateLimit.each' : 'reference.rateLimit.together')}</small>
}

function MarkedNote({ certainty }: { readonly certainty: Certainty }) {
  const words = useWords()
  return (
    <p className="certainty">
      {words.rich('reference.rateLimit.marked', {
        mark: <em key="mark">{words.text(`reference.mark.${certainty}`)}</em>,
        meaning: words.text(`reference.certainty.${certainty}`),
      })}
    </p>
  )
}

function budgetsOf({ operations }: Api): Budget[] {
  const budgets = new Map<string, Budget>()
  for (const operation of operations) {
    if (!operation.rateLimit) continue
    const key = keyOf(operation.rateLimit)
    const known = budgets.get(key)
    budgets.set(key, { limit: operation.rateLimit, operations: [...(known?.operations ?? []), operation] })
  }
  return [...budgets.values()]
}

function keyOf({ requests, interval, scope, group, certainty }: RateLimit): string {
  return JSON.stringify([requests, interval, scope, group, certainty])
}
