import type { Catalogue } from '../index/catalogue.ts'
import type { Query } from './readQuery.ts'
import { intentWeights, verbWeights } from './weights.ts'

/** Factor of a record for the intent of a query: its verb, calls before pushed data, codes for the description of a fault. */
export function createIntentFactor({ intent, isName, fields }: Query, catalogue: Catalogue): (at: number) => number {
  const { verb, isStream, isFault, isQuestion, isMigration, isField } = intent
  const { pages } = catalogue.namedBy('websocket', false)

  function verbFactor(at: number): number {
    const own = catalogue.verbAt(at)
    if (isName) return 1
    // A row of a table, for example the row of a coin, performs no action.
    const isRow = catalogue.kindAt(at) === 'value' && catalogue.parentAt(at) === undefined
    if (isRow && verb !== undefined && verb !== 'read') return intentWeights.otherVerb
    if (own === undefined) return 1
    if (verb === undefined) return verbWeights[own]
    return own === verb ? intentWeights.sameVerb : intentWeights.otherVerb
  }

  function streamFactor(at: number): number {
    const entry = catalogue.parentAt(at) ?? at
    const kind = catalogue.kindAt(entry)
    if (kind === 'absent') return isStream ? intentWeights.pushed : 1
    const isPushed = kind === 'channel' || pages[catalogue.pageAt(at)] === 1
    if (isStream) {
      if (isPushed)
        return kind === 'heading' && !isQuestion && !isFault ? intentWeights.pushedGuide : intentWeights.pushed
      return kind === 'operation' ? intentWeights.called : intentWeights.prose
    }
    if (!isPushed || isName || kind === 'tool') return 1
    if (kind === 'error') return intentWeights.pushedError
    return kind === 'channel' ? intentWeights.unwantedPush : intentWeights.prose
  }

  function questionFactor(at: number): number {
    const kind = catalogue.kindAt(at)
    const isGuide = kind === 'heading' || kind === 'page' || kind === 'absent'
    if (isGuide && isMigration) return intentWeights.told
    if (!isQuestion && !isFault) return isGuide && verb === undefined && !isName ? intentWeights.noun : 1
    if (isGuide) return isQuestion ? intentWeights.told : intentWeights.toldFault
    if (kind !== 'operation' && kind !== 'channel') return 1
    return catalogue.verbAt(at) === 'read' ? intentWeights.looked : intentWeights.done
  }

  function fieldFactor(at: number): number {
    if (isName) return 1
    const isNamed = verb === undefined && !isFault && !isQuestion && !isMigration && fields.has(catalogue.titleAt(at))
    if (isNamed && catalogue.kindAt(at) === 'field') return intentWeights.namedField
    if (!isField) return 1
    const kind = catalogue.kindAt(at)
    if (kind === 'field') return intentWeights.field
    return kind === 'error' || kind === 'heading' || catalogue.verbAt(at) !== undefined ? intentWeights.called : 1
  }

  return (at) => {
    const fault = catalogue.kindAt(at) === 'error' && !isName ? (isFault ? intentWeights.fault : intentWeights.code) : 1
    return verbFactor(at) * streamFactor(at) * questionFactor(at) * fieldFactor(at) * fault
  }
}
