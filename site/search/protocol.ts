import type { SearchHit } from '../../generator/contract/search.ts'

export interface SearchRequest {
  readonly query: string
  /** Section the reader is in. */
  readonly near?: string | undefined
  /** Section the reader wants results of. */
  readonly section?: string | undefined
}

export interface SearchSection {
  readonly id: string
  readonly label: string
}

export interface SearchAnswer {
  readonly request: SearchRequest
  readonly hits: readonly SearchHit[]
  /** There are more hits than these. */
  readonly isCut: boolean
  /** Sections that have hits, whichever is asked for, best first. */
  readonly sections: readonly SearchSection[]
}

export type WorkerMessage =
  | { readonly kind: 'load'; readonly address: string }
  | { readonly kind: 'ask'; readonly id: number; readonly request: SearchRequest }

export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: SearchAnswer }
