import type { Fact } from '../../schemas/siteConfig.ts'
import type { Json } from './json.ts'
import type { Localized } from './locales.ts'
import type { ObjectKind } from './objectKind.ts'

/** Text of a value in a language: a function, or texts by value, `*` for any other. A value that is no text is JSON. */
export type FactText = ((value: Json, locale: string) => string) | Readonly<Record<string, Localized>>

/** A fact, the plug-in or the engine that declares it, and the languages of its texts. */
export interface DeclaredFact extends Omit<Fact, 'objects' | 'schema'> {
  readonly objects: readonly ObjectKind[]
  readonly plugin: string
  readonly locales: readonly string[]
}

/** An extension that a description states of an object, with its label and texts for every output. */
export interface StatedFact {
  /** Name of the extension: `x-latency`. */
  readonly extension: string
  /** The value as written. */
  readonly value: Json
  /** Name of the fact before the value; without it, the text is complete by itself. */
  readonly label?: Localized
  /** Name of the fact in the JSON of an entry, where it is not the extension. */
  readonly name?: string
  /** The value as readers see it, in every language of the site. */
  readonly text: Localized
  /** Meaning of the fact, as a sentence. */
  readonly note?: Localized
  /** Weight in the search, where it differs from a word of the text. */
  readonly search?: 'name' | 'none'
  /** Effect of a change of the fact on a client. */
  readonly change: NonNullable<Fact['change']>
}

/** An object that may state facts. */
export interface WithFacts {
  readonly facts?: readonly StatedFact[]
}

/** The values of facts by their names in the JSON of an entry. */
export function factValues(facts: readonly StatedFact[] = []): Readonly<Record<string, Json>> {
  return Object.fromEntries(facts.map(({ extension, name = extension, value }) => [name, value]))
}

/** Facts of two objects that are one. A later fact replaces an earlier fact of the same extension. */
export function mergeFacts({ facts: first = [] }: WithFacts, { facts: second = [] }: WithFacts): WithFacts {
  const later = new Set(second.map(({ extension }) => extension))
  const facts = [...first.filter(({ extension }) => !later.has(extension)), ...second]
  return facts.length > 0 ? { facts } : {}
}
