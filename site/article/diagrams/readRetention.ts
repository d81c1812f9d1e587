import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import { textOf } from '../Heading.tsx'

interface RetentionRow {
  readonly label: string
  readonly duration: string
  readonly hours: number
}

const hoursOf = { hour: 1, day: 24, week: 168, month: 730, year: 8760 } as const

const form = 'RetentionChart wants one list, each item with a colon and a duration: Fills: 90 days'

/** The records that a Markdown list names, with how long each is kept. Throws, saying the form, when it has another one. */
export function readRetention(children: ReactNode, intl: IntlShape): RetentionRow[] {
  const lists = elementsIn(children).filter(({ type }) => type === 'ul')
  const rows = lists.flatMap((list) => elementsIn(list.props.children).map((item) => readRow(textOf(item), intl)))
  if (rows.length === 0) throw new Error(form)
  return rows
}

function readRow(text: string, intl: IntlShape): RetentionRow {
  const [, label = '', duration = ''] = /^(.*)[:：](.*)$/s.exec(text.trim()) ?? []
  const hours = hoursIn(duration.trim(), intl)
  if (label === '' || hours === undefined) throw new Error(form)
  return { label: label.trim(), duration: duration.trim(), hours }
}

/** The hours of a duration as the language writes it: `4 hours`, `90 天`. */
function hoursIn(duration: string, { formatNumber }: IntlShape): number | undefined {
  const count = Number.parseInt(duration, 10)
  if (Number.isNaN(count)) return undefined
  const bare = (text: string) => text.replaceAll(/\s/g, '')
  for (const [unit, hours] of Object.entries(hoursOf)) {
    if (bare(formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' })) === bare(duration)) return count * hours
  }
  return undefined
}

type Element = ReactElement<{ readonly children?: ReactNode }>

function elementsIn(children: ReactNode): Element[] {
  return Children.toArray(children).filter((node): node is Element => isValidElement(node))
}
