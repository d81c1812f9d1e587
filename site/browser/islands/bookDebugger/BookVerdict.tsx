import type { BookRule } from '../../../../generator/contract/book.ts'
import type { BookMistake, BookReport, BrokenBook } from '../../../../generator/model/view/book/debugger/bookReport.ts'
import type { DebuggedInput } from '../../../../generator/model/view/book/debugger/debugBook.ts'
import type { KeptBook } from '../../../../generator/model/view/book/keepBooks.ts'
import { LinkList, type TitledLink } from '../LinkList.tsx'
import { frameName, mistakeTexts } from './mistakeTexts.ts'
import { ShownBook } from './ShownBook.tsx'
import { useBookText } from './useBookText.ts'

/** Verdicts of each kind and books that are shown. */
const mostBooks = 3

interface BookVerdictProps {
  readonly report: BookReport
  /** Debuggers of other APIs. */
  readonly elsewhere?: readonly TitledLink[]
  readonly input: DebuggedInput
  readonly rule: BookRule
}

/** The mistakes with their repairs, or that the books are in step; and the books that come of the frames. */
export function BookVerdict({ report, input, rule, elsewhere = [] }: BookVerdictProps) {
  const text = useBookText()
  const { mistake, broken, counted, applied, dropped, outOfStep, ignored, cutOff, isCompared } = report
  const isOfBook = [...broken.values()].some((each) => each.mistake === mistake)
  const inStep = mistake && !isOfBook ? [] : [...report.books].filter(([symbol]) => !isOutOfStep(broken.get(symbol)))
  // Books with a mistake come first, as their verdicts: only some are shown.
  const ranks = new Map([...broken.keys()].map((symbol, rank) => [symbol, rank]))
  const rankOf = (symbol: string) => ranks.get(symbol) ?? ranks.size
  const books = [...report.books].filter(hasLevels).sort(([one], [other]) => rankOf(one) - rankOf(other))
  const ofBook = (symbol: string, verdict: string) =>
    report.books.size > 1 ? text('book.of', { symbol, verdict }) : verdict
  const others = (kind: 'broken' | 'inStep', { length }: readonly unknown[]) =>
    length > mostBooks ? <p>{text(`book.${kind}.others`, { count: length - mostBooks })}</p> : null
  return (
    <>
      <div role="status">
        {mistake && !isOfBook ? <Mistake mistake={mistake} counted={counted} elsewhere={elsewhere} /> : null}
        {[...broken].slice(0, mostBooks).map(([symbol, { mistake: own, recovered }]) => (
          <Mistake
            key={symbol}
            mistake={own}
            counted={counted}
            of={(what) => ofBook(symbol, what)}
            {...(recovered === undefined ? {} : { recovered })}
          />
        ))}
        {others('broken', [...broken])}
        {inStep.slice(0, mostBooks).map(([symbol, { last }]) => (
          <p key={symbol} className="builder-right">
            {ofBook(symbol, last ? text('book.inStep', { id: last }) : text('book.inStep.unnumbered'))}
          </p>
        ))}
        {others('inStep', inStep)}
        {isCompared ? mistake && !isOfBook ? null : <Same input={input} rule={rule} /> : <NotCompared input={input} />}
        {cutOff === undefined ? null : <p>{text('book.cutOff', { at: frameName(cutOff, counted, text) })}</p>}
        <p className="builder-quiet">{text('book.counts', { applied, dropped, outOfStep, ignored })}</p>
      </div>
      {books.slice(0, mostBooks).map(([symbol, book]) => (
        <ShownBook key={symbol} symbol={symbol} book={book} isBroken={isOutOfStep(broken.get(symbol))} />
      ))}
    </>
  )
}

/** A book that waits for its snapshot has none. */
function hasLevels([, { bids, asks }]: readonly [string, KeptBook]): boolean {
  return bids.size + asks.size > 0
}

function isOutOfStep(broken: BrokenBook | undefined): boolean {
  return broken !== undefined && broken.recovered === undefined
}

interface MistakeProps {
  readonly mistake: BookMistake
  readonly counted: BookReport['counted']
  readonly recovered?: number
  readonly elsewhere?: readonly TitledLink[]
  /** Names the book of the mistake. */
  readonly of?: (what: string) => string
}

function Mistake({ mistake, counted, recovered, elsewhere = [], of = (what) => what }: MistakeProps) {
  const text = useBookText()
  const { kind, position } = mistake
  const { what, repair } = mistakeTexts(mistake, counted, text)
  const sumText = mistake.values['text']
  return (
    <div data-finding={kind}>
      <p className="builder-problem">
        {of(position === undefined ? what : text('book.at', { at: frameName(position, counted, text), what }))}
      </p>
      <p>
        {repair}
        {kind === 'otherNames' && elsewhere.length > 0 ? (
          <>
            {' '}
            {text('book.elsewhere')}
            <LinkList links={elsewhere} />
          </>
        ) : null}
      </p>
      {sumText === undefined ? null : (
        <>
          <p className="builder-quiet">{text('book.text')}</p>
          <code className="builder-code">{sumText}</code>
        </>
      )}
      {recovered === undefined || kind === 'doubled' ? null : (
        <p>{text('book.recovered', { at: frameName(recovered, counted, text) })}</p>
      )}
    </div>
  )
}

function NotCompared({ input: { own = '', sum = '' } }: Pick<BookVerdictProps, 'input'>) {
  const text = useBookText()
  return (own + sum).trim() === '' ? null : <p className="builder-quiet">{text('book.notCompared')}</p>
}

function Same({ input: { own = '', sum = '' }, rule }: Omit<BookVerdictProps, 'report'>) {
  const text = useBookText()
  return (
    <>
      {own.trim() === '' ? null : <p className="builder-right">{text('book.same')}</p>}
      {sum.trim() === '' || !rule.checksum ? null : <p className="builder-right">{text('book.same.text')}</p>}
    </>
  )
}
