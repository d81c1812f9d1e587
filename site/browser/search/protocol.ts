import type { SearchHit } from '../../../generator/contract/search.ts'
import type { OtherSearch } from '../../shared/frame.ts'
import type { KindGroup } from './kindGroups.ts'

export interface SearchRequest {
  readonly query: string
  /** Section the reader is in. */
  readonly near?: string | undefined
  /** Section the reader wants results of. */
  readonly section?: string | undefined
  /** Kind of results that the reader wants. */
  readonly kind?: KindGroup | undefined
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
  /** Kinds that have hits, whichever is asked for. */
  readonly kinds: readonly KindGroup[]
  /** Of the index that answered, where it is another than the page's. */
  readonly language?: Pick<OtherSearch, 'lang' | 'label'>
}

export type WorkerMessage =
  | { readonly kind: 'load'; readonly address: string }
  | {
      readonly kind: 'ask'
      readonly id: number
      readonly request: SearchRequest
      /** The reader pays for loaded data: load only the parts that the answer needs. */
      readonly isSparing: boolean
    }

export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: SearchAnswer; readonly isFinal: boolean }

/** Asks one index, in a worker or at a service. */
export interface SearchClient {
  /** Rejects when the index or the service cannot be had. */
  readonly whenReady: Promise<void>
  /** Answered as soon as the index is there; `onMore` is called when the answer has grown. Rejects when the service fails. */
  readonly ask: (request: SearchRequest, onMore?: (answer: SearchAnswer) => void) => Promise<SearchAnswer>
}

/** A client at work, and how to end it. */
export interface RunningClient {
  readonly client: SearchClient
  readonly stop: () => void
}
