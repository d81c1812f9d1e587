/** A box of a graph. */
export interface GraphNode {
  readonly id: string
  readonly text: string
  /** A joint is no box: lines meet there. */
  readonly shape: 'box' | 'round' | 'question' | 'dot' | 'joint'
  readonly href?: string
}

export interface GraphEdge {
  readonly from: string
  readonly to: string
  /** Empty where the line has no label. */
  readonly text: string
  readonly isDashed: boolean
}

export interface GraphDrawing {
  readonly kind: 'graph'
  readonly title?: string
  /** Direction of the lines, in the words of Mermaid: down, or to the right. */
  readonly direction: 'down' | 'right'
  /** States are codes of an API, other nodes are prose. */
  readonly isStates: boolean
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
}

/** One line of a sequence, from above to below. Participants are numbers, from 0 in their order. */
export type SequenceEvent =
  | {
      readonly kind: 'message'
      readonly from: number
      readonly to: number
      readonly text: string
      readonly isReply: boolean
    }
  | { readonly kind: 'note'; readonly at: readonly number[]; readonly text: string }
  /** A frame around all that follows until its end. */
  | { readonly kind: 'begin'; readonly text: string }
  | { readonly kind: 'end' }

export interface SequenceDrawing {
  readonly kind: 'sequence'
  readonly title?: string
  readonly participants: readonly string[]
  readonly events: readonly SequenceEvent[]
}

type Drawing = GraphDrawing | SequenceDrawing

/** A statement of a diagram, and its line from 1. */
export interface Statement {
  readonly text: string
  readonly line: number
}

/** A Mermaid text as a drawing, the kind that is not drawn here, or the first statement that is not understood. */
export type ReadDrawing =
  | { readonly drawing: Drawing }
  | { readonly mistake: Statement }
  | { readonly otherKind: string }
