import { useEffect, useState } from 'react'
import type { SearchSource } from '../../../generator/contract/search.ts'
import type { OtherSearch } from '../../shared/frame.ts'
import type { SearchAnswer, SearchRequest } from './protocol.ts'
import { askAny, searchClient } from './searchClient.ts'

const none: readonly OtherSearch[] = []

interface AnswerState {
  readonly status: 'loading' | 'ready' | 'failed'
  /** The latest answer; of the request before while the next is worked on. */
  readonly answer: SearchAnswer | undefined
  readonly retry: () => void
}

/** Answers a request from an index. A request made before the index is there is answered when it is. */
export function useAnswer(
  source: SearchSource,
  { query, near, section, kind }: SearchRequest,
  others: readonly OtherSearch[] = none,
): AnswerState {
  const [attempt, setAttempt] = useState(0)
  const [status, setStatus] = useState<AnswerState['status']>('loading')
  const [answer, setAnswer] = useState<SearchAnswer>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another worker
  useEffect(() => {
    let isCurrent = true
    const settle = (next: AnswerState['status']) => () => {
      if (isCurrent) setStatus(next)
    }
    setStatus('loading')
    searchClient(source).whenReady.then(settle('ready'), settle('failed'))
    return () => {
      isCurrent = false
    }
  }, [source, attempt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the worker after a failed one gets the question again
  useEffect(() => {
    if (query.trim() === '') return
    let isCurrent = true
    const show = (next: SearchAnswer) => {
      if (!isCurrent) return
      setAnswer(next)
      setStatus('ready')
    }
    askAny(source, others, { query, near, section, kind }, show).then(show, () => {
      if (isCurrent) setStatus('failed')
    })
    return () => {
      isCurrent = false
    }
  }, [source, others, attempt, query, near, section, kind])

  return { status, answer, retry: () => setAttempt((count) => count + 1) }
}
