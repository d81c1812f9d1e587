import type { ReplayRow } from './useReplay.ts'

/** Numbers of the steps, from 1, in which a book of a channel fell out of step. */
export function faultSteps(rows: readonly Pick<ReplayRow, 'books'>[], channel: string): number[] {
  let before = 0
  return rows.flatMap(({ books }, index) => {
    const own = books.find((each) => each.channel === channel)
    const now = own?.books.reduce((sum, { faults }) => sum + faults, 0) ?? before
    const isNew = now > before
    before = now
    return isNew ? [index + 1] : []
  })
}

/** News of a step for the order books: a gap, another fault, or that they follow. Empty where no book moved, or one waits. */
export function bookNews(rows: readonly Pick<ReplayRow, 'books'>[], index: number): string {
  const { books = [] } = rows[index] ?? {}
  const broken = books.find(({ channel }) => faultSteps(rows, channel).includes(index + 1))
  if (broken) return broken.books.some(({ fault }) => fault?.kind === 'gap') ? 'gap' : 'fault'
  return books.length > 0 && books.every((each) => each.books.every(({ last }) => last !== undefined)) ? 'follows' : ''
}
