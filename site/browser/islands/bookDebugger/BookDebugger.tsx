import { useDeferredValue, useMemo, useState } from 'react'
import type { BookRule } from '../../../../generator/contract/book.ts'
import type { BookChannels } from '../../../../generator/model/view/book/debugger/bookReport.ts'
import { type DebuggedInput, debugBook } from '../../../../generator/model/view/book/debugger/debugBook.ts'
import { faultyExamples } from '../../../../generator/model/view/book/debugger/faultyExamples.ts'
import { loadBookMessages } from '../../../i18n/loadBookMessages.ts'
import { inLanguage } from '../inLanguage.tsx'
import type { TitledLink } from '../LinkList.tsx'
import { TextField } from '../requestBuilder/TextField.tsx'
import { BookVerdict } from './BookVerdict.tsx'
import { useBookText } from './useBookText.ts'
import '../requestBuilder/requestBuilder.css'
import './bookDebugger.css'

interface BookDebuggerProps {
  /** Distinguishes the debuggers of a page. */
  readonly id: string
  readonly locale: string
  readonly rule: BookRule
  /** Frames of a typical session that keep the book in step. */
  readonly example?: string
  readonly channels: BookChannels
  /** Debuggers of other APIs for frames of such a channel. */
  readonly elsewhere?: readonly TitledLink[]
}

/** Says whether pasted frames keep the book of a channel in step, or shows the first mistake; sends nothing. */
export const BookDebugger = inLanguage(BookForm, loadBookMessages)

const nothing: Required<DebuggedInput> = { frames: '', reply: '', own: '', sum: '' }
const ownExample = '{"bids": [["1.5", "20"]], "asks": [["1.6", "7"]]}'

function BookForm({ id, rule, example, channels, elsewhere = [] }: BookDebuggerProps) {
  const text = useBookText()
  const [input, setInput] = useState(nothing)
  // The fields follow the keys while a long paste is read.
  const read = useDeferredValue(input)
  const report = useMemo(() => debugBook(read, rule, { ...channels, example }), [read, rule, channels, example])
  const examples = useMemo(() => (example === undefined ? {} : faultyExamples(example, rule)), [example, rule])
  const field = (name: keyof DebuggedInput) => ({
    id: `${id}-${name}`,
    label: text(`book.${name}`),
    value: input[name],
    onChange: (value: string) => setInput((before) => ({ ...before, [name]: value })),
  })
  return (
    <div className="builder book-debugger">
      <div className="builder-tool">
        <TextField {...field('frames')} rows={6} note={text('book.frames.note')} />
        {rule.snapshot === 'call' ? <TextField {...field('reply')} rows={3} note={text('book.reply.note')} /> : null}
        {Object.keys(examples).length === 0 ? null : (
          <p className="builder-line">
            {(['gap', 'level'] as const).map((fault) =>
              examples[fault] === undefined ? null : (
                <button key={fault} type="button" onClick={() => setInput({ ...nothing, ...examples[fault] })}>
                  {text('book.example', { fault })}
                </button>
              ),
            )}
          </p>
        )}
      </div>
      {read.frames.trim() === '' ? null : <BookVerdict {...{ report, rule, elsewhere }} input={read} />}
      <div className="builder-tool">
        <TextField {...field('own')} rows={3} note={text('book.own.note', { example: ownExample })} />
        {rule.checksum ? <TextField {...field('sum')} rows={2} /> : null}
      </div>
    </div>
  )
}
