import type { GraphNode } from '../../../generator/markdown/mermaid/drawing.ts'
import { lineHeight, textWidth, wrapText } from './textMetrics.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

const boxTextWidth = 210
const sizeOfMark = { dot: 10, joint: 0 }

/** A dot or a joint has no words. */
export function isMark({ shape }: GraphNode): boolean {
  return shape === 'dot' || shape === 'joint'
}

/** A text in lines, at the breaks of its writer and wherever it is too wide. */
export function textLines(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => wrapText(line, width))
}

/** A code of an API stays in one line. */
export function boxLines(node: GraphNode, isStates: boolean): string[] {
  return isCode(node, isStates) ? [node.text] : textLines(node.text, boxTextWidth)
}

export function isCode({ id, text }: Pick<GraphNode, 'id' | 'text'>, isStates: boolean): boolean {
  return isStates && id === text
}

export function boxSize(node: GraphNode, isStates: boolean): Size {
  const { shape } = node
  if (shape === 'dot' || shape === 'joint') return { width: sizeOfMark[shape], height: sizeOfMark[shape] }
  const lines = boxLines(node, isStates)
  return { width: widthOf(lines, isCode(node, isStates)) + 20, height: lines.length * lineHeight + 16 }
}

export function labelSize(lines: readonly string[]): Size {
  return { width: widthOf(lines), height: lines.length * lineHeight }
}

function widthOf(lines: readonly string[], isCode = false): number {
  return Math.ceil(Math.max(0, ...lines.map((line) => textWidth(line, isCode))))
}
