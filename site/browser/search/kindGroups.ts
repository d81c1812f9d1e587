import type { SearchKind } from '../../../generator/contract/search.ts'

/** Kinds of records as readers choose among them. */
export const kindGroups = {
  calls: ['operation', 'channel'],
  fields: ['field', 'value'],
  errors: ['error'],
  guides: ['page', 'heading', 'prose', 'absent'],
  tools: ['tool', 'file', 'program'],
} as const satisfies Readonly<Record<string, readonly SearchKind[]>>

export type KindGroup = keyof typeof kindGroups

/** The groups in the order in which they are offered. */
export const kindGroupNames = Object.keys(kindGroups) as readonly KindGroup[]
