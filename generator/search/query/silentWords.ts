import { isStopWord } from '../index/stopWords.ts'
import { stemOf } from '../index/vocabulary.ts'
import { fieldWord, type Intent, isListening, isMedium } from './intent.ts'

/** A question whether the API has a feature. In it, the word for the offer has no meaning. */
const offer = /^(?:does|do|is|are|can)\b|^(?:(?:是否|能|不) ?)?支持|支持.*(?:吗|么)$/
const supportStems = new Set(['support', 'offer', '支持'].map(stemOf))
const paceWord = /^(?:per|second|every|often|每|每秒|秒|多久|频率|间隔|速度)$/
const rateLimitWord = /^(?:rate|limits?|per|second|限频|限速|频率|限制)$/

const successorWord = /^(?:replacements?|equivalents?|counterparts?|successors?|替代|取代|换成|对应)$/

/** Places of words that only describe the form of the wanted data: `push` in `push funding rate`. */
export function silentWords(words: readonly string[], intent: Intent): ReadonlySet<number> {
  const isOffer = !intent.isFault && offer.test(words.join(' '))
  const isFormal = (word: string) =>
    (intent.isField && fieldWord.test(word)) ||
    (isOffer && supportStems.has(stemOf(word))) ||
    (intent.isLimitOfCall && rateLimitWord.test(word)) ||
    (intent.isPace && paceWord.test(word)) ||
    (intent.isMigration && successorWord.test(word)) ||
    (intent.verb === 'close' && word === 'sell')
  // A word is silent beside a word with more meaning: a form beside a medium, a medium beside a subscription, all beside a topic.
  const ranks = words.map((word, at) => {
    const stem = stemOf(word)
    // `how many orders` asks for a number, as `number of orders` does; `many orders` asks for orders.
    const isAmount = word === 'many' ? words[at - 1] === 'how' : word === 'number' && words[at + 1] === 'of'
    if (isStopWord(word) || isFormal(word) || isAmount) return 0
    return isMedium(stem) ? 1 : isListening(stem) ? 2 : 3
  })
  const most = Math.max(...ranks)
  return new Set(words.flatMap((word, at) => ((ranks[at] ?? 0) < most && !isStopWord(word) ? [at] : [])))
}
