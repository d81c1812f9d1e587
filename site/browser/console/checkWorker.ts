import { type CheckAnswer, type CheckQuestion, createChecks } from './checkTexts.ts'

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<CheckQuestion>) => void
  /** `ready` once, then an answer to each question; `failed` where a value is too deep to be compared. */
  readonly postMessage: (answer: 'ready' | 'failed' | CheckAnswer) => void
}

const check = createChecks()

scope.onmessage = ({ data }) => {
  try {
    scope.postMessage(check(data))
  } catch {
    scope.postMessage('failed')
  }
}

scope.postMessage('ready')
