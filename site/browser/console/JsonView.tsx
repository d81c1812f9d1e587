import { useMemo, useState } from 'react'
import type { DescribedValue } from '../../../generator/contract/console.ts'
import { groupBy } from '../../../generator/contract/groups.ts'
import type { Mismatch } from '../islands/requestBuilder/checkValue.ts'
import { problemText } from '../islands/requestBuilder/problemText.ts'
import { useIslandText } from '../islands/useIslandText.ts'
import { fieldAnchor } from './fieldAnchor.ts'
import { type JsonLine, type JsonPiece, jsonLines } from './jsonLines.ts'
import { ShowMore } from './ShowMore.tsx'
import { shortened } from './shortened.ts'
import { useConsoleText } from './useConsoleText.ts'

interface JsonViewProps {
  readonly text: string
  readonly described: DescribedValue | undefined
  readonly problems: readonly Mismatch[]
  /** Address of the page that describes the fields. */
  readonly page: string
}

/** Lines that are shown before the reader asks for more, and with each click. */
const linesAtOnce = 500

/** Characters of the note on a line. */
const longestMark = 500

/** The list of a value without differences: always the same, so that its lines are not drawn again. */
export const noProblems: readonly Mismatch[] = []

const looks: Readonly<Record<JsonPiece['kind'], string | undefined>> = {
  name: 'hl-a',
  string: 'hl-s',
  number: 'hl-n',
  literal: 'hl-n',
  mark: undefined,
}

/** JSON with a link from each field to its description, and a mark where it differs from its schema. It is shown in parts. */
export function JsonView({ text: json, described, problems, page }: JsonViewProps) {
  const text = useConsoleText()
  const [most, setMost] = useState(linesAtOnce)
  const { lines, isWhole } = useMemo(() => jsonLines(json, most), [json, most])
  const byPath = useMemo(() => groupBy(problems, ({ path }) => path), [problems])
  const fields = described?.fields
  const drawn = useMemo(
    () =>
      lines.map((line, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          key={index}
          line={line}
          problems={(line.path === undefined ? undefined : byPath.get(line.path)) ?? noProblems}
          fields={fields}
          page={page}
        />
      )),
    [lines, byPath, fields, page],
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <pre className="builder-code console-json" tabIndex={0}>
        {drawn}
      </pre>
      {isWhole ? null : (
        <ShowMore
          shown={text('console.json.more', { count: lines.length })}
          onMore={() => setMost(most + linesAtOnce)}
        />
      )}
    </>
  )
}

interface LineProps extends Pick<JsonViewProps, 'problems' | 'page'> {
  readonly line: JsonLine
  readonly fields: DescribedValue['fields'] | undefined
}

function Line({ line: { depth, path, pieces }, problems, fields, page }: LineProps) {
  const words = useIslandText()
  const anchor = path === undefined || !fields ? undefined : fieldAnchor(fields, path)
  const remark = problems.map((problem) => problemText({ ...problem, path: '' }, words)).join(' ')
  return (
    <>
      {'  '.repeat(depth)}
      {pieces.map((piece, at) => {
        const href = piece.kind === 'name' && anchor ? `${page}#${anchor}` : undefined
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
        return <Piece key={at} piece={piece} href={href} />
      })}
      {anchor !== undefined && path?.endsWith(']') && pieces.length > 0 ? (
        <a className="console-column" href={`${page}#${anchor}`}>
          {anchor.slice(anchor.lastIndexOf('.') + 1)}
        </a>
      ) : null}
      {remark === '' ? null : <mark>{`  ✕ ${shortened(remark, longestMark)}`}</mark>}
      {'\n'}
    </>
  )
}

function Piece({ piece: { kind, text }, href }: { readonly piece: JsonPiece; readonly href: string | undefined }) {
  const look = looks[kind]
  if (href !== undefined)
    return (
      <a className={look} href={href} {...(href.startsWith('#') ? {} : { target: '_blank', rel: 'noreferrer' })}>
        {text}
      </a>
    )
  return look === undefined ? text : <span className={look}>{text}</span>
}
