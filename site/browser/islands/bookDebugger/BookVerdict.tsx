import type { BookRule } from '../../../../generator/contract/book.ts'
import { bestOf, type SideName } from '../../../../generator/model/view/book/bookSide.ts'
import type { BookReport } from '../../../../generator/model/view/book/debugger/bookReport.ts'
import type { DebuggedInput } from '../../../../generator/model/view/book/debugger/debugBook.ts'
import type { KeptBook } from '../../../../generator/model/view/book/keepBooks.ts'
import { frameName, mistakeTexts } from './mistakeTexts.ts'
import { useBookText } from './useBookText.ts'

/** Books that are shown, and levels of each side. */
const [mostBooks, mostLevels] = [3, 5]

interface BookVerdictProps {
  readonly report: BookReport
  readonly input: DebuggedInput
  readonly rule: BookRule
}

/** The first mistake with its repair, or that the book is in step; and the books that come of the frames. */
export function BookVerdict({ report, input, rule }: BookVerdictProps) {
  const text = useBookText()
  const { mistake, counted, applied, dropped, ignored } = report
  const books = [...report.books].slice(0, mostBooks)
  return (
    <>
      <div role="status">
        {mistake ? <Mistake report={report} /> : <InStep report={report} input={input} rule={rule} />}
        {report.recovered === undefined ? null : (
          <p>{text('book.recovered', { at: frameName(report.recovered, counted, text) })}</p>
        )}
        <p className="builder-quiet">{text('book.counts', { applied, dropped, ignored })}</p>
      </div>
      {books.map(([symbol, book]) => (
        <ShownBook key={symbol} symbol={symbol} book={book} />
      ))}
    </>
  )
}

function Mistake({ report: { mistake, counted } }: Pick<BookVerdictProps, 'report'>) {
  const text = useBookText()
  if (!mistake) return null
  const { kind, position } = mistake
  const { what, repair } = mistakeTexts(mistake, counted, text)
  const sumText = mistake.values['text']
  return (
    <div data-finding={kind}>
      <p className="builder-problem">
        {position === undefined ? what : text('book.at', { at: frameName(position, counted, text), what })}
      </p>
      <p>{repair}</p>
      {sumText === undefined ? null : (
        <>
          <p className="builder-quiet">{text('book.text')}</p>
          <code className="builder-code">{sumText}</code>
        </>
      )}
    </div>
  )
}

function InStep({ report, input: { own = '', sum = '' }, rule }: BookVerdictProps) {
  const text = useBookText()
  const last = [...report.books.values()].at(-1)?.last ?? ''
  return (
    <>
      <p className="builder-right">
        {last === '' ? text('book.inStep.unnumbered') : text('book.inStep', { id: last })}
      </p>
      {own.trim() === '' ? null : <p className="builder-right">{text('book.same')}</p>}
      {sum.trim() === '' || !rule.checksum ? null : <p className="builder-right">{text('book.same.text')}</p>}
    </>
  )
}

function ShownBook({ symbol, book }: { readonly symbol: string; readonly book: KeptBook }) {
  const text = useBookText()
  const title = symbol === '' ? text('book.title') : text('book.title.of', { symbol })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div role="group" aria-label={title} className="builder-part">
      <p className="builder-title">{title}</p>
      {book.last === undefined ? <p className="builder-problem">{text('book.stale')}</p> : null}
      <div className="builder-pair">
        <Side book={book} side="bids" />
        <Side book={book} side="asks" />
      </div>
    </div>
  )
}

function Side({ book, side }: { readonly book: KeptBook; readonly side: SideName }) {
  const text = useBookText()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text(`book.${side}`)}</th>
          <th scope="col">{text('book.size')}</th>
        </tr>
      </thead>
      <tbody>
        {bestOf(book[side], side, mostLevels).map(({ price, size }) => (
          <tr key={price}>
            <td>{price}</td>
            <td>{size}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
