import type { Message } from '../../../../generator/contract/channel.ts'
import type { Example } from '../../../../generator/contract/schema.ts'
import { FurtherExamples } from '../FurtherExamples.tsx'
import { FrameCode } from './FrameCode.tsx'
import type { NumberedFrame } from './session.ts'

interface Props {
  readonly message: Message
  /** Frames of the session. */
  readonly frames: readonly NumberedFrame[]
}

/** The frames of a message: the first in full, the others of the session and of the spec behind a disclosure. */
export function MessageFrames({ message, frames }: Props) {
  const [first, ...further] = [...frames.map(({ example }) => example), ...unseen(message, frames)]
  if (!first) return null
  const { direction } = message
  return (
    <div className="message-frames">
      <div className="frame" data-direction={direction}>
        <FrameCode example={first} />
      </div>
      <FurtherExamples count={further.length}>
        {further.map((example) => (
          <div key={JSON.stringify(example)} className="frame" data-direction={direction}>
            <FrameCode example={example} />
          </div>
        ))}
      </FurtherExamples>
    </div>
  )
}

function unseen({ examples }: Message, frames: readonly NumberedFrame[]): Example[] {
  return examples.filter((example) => !frames.some((frame) => isSame(frame.example, example)))
}

function isSame(a: Example, b: Example): boolean {
  return a.name === b.name && JSON.stringify(a.value) === JSON.stringify(b.value)
}
