import type { MockSocket } from '../../../tools/mock/speakFrames.ts'
import type { MockAnswer } from './messages.ts'

/** A connection within the page: the end of the mock, and the actions of the page. */
export interface PageSocket {
  readonly end: MockSocket
  receive(text: string): void
  close(): void
}

/** Makes a connection. It passes the frames of the mock on to the page, and its end. */
export function createPageSocket(socket: number, post: (answer: MockAnswer) => void, onClosed: () => void): PageSocket {
  const onMessage: ((frame: string) => void)[] = []
  const onClose: (() => void)[] = []
  let isOpen = true
  const close = () => {
    if (!isOpen) return
    isOpen = false
    onClosed()
    for (const listener of onClose) listener()
  }
  return {
    close,
    receive(text) {
      for (const listener of onMessage) listener(text)
    },
    end: {
      OPEN: 1,
      bufferedAmount: 0,
      get readyState() {
        return isOpen ? 1 : 3
      },
      send(text, onSent) {
        if (isOpen) post({ kind: 'frame', socket, text })
        onSent()
      },
      terminate() {
        if (isOpen) post({ kind: 'closed', socket, reason: '' })
        close()
      },
      on(event: 'message' | 'error' | 'close', listener: (frame: string) => void) {
        if (event === 'message') onMessage.push(listener)
        if (event === 'close') onClose.push(() => listener(''))
      },
    },
  }
}
