import type { Catalogue } from '../index/catalogue.ts'
import type { Verb } from './intent.ts'
import type { Query } from './readQuery.ts'

/** Without a verb in the query, placing comes before cancelling. */
const priors: Readonly<Record<Verb, number>> = {
  create: 1.15,
  withdraw: 1.1,
  transfer: 1.1,
  read: 1,
  change: 0.95,
  cancel: 0.7,
}
const factors = {
  sameVerb: 1.3,
  otherVerb: 0.6,
  pushed: { wanted: 1.5, unwanted: 0.35 },
  called: 0.5,
  prose: 0.8,
  pushedError: 0.6,
  code: 0.25,
  fault: 1.3,
}

/** How much a record counts for what a query wants: its verb, calls before pushed data, codes for who tells of a fault. */
export function createIntentFactor({ intent, isName }: Query, catalogue: Catalogue): (at: number) => number {
  const { verb, isStream, isFault } = intent
  const { pages } = catalogue.namedBy('websocket', false)

  function verbFactor(at: number): number {
    const own = catalogue.verbAt(at)
    if (own === undefined || isName) return 1
    if (verb === undefined) return priors[own]
    return own === verb ? factors.sameVerb : factors.otherVerb
  }

  function streamFactor(at: number): number {
    const entry = catalogue.parentAt(at) ?? at
    const kind = catalogue.kindAt(entry)
    const isPushed = kind === 'channel' || pages[catalogue.pageAt(at)] === 1
    if (isStream) {
      if (isPushed) return factors.pushed.wanted
      return kind === 'operation' ? factors.called : factors.prose
    }
    if (!isPushed || isName) return 1
    if (kind === 'error') return factors.pushedError
    return kind === 'channel' ? factors.pushed.unwanted : factors.prose
  }

  return (at) => {
    const fault = catalogue.kindAt(at) === 'error' && !isName ? (isFault ? factors.fault : factors.code) : 1
    return verbFactor(at) * streamFactor(at) * fault
  }
}
