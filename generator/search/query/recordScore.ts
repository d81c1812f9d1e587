import type { Catalogue } from '../index/catalogue.ts'
import { isStopWord } from '../index/stopWords.ts'
import { stemOf } from '../index/vocabulary.ts'
import { isFaultWord } from './intent.ts'
import { createIntentFactor } from './intentFactor.ts'
import type { RankInput } from './rankInput.ts'
import type { Query } from './readQuery.ts'
import type { Scores } from './score.ts'
import { verbOfStemmed } from './verbs.ts'
import { factor, forNames, forWords, intentWeights } from './weights.ts'

/** The weight of a record by the strength with which its name matches the query, if it does. */
export function createRecordScore({
  catalogue,
  query,
  scores,
  options,
}: RankInput): (at: number, strength: number) => number {
  const { best, values } = scores
  const told = catalogue.sectionsTold(query.words)
  const others = catalogue.sectionsWithout(query.intent.verb === 'transfer' ? [] : query.words)
  const kindWeights = query.isName ? forNames : forWords
  const contexts = best.map((top) => top * factor.context)
  const intentFactor = createIntentFactor(query, catalogue)
  const isVerb = query.words.map((word) => !isStopWord(word) && isVerbOf(query, stemOf(word)))
  const isSubject = query.words.map(
    (word, at) => best[at] !== 0 && !isStopWord(word) && !query.silent.has(at) && !isFaultWord(stemOf(word)),
  )
  const hasSubject = query.intent.isFault && isSubject.includes(true)
  const telling = Math.max(...best)
  const worth = [...best].map((top, word) => {
    if (isVerb[word]) return Math.max(top, telling * factor.verb)
    return top === 0 ? 0 : Math.max(top, telling * factor.least)
  })
  const total = worth.reduce((sum, value) => sum + value, 0)
  const past = isAnsweredNow(scores, catalogue) ? factor.replaced : factor.deprecated
  return (at, exactStrength) => {
    const kind = catalogue.kindAt(at)
    const section = catalogue.sectionAt(at)
    const isNear = options.near !== undefined && options.near === section
    // The name of a code, unlike its number, means one thing in all APIs.
    const isMeant = exactStrength === 1 && query.isName && hasLetter.test(query.subject)
    const isElsewhere = options.near !== undefined && !isNear && kind === 'error' && !isMeant
    const isGuide = kind === 'heading' || kind === 'page'
    const isAsked = isNear || told.has(section ?? '') || (isGuide && query.intent.isMigration)
    const isPast = catalogue.isDeprecated(at) && !isAsked
    // Who pastes a whole message wants its row, on whatever page.
    const wanted = kind === 'error' && exactStrength === 1 && !query.isName ? intentWeights.fault : intentFactor(at)
    const strength =
      exactStrength *
      Math.min(1, wanted) ** factor.unwantedTitle *
      (isPast && (!query.isName || kind === 'error') ? factor.pastTitle : 1)
    let sum = 0
    let answered = 0
    let isAbout = false
    for (let word = 0; word < values.length; word += 1) {
      const own = values[word]?.[at] ?? 0
      const context = contexts[word] ?? 0
      const done = isVerb[word] && catalogue.verbAt(at) === query.intent.verb ? telling * factor.verb : 0
      const value = Math.max(own < context && scores.isNamed(at, word) ? context : own, done)
      sum += value
      if (value > 0) answered += worth[word] ?? 0
      if (own > 0 && isSubject[word]) isAbout = true
    }
    if (strength === 1 && query.isName) sum = answered = total
    const coverage = total === 0 ? 1 : answered / total
    return (
      (sum + strength) *
      (coverage === 1 ? 1 : coverage ** factor.coverage * (catalogue.verbAt(at) === undefined ? 1 : factor.partial)) *
      kindWeights[kind] *
      (1 + exactFactor(kind, query.isName) * strength) *
      (isNear ? factor.near : isElsewhere ? factor.otherError : 1) *
      (isPast ? (kind === 'error' ? factor.pastError : kind === 'heading' ? factor.deprecated : past) : 1) *
      (hasSubject && !isAbout ? factor.noSubject : 1) *
      placeFactor(at, catalogue) *
      (section !== undefined && others.has(section) ? factor.otherSection : 1) *
      (exactStrength > 0 && isConditional.test(catalogue.recordAt(at)[2]) ? factor.conditional : 1) *
      wanted
    )
  }
}

/** Whether one current text has every word of the query that texts have. */
function isAnsweredNow({ records, values, best }: Scores, catalogue: Catalogue): boolean {
  return records.some(
    (at) =>
      !catalogue.isDeprecated(at) && values.every((own, word) => (own[at] ?? 0) >= (best[word] ?? 0) * factor.alive),
  )
}

function isVerbOf({ intent: { verb } }: Query, stem: string): boolean {
  return verb !== undefined && verbOfStemmed(stem) === verb
}

/** A plain word that is also the name of a field is most often meant as a word. */
function exactFactor(kind: string, isName: boolean): number {
  return isName || (kind !== 'field' && kind !== 'value') ? factor.exact : factor.exactPart
}

const hasLetter = /\p{L}/u

/** The anchor of a field that comes only with a value of another field. */
const isConditional = /\.With-/

/** Factor for fields of one name: a sent field ranks before a received field, and its first definition before others. */
function placeFactor(at: number, catalogue: Catalogue): number {
  if (!catalogue.isAskedOfCaller(at)) return 1
  const kind = catalogue.kindAt(at)
  if (kind !== 'field' && kind !== 'value') return 1
  const parent = catalogue.parentAt(at)
  const isCreating = parent !== undefined && catalogue.verbAt(parent) === 'create'
  return factor.asked * (isCreating ? factor.created : 1)
}
