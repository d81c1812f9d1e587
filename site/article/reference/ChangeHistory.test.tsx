import { describe, expect, it } from 'vitest'
import type { ChangeNote } from '../../../generator/contract/history.ts'
import { htmlOf, routeTable, textOf } from '../testing.tsx'
import { ChangeNotes } from './ChangeHistory.tsx'

const routes = routeTable('/changelog/spot')

function notes(count: number): ChangeNote[] {
  return Array.from({ length: count }, (_, at) => ({
    date: `2025-03-1${9 - at}`,
    text: { en: `New \`field${at}\`.` },
    path: `/changelog/spot#2025-03-1${9 - at}`,
  }))
}

describe('ChangeNotes', () => {
  it('shows each note with a link to its entry', () => {
    const html = htmlOf(<ChangeNotes notes={notes(1)} />, { routes })
    expect(html).toContain(
      '<a href="/docs/changelog/spot#2025-03-19"><time dateTime="2025-03-19">2025-03-19</time></a>',
    )
    expect(textOf(html)).toBe('1 change, 2025-03-19 2025-03-19 New field0 .')
  })

  it('is a line with the day of the latest until a reader opens it', () => {
    const html = htmlOf(<ChangeNotes notes={notes(5)} />, { routes })
    expect(html).toContain('<details class="history nested"><summary>5 changes, the latest on 2025-03-19</summary>')
    expect(html.match(/<li>/g)).toHaveLength(5)
  })

  it('speaks the language of the page and marks a note that does not', () => {
    const html = htmlOf(<ChangeNotes notes={notes(1)} />, { routes, locale: 'zh' })
    expect(html).toContain('<a href="/docs/zh/changelog/spot#2025-03-19">')
    expect(html).toContain('<span lang="en">New <code>field0</code>.</span>')
    expect(textOf(html)).toMatch(/^1 次变更/)
  })

  it('is nothing when nothing changed', () => {
    expect(htmlOf(<ChangeNotes notes={[]} />, { routes })).toBe('')
  })
})
