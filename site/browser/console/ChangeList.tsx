import { useIntl } from 'react-intl'
import { useConsoleText } from './useConsoleText.ts'
import type { ViewChange } from './viewChanges.ts'
import { viewName } from './viewName.ts'

/** Changes of a call to the account in the page, a line each. */
export function ChangeList({ changes }: { readonly changes: readonly ViewChange[] }) {
  const text = useConsoleText()
  const { locale } = useIntl()
  if (changes.length === 0) return null
  return (
    <ul className="console-changes" aria-label={text('console.changes')}>
      {changes.map((change) => {
        const line = lineOf(change, text, locale)
        const isLiquidation = change.kind === 'loss' || (change.kind === 'position' && change.move === 'liquidated')
        return (
          <li key={line} className={isLiquidation ? 'builder-problem' : undefined}>
            {line}
          </li>
        )
      })}
    </ul>
  )
}

function lineOf(change: ViewChange, text: ReturnType<typeof useConsoleText>, locale: string): string {
  if (change.kind === 'order')
    return text('console.change.order', {
      ...{ ...change.order, isLiquidation: String(change.order.isLiquidation) },
      isExample: String(change.isExample),
    })
  if (change.kind === 'position') return text('console.change.position', { ...change, mode: change.marginMode ?? '' })
  if (change.kind === 'loss') return text('console.change.loss', { ...change })
  const { account, currency, before, after, texts } = change
  const isHeldAlone = before.available === after.available
  return text('console.change.balance', {
    ...after,
    account: viewName(account, locale, texts),
    currency,
    moved: isHeldAlone ? 'held' : before.held === after.held ? 'available' : 'both',
    availableBefore: before.available,
    heldBefore: before.held,
  })
}
