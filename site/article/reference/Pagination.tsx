import type { ReactNode } from 'react'
import { anchorOf } from '../../../generator/contract/ids.ts'
import { useWords } from '../articleContext.tsx'
import type { MessageId } from '../messages.ts'
import { durationText } from './durationText.ts'
import { type OperationProps, useOperation } from './operationContext.tsx'
import { Section } from './Section.tsx'
import { Term } from './Term.tsx'

/** How a list is read page by page. */
export function Pagination({ of, api: apiId }: OperationProps) {
  const words = useWords()
  const { operation, outline, level } = useOperation(of, apiId)
  const { pagination } = operation
  if (!pagination) return null
  const { style, cursor, next, limit, direction, start, end, defaultLimit, maxLimit, defaultWindow, maxWindow } =
    pagination
  const parameters = outline.parameters.flatMap(({ items }) => items)
  const parameter = (name: string | undefined): ReactNode => {
    const found = parameters.find((field) => field.name === name)
    const code = name === undefined ? null : <code>{name}</code>
    return found ? <a href={`#${found.anchor}`}>{code}</a> : code
  }
  const window = (value: string | undefined) => (value === undefined ? undefined : durationText(value, words))
  const rows: [MessageId, ReactNode][] = [
    ['reference.pagination.cursor', parameter(cursor)],
    ['reference.pagination.direction', parameter(direction)],
    ['reference.pagination.limit', parameter(limit)],
    ['reference.pagination.defaultLimit', defaultLimit],
    ['reference.pagination.maxLimit', maxLimit],
    ['reference.pagination.start', parameter(start)],
    ['reference.pagination.end', parameter(end)],
    ['reference.pagination.defaultWindow', window(defaultWindow)],
    ['reference.pagination.maxWindow', window(maxWindow)],
  ]
  return (
    <Section level={level} id={anchorOf(operation.id, 'pagination')} title={words.text('reference.pagination')}>
      <p>
        {words.text('reference.pagination.style', { style })}
        {next === undefined || cursor === undefined
          ? null
          : words.rich('reference.pagination.next', { next: <code>{next}</code>, cursor: parameter(cursor) })}
      </p>
      <dl className="terms">
        {rows.map(([id, value]) => (value ? <Term key={id} name={words.text(id)} value={value} /> : null))}
      </dl>
    </Section>
  )
}
