import type { Decision, Outcome } from './readDecision.ts'
import type { TextLine } from './sequenceParts.ts'
import { boldness, lineHeight, naturalWidth, textWidth, wrapText } from './textMetrics.ts'

type Box = ReturnType<typeof boxOf>

export type DecisionItem =
  | (Box & { readonly kind: 'question' })
  | { readonly kind: 'answer'; readonly x: number; readonly lines: readonly TextLine[] }
  | (Box & { readonly kind: 'outcome'; readonly outcome: Outcome })

interface DecisionLayout {
  readonly width: number
  readonly height: number
  readonly items: readonly DecisionItem[]
  /** Lines from the questions to their answers, and from the answers to their outcomes. */
  readonly connectors: readonly string[]
}

const indent = 20
const padding = 10
const gap = 10
/** Above and below the text of a box. */
const boxPadding = 8

/** Where a decision's questions, answers and outcomes lie: a tree that grows downwards, each level further in. */
export function layoutDecision(decision: Decision): DecisionLayout {
  const items: DecisionItem[] = []
  const connectors: string[] = []
  const height = place(decision, 1, 1)
  return { width: naturalWidth, height: height + 1, items, connectors }

  /** Places a question and everything beneath it; gives where it ends. */
  function place({ question, answers }: Decision, x: number, top: number): number {
    const box = boxOf(question, x, top)
    items.push({ kind: 'question', ...box })
    const rail = x + 12
    const railTop = top + box.height
    let y = railTop
    let last = railTop
    for (const { label, next } of answers) {
      const labelX = rail + indent
      const beside = labelX + widthOf(label) + gap
      const isBeside = next.kind === 'outcome' && beside + widthOf(shownText(next)) + 2 * padding < naturalWidth
      const labelTop = y + gap + (isBeside ? padding / 2 : 0)
      const lines = linesOf(label, labelTop, naturalWidth - labelX)
      items.push({ kind: 'answer', x: labelX, lines })
      last = labelTop + lineHeight / 2 + 1
      connectors.push(`M${rail} ${last}H${labelX - 6}`)
      const childTop = labelTop + lines.length * lineHeight + 5
      if (next.kind === 'question') y = place(next.decision, labelX, childTop)
      else y = isBeside ? placeOutcome(next, beside, labelTop - boxPadding) : placeOutcome(next, labelX, childTop)
    }
    connectors.push(`M${rail} ${railTop}V${last}`)
    return y + 4
  }

  function placeOutcome(outcome: Outcome, x: number, top: number): number {
    const box = boxOf(shownText(outcome), x, top)
    items.push({ kind: 'outcome', outcome, ...box })
    return top + box.height
  }
}

function boxOf(text: string, x: number, top: number) {
  const widest = naturalWidth - x - 1
  const lines = linesOf(text, top + boxPadding, widest - 2 * padding)
  const width = Math.min(widest, Math.max(...lines.map((line) => widthOf(line.text))) + 2 * padding)
  return { x, y: top, width, height: lines.length * lineHeight + 2 * boxPadding, lines }
}

function shownText({ text, href }: Outcome): string {
  return href === undefined ? text : `${text} →`
}

/** Width of a line, which may be bold. */
function widthOf(text: string): number {
  return Math.ceil(textWidth(text) * boldness)
}

function linesOf(text: string, top: number, width: number): TextLine[] {
  return wrapText(text, width / boldness).map((line, index) => ({
    text: line,
    y: top + (index + 1) * lineHeight - 4.5,
  }))
}
