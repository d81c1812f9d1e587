import type { LocaleCode } from '../../generator/contract/locales.ts'
import { messageProblem } from '../../generator/messages/messageShape.ts'
import { missingTerm, type Term } from './glossary.ts'
import { shapeProblem } from './markdownShape.ts'
import type { TextToTranslate } from './textToTranslate.ts'

interface Wish {
  readonly language: LocaleCode
  readonly terms: readonly Term[]
}

/** The mistake of an answer, as the end of a sentence; nothing for a usable answer. */
export function answerProblem(text: TextToTranslate, answer: string, { language, terms }: Wish): string | undefined {
  const { source, format } = text
  return (
    textProblem(source, answer) ??
    (format === 'text' && /\n/.test(answer) ? 'it has several lines' : undefined) ??
    (format === 'message' ? messageProblem(source, answer, language) : shapeProblem(source, answer)) ??
    numberProblem(source, answer) ??
    termProblem(missingTerm(source, answer, terms))
  )
}

/** Letters that a translation may have more than three times its source. */
const spare = 40

function textProblem(source: string, answer: string): string | undefined {
  if (answer.trim() === '') return 'it is empty'
  const control = /[^\P{Cc}\n\t]|\uFFFD|\p{Cs}/u.exec(answer)
  if (control) return `it holds U+${(control[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  if (answer.length > source.length * 3 + spare)
    return `it has ${answer.length} characters for ${source.length} of the source`
  if (source.length > spare && answer.length < source.length / 10)
    return `it has only ${answer.length} characters for ${source.length} of the source`
  const words = source.replaceAll(/`[^`]*`|\{[^}]*\}/g, ' ').match(/\p{L}{2,}/gu) ?? []
  return answer.trim() === source.trim() && words.length > 3 ? 'it is the source' : undefined
}

/** Largest number that a translation may write as digits where its source has a word: one, twice, the name of a month. */
const largestWord = 12

/** Readers act on limits and amounts, so numbers must stay. `1,000` and `1.000` are the same number. */
function numberProblem(source: string, answer: string): string | undefined {
  const [asked, given] = [source, answer].map(numbersIn)
  const lost = asked?.find((number) => !given?.includes(number))
  if (lost !== undefined) return `it lacks the number ${lost}`
  const added = given?.find((number) => !asked?.includes(number) && !(Number(number) <= largestWord))
  return added === undefined ? undefined : `it has the number ${added}, which the source has not`
}

function numbersIn(text: string): string[] {
  const found = text.normalize('NFKC').match(/\d+(?:[.,\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?/g) ?? []
  return found.map((number) => number.replaceAll(/\D/g, ''))
}

function termProblem(term: Term | undefined): string | undefined {
  return (
    term && `it lacks ${term.translations.map((word) => `"${word}"`).join(' or ')} for "${term.term}" of the glossary`
  )
}
