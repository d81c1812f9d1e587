import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { MockView, ViewedOrder } from '../../../generator/contract/mockView.ts'
import { nearestLanguage } from '../../i18n/nearestLanguage.ts'
import { clockTime } from './clockTime.ts'
import { type FigureColumn, FigureTable } from './FigureTable.tsx'
import { Ladder } from './Ladder.tsx'
import { ownLevels } from './ownLevels.ts'
import { useConsoleText } from './useConsoleText.ts'
import { viewName } from './viewName.ts'

interface AccountPictureProps {
  readonly view: MockView
  /** Market that is drawn until the reader chooses another. */
  readonly first?: string | undefined
  /** The console calls the mock of the account: its orders can be cancelled there. */
  readonly isLive?: boolean
}

/** An account and one of its markets. */
export function AccountPicture({ view, first = '', isLive = false }: AccountPictureProps) {
  const text = useConsoleText()
  const [chosen, choose] = useState(first)
  const { books, orders } = view
  const book = books.find(({ symbol }) => symbol === chosen) ?? books[0]
  return (
    <div className="console-picture">
      {book ? (
        <div>
          <p className="builder-field">
            <label htmlFor="console-market">{text('console.account.market')}</label>
            <select
              id="console-market"
              value={book.symbol}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            >
              {books.map(({ symbol }) => (
                <option key={symbol}>{symbol}</option>
              ))}
            </select>
          </p>
          <Ladder
            bids={book.bids.slice(0, 10)}
            asks={book.asks.slice(0, 10)}
            own={ownLevels(orders.filter(({ symbol }) => symbol === book.symbol))}
          />
        </div>
      ) : null}
      <AccountTables view={view} isLive={isLive} />
    </div>
  )
}

function AccountTables({ view, isLive }: Required<Pick<AccountPictureProps, 'view' | 'isLive'>>) {
  const { balances, positions, orders, bills, texts = {} } = view
  const text = useConsoleText()
  const { locale } = useIntl()
  const { start, bills: billsTitle } = texts[nearestLanguage(texts, locale)] ?? {}
  const nameOf = (name: string) => viewName(name, locale, texts)
  const empty = text('console.account.empty')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <div className="table console-tables" tabIndex={0}>
      {start === undefined ? null : <p className="builder-quiet">{start}</p>}
      {[...new Set(balances.map(({ account }) => account))].map((account) => (
        <FigureTable
          key={account}
          caption={text('console.account.balances', { account: nameOf(account) })}
          empty={empty}
          rows={balances.filter((balance) => balance.account === account)}
          columns={[
            [text('console.account.currency'), ({ currency }) => currency],
            [text('console.account.available'), ({ available }) => available, 'figure'],
            [text('console.account.held'), ({ held }) => held, 'figure'],
          ]}
        />
      ))}
      <FigureTable
        caption={text('console.account.positions')}
        empty={empty}
        rows={positions}
        columns={[
          [text('console.account.market'), ({ symbol }) => symbol],
          [
            text('console.book.side'),
            ({ side, marginMode = '' }) => text('console.account.side', { side, mode: marginMode }),
          ],
          [text('console.book.size'), ({ size }) => size, 'figure'],
          [text('console.account.margin'), ({ margin }) => margin, 'figure'],
          [text('console.account.entry'), ({ entryPrice }) => entryPrice, 'figure'],
          [text('console.account.mark'), ({ markPrice }) => markPrice, 'figure'],
          [text('console.account.liquidation'), ({ liquidationPrice }) => liquidationPrice ?? '–', 'figure'],
          [text('console.account.profit'), ({ profit }) => profit, 'figure'],
        ]}
      />
      <FigureTable
        caption={text('console.account.orders')}
        empty={empty}
        rows={orders.filter(({ state }) => state === 'open')}
        columns={[
          [text('console.account.market'), ({ symbol }) => symbol],
          [text('console.book.side'), ({ side }) => text('console.account.side', { side, mode: '' })],
          [text('console.book.price'), ({ price }) => price ?? '–', 'figure'],
          [text('console.book.size'), ({ size }) => size, 'figure'],
          [text('console.account.filled'), ({ filled }) => filled, 'figure'],
          ...(isLive ? [cancelColumn(text)] : []),
        ]}
      />
      <FigureTable
        caption={billsTitle ?? text('console.account.bills')}
        empty={empty}
        rows={bills}
        columns={[
          [text('console.account.time'), ({ time }) => clockTime(time)],
          [text('console.account.kind'), ({ kind, symbol = '' }) => `${nameOf(kind)} ${symbol}`],
          [text('console.account.amount'), ({ amount }) => amount, 'figure'],
          [text('console.account.currency'), ({ currency }) => currency],
        ]}
      />
    </div>
  )
}

/** Leads to the call that cancels an order, filled in. */
function cancelColumn(text: ReturnType<typeof useConsoleText>): FigureColumn<ViewedOrder> {
  const address = ({ cancelCall }: ViewedOrder) => (cancelCall === undefined ? undefined : `#${cancelCall}`)
  return [text('console.account.order'), (order) => (address(order) ? text('console.account.cancel') : '–'), address]
}
