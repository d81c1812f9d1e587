export interface StateBox {
  readonly state: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** A place in a row: a state, or room for a transition that passes through. */
export interface Slot {
  readonly state?: string
  /** Index of the transition that passes. */
  readonly transition?: number
  readonly width: number
}

export interface PlacedSlot extends Slot {
  /** Middle of the slot. */
  readonly x: number
}

export const boxHeight = 36
export const rowHeight = 96
/** Room above the first row for the mark of the beginning. */
export const firstRow = 32
