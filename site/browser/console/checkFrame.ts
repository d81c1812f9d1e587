import type { ConsoleChannel } from '../../../generator/contract/console.ts'
import type { Json } from '../../../generator/contract/json.ts'
import { checkValue, type Mismatch } from '../islands/requestBuilder/checkValue.ts'

export interface CheckedFrame {
  /** The message that the frame is, or is most like. */
  readonly message: ConsoleChannel['messages'][number]
  readonly problems: readonly Mismatch[]
}

/** Holds a frame against the message that it has least against it for; nothing where no message has a schema. */
export function checkFrame(frame: Json, { messages, schemas }: ConsoleChannel): CheckedFrame | undefined {
  let best: CheckedFrame | undefined
  for (const message of messages) {
    if (!message.schema) continue
    const problems = checkValue(frame, message.schema, schemas, 'response')
    if (problems.length === 0) return { message, problems }
    if (!best || weight(problems) < weight(best.problems)) best = { message, problems }
  }
  return best
}

/** A name or constant that does not fit speaks for another message more than a field too many, and more so at the top. */
function weight(problems: readonly Mismatch[]): number {
  return problems.reduce(
    (sum, { id, path }) => sum + (['enum', 'required', 'type'].includes(id) ? 8 : 1) / (1 + path.split(/[.[]/).length),
    0,
  )
}
