import type { Fact } from '../../schemas/siteConfig.ts'
import type { Json } from './json.ts'
import type { Localized } from './locales.ts'

/** How a value reads in a language: a function, or texts by value, which is JSON where it is no text. */
export type FactText = ((value: Json, locale: string) => string) | Readonly<Record<string, Localized>>

/** A fact, the plug-in that declares it, and the languages in which it is told. */
export interface DeclaredFact extends Fact {
  readonly plugin: string
  readonly locales: readonly string[]
}

/** An extension that a description states of an object, and how every output tells it. */
export interface StatedFact {
  /** Name of the extension: `x-latency`. */
  readonly extension: string
  /** The value as written. */
  readonly value: Json
  readonly label: Localized
  /** The value as readers see it, in every language of the site. */
  readonly text: Localized
  /** What the fact means, as a sentence. */
  readonly note?: Localized
  /** What it weighs in the search, where it is no word of the text. */
  readonly search?: 'name' | 'none'
  /** What a change of it is for a client. */
  readonly change: NonNullable<Fact['change']>
}

/** What may state facts. */
export interface WithFacts {
  readonly facts?: readonly StatedFact[]
}

/** The values of facts by the names of their extensions, as the description has them. */
export function factValues(facts: readonly StatedFact[] = []): Readonly<Record<string, Json>> {
  return Object.fromEntries(facts.map(({ extension, value }) => [extension, value]))
}

/** Facts of two objects. A later fact replaces an earlier fact of the same extension. */
export function mergeFacts(first: readonly StatedFact[], second: readonly StatedFact[]): readonly StatedFact[] {
  const later = new Set(second.map(({ extension }) => extension))
  return [...first.filter(({ extension }) => !later.has(extension)), ...second]
}
