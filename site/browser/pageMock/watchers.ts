import type { MockAnswer } from './messages.ts'

/** Pages that get a message when something moved. Moves at the same time share one message. */
export function createWatchers(post: (answer: MockAnswer) => void) {
  const watching = new Set<number>()
  let isTold = true
  return {
    add: (id: number): void => void watching.add(id),
    end: (id: number): void => void watching.delete(id),
    tell(): void {
      if (!isTold || watching.size === 0) return
      isTold = false
      void Promise.resolve().then(() => {
        isTold = true
        for (const id of watching) post({ kind: 'moved', id })
      })
    },
  }
}
