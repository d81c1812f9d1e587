import type { Channel } from '../../../../contract/channel.ts'
import { debugBook } from './debugBook.ts'

/** The frames of a channel's typical session that keep its book in step, one a line; `undefined` where they do not. */
export function exampleFrames({ conversation, book }: Pick<Channel, 'conversation' | 'book'>): string | undefined {
  if (!book) return undefined
  const frames = conversation
    .flatMap(({ direction, example }) => (direction === 'receive' ? [JSON.stringify(example.value)] : []))
    .join('\n')
  const { mistake, applied } = debugBook({ frames }, book)
  return mistake || applied === 0 ? undefined : frames
}
