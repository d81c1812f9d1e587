import type { Direction } from '../../../generator/contract/channel.ts'
import { lineHeight, naturalWidth, wrapText } from './textMetrics.ts'

/** One arrow between client and server; `send` starts at the client. */
export interface SequenceStep {
  readonly direction: Direction
  readonly label: string
  /** Language of the label where it is not the page's. */
  readonly lang?: string
  /** An action is no frame: connecting, for example. A reply answers a request, a push comes by itself. */
  readonly style: 'action' | 'request' | 'reply' | 'push'
  /** Belongs to the last part, which goes on as long as the connection is open. */
  readonly isRepeated?: boolean
}

export interface SequenceArrow {
  readonly number: number
  readonly style: SequenceStep['style']
  readonly heading: 'left' | 'right'
  /** Where the arrow starts, at the lifeline of who sends. */
  readonly from: number
  readonly to: number
  readonly y: number
  readonly lines: readonly { readonly text: string; readonly y: number }[]
  readonly lang?: string
}

export interface SequenceLayout {
  readonly width: number
  readonly height: number
  readonly client: number
  readonly server: number
  /** Where the lifelines begin and end. */
  readonly top: number
  readonly bottom: number
  readonly arrows: readonly SequenceArrow[]
  /** Frame around the repeated steps. */
  readonly repeat?: { readonly y: number; readonly height: number }
}

const client = 44
const server = naturalWidth - 44
const top = 34
/** Between one arrow and the label of the next. */
const gap = 16
const labelWidth = server - client - 40
/** Room for the title of the frame around what repeats. */
const repeatHead = 28

/** Where everything of a sequence diagram lies, given its steps in order. */
export function layoutSequence(steps: readonly SequenceStep[]): SequenceLayout {
  const arrows: SequenceArrow[] = []
  let y = top
  let repeatY: number | undefined
  for (const [index, step] of steps.entries()) {
    if (step.isRepeated && repeatY === undefined) {
      repeatY = y + gap
      y = repeatY + repeatHead - gap
    }
    const arrow = arrowOf(step, index + 1, y + gap)
    arrows.push(arrow)
    y = arrow.y
  }
  const repeat = repeatY === undefined ? undefined : { y: repeatY, height: y + gap - repeatY }
  const bottom = repeat ? repeat.y + repeat.height + 12 : y + gap + 6
  return { width: naturalWidth, height: bottom + 2, client, server, top, bottom, arrows, ...(repeat ? { repeat } : {}) }
}

function arrowOf({ direction, label, lang, style }: SequenceStep, number: number, labelTop: number): SequenceArrow {
  const lines = wrapText(label, labelWidth)
  const isSent = direction === 'send'
  return {
    number,
    style,
    heading: isSent ? 'right' : 'left',
    from: isSent ? client : server,
    to: isSent ? server : client,
    y: labelTop + lines.length * lineHeight + 6,
    lines: lines.map((text, index) => ({ text, y: labelTop + (index + 1) * lineHeight - 4 })),
    ...(lang === undefined ? {} : { lang }),
  }
}
