/** Characters that JSON writes as they are. A number ends with one of the first, and begins with others if it is large. */
const characters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(at + 32)).filter(
  (own) => !/["\\]/.test(own),
)
/** Most distances in an index are below it. */
const ends = 64
const starts = characters.length - ends
const digits = new Map(characters.map((own, at) => [own.charCodeAt(0), at]))

/** Whole numbers as a text: a character for most of them. Digits with commas between them compress to more. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map(packNumber).join('')
}

function packNumber(number: number): string {
  let text = characters[number % ends] ?? ''
  for (let rest = Math.floor(number / ends); rest > 0; rest = Math.floor((rest - 1) / starts))
    text = `${characters[ends + ((rest - 1) % starts)]}${text}`
  return text
}

export function readNumbers(text: string): Uint32Array {
  const numbers = new Uint32Array(text.length)
  let count = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const digit = digits.get(text.charCodeAt(at)) ?? 0
    if (digit >= ends) {
      start = start * starts + digit - ends + 1
      continue
    }
    numbers[count] = start * ends + digit
    count += 1
    start = 0
  }
  return numbers.subarray(0, count)
}

/** Words in alphabetical order: the length of the start that each shares with the word before, and its other letters. */
export interface PackedTerms {
  readonly shared: string
  /** With a space between. */
  readonly rests: string
}

export function packTerms(terms: readonly string[]): PackedTerms {
  const shared = terms.map((term, at) => sharedStart(term, terms[at - 1] ?? ''))
  return { shared: packNumbers(shared), rests: terms.map((term, at) => term.slice(shared[at])).join(' ') }
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < other.length && one[length] === other[length]) length += 1
  return length
}

export function readTerms({ shared, rests }: PackedTerms): readonly string[] {
  if (rests === '') return []
  const lengths = readNumbers(shared)
  let term = ''
  return rests.split(' ').map((rest, at) => {
    term = `${term.slice(0, lengths[at])}${rest}`
    return term
  })
}
