import { withoutMethod } from '../index/exactNames.ts'
import type { SynonymTable } from '../index/synonyms.ts'
import type { Vocabulary } from '../index/vocabulary.ts'
import type { Intent } from './intent.ts'
import { queryWords } from './queryWords.ts'
import type { Reading } from './reading.ts'
import { joinedReadings, synonymReadings } from './spanReadings.ts'
import { noVerbHan } from './verbs.ts'
import { readingWeights } from './weights.ts'
import { wordReadings } from './wordReadings.ts'

export interface Query {
  readonly words: readonly string[]
  /** The text without the words that ask for a meaning: `posMode` in `what is posMode`. */
  readonly subject: string
  /** Its subject looks like a code, path, field or symbol, not like words of a language. */
  readonly isName: boolean
  /** Names of fields beside other words: `eventType in the order stream`. */
  readonly fields: ReadonlySet<string>
  readonly readings: readonly Reading[]
  readonly intent: Intent
  /** Words that only describe the form of the wanted data: no record has to hold them. */
  readonly silent: ReadonlySet<number>
}

/** The possible readings of a query. `text` is normalised and its Chinese simplified. */
export function readQuery(text: string, vocabulary: Vocabulary, synonyms: SynonymTable): Query {
  const { words, wholes, intent } = queryWords(
    withOrderWord(oneSum(text)).replace(amount, ' ').replace(aroundPair, ' '),
    vocabulary,
    synonyms,
  )
  const readings = [
    ...words.flatMap((word, at) => wordReadings(word, at, { vocabulary, isSynonym: synonyms.has(word.text) })),
    ...wholes.flatMap(({ whole, ...span }) =>
      vocabulary.has(whole)
        ? [{ ...span, terms: [{ term: whole, lookup: 'exact' as const }], weight: readingWeights.whole }]
        : [],
    ),
    ...joinedReadings(words, vocabulary),
    ...synonymReadings(words, synonyms),
  ]
  const texts = words.map((word) => word.text)
  const silent = new Set(words.flatMap(({ isNoise }, at) => (isNoise ? [at] : [])))
  const subject = text.replace(meaning, '').trim()
  return {
    words: texts,
    subject,
    isName: looksLikeName(subject),
    fields: new Set(text.match(fieldName)),
    readings,
    silent,
    intent,
  }
}

/** A market beside other words: the question is the same for each. */
const aroundPair = /(?<=\S )\p{Lu}{2,10}_USD[TC](?:_PERP)?$|^\p{Lu}{2,10}_USD[TC](?:_PERP)?(?= \S)/iu
const orderWord = new RegExp(`${noVerbHan.source}|下((?:(?![了不个几多一两次])\\p{Script=Han}){2,3})单`, 'gu')
/** The words for placing an order, joined: `下合约单` is `合约下单`, as texts have it. */
function withOrderWord(text: string): string {
  return text.replace(orderWord, (own, kind) => (kind === undefined ? own : `${kind}下单`))
}

/** A sum of money means that there is a sum, whatever it is. */
const sum =
  /[$¥]\d[\d.,]*k?\b|(?<![\p{L}\d_.])\d[\d.,]* ?(?:usdt|usdc|usd|u|dollars?|bucks|美元|美金|刀)(?![a-z\d_])/giu
/** A number with its unit says how much: it is no code, and texts have other numbers. */
const amount = /(?<![\p{L}\d_.-])\d{4,7}(?= ?(?:ms|s|seconds?|contracts?|coins?|毫?秒|[张个枚])(?![a-z\d_]))/giu
/** A number without a unit may be a code where it begins the text, or is neither round nor a page, a size or a price. */
const number =
  /(?<![\p{L}\d_.-])(?:^|(?<!\b(?:page|limit|size|price|id|at) )(?!-?\d+000(?!\d)))-?\d{4,7}(?![\p{L}\d_.-])/giu

/** `PRICE_LIMIT` may be the name of a code. */
const constant = /(?<![\p{L}\d_])\p{Lu}+(?:_\p{Lu}+)+(?![\p{L}\d_])/gu

/** Numbers of a text that may be codes of errors, then names: a number says which of two codes is meant. */
export function codesWithin(text: string): readonly string[] {
  return [...(text.replace(sum, ' ').replace(amount, ' ').match(number) ?? []), ...(text.match(constant) ?? [])]
}

/** The text with one word in place of its sums of money. Sums alone stay as they are. */
function oneSum(text: string): string {
  const rest = text.replace(sum, ' ')
  if (rest === text || rest.trim() === '') return text
  const word = /\p{Script=Han}/u.test(text) ? ' 金额 ' : ' amount '
  let isFirst = true
  return text.replace(sum, () => {
    const own = isFirst ? word : ' '
    isFirst = false
    return own
  })
}

const fieldName = /(?<![\p{L}\d_.])\p{Ll}+(?:\p{Lu}[\p{Ll}\d]*)+(?![\p{L}\d_])/gu

/** Words around a name whose meaning a query asks for. */
const meaning =
  /^(?:what (?:is|does)\b|(?:the )?meaning of\b|(?:(?:field|parameter|error|code)(?= )|字段|参数|报错|错误码?)(?= ?[\x20-\x7e]+$))\s*|(?:\s+(?:mean(?:s|ing)?|field|parameter)|\s*的?(?:是什么(?:意思|错误)?|什么意思|含义|字段|参数|怎么填|错误码?|报错))[?？]?$/giu

function looksLikeName(text: string): boolean {
  const names = withoutMethod(text).split(/\s+/)
  return names.every((name) => /[\d_/]|\p{Ll}\p{Lu}/u.test(name)) || /^\p{Lu}{2,}$/u.test(text)
}
