import type { StatedFact } from '../../../generator/contract/facts.ts'
import { type Localized, localized } from '../../../generator/contract/locales.ts'
import { type Article, useArticle } from '../articleContext.tsx'
import { Fact } from './Fact.tsx'

interface Props {
  readonly facts?: readonly StatedFact[] | undefined
}

/** Declared facts, each with its name where it has one. */
export function StatedFacts({ facts = [] }: Props) {
  const article = useArticle()
  return facts.map(({ extension, label, text, note }) => {
    const value = <b key="value">{inLocale(text, article)}</b>
    const fact = label
      ? article.words.rich('reference.fact', { name: inLocale(label, article), value })
      : inLocale(text, article)
    return note ? (
      <Fact key={extension} note={inLocale(note, article)}>
        {fact}
      </Fact>
    ) : (
      <li key={extension}>{fact}</li>
    )
  })
}

/** Declared facts in a row of their own. */
export function FactRow({ facts = [] }: Props) {
  return facts.length === 0 ? null : (
    <ul className="facts">
      <StatedFacts facts={facts} />
    </ul>
  )
}

/** The texts of facts without a name: they stand in the first line of a field. */
export function shortFacts(facts: Props['facts'] = [], article: Article): string[] {
  return facts.flatMap(({ label, text }) => (label ? [] : inLocale(text, article)))
}

function inLocale(text: Localized, { locale, defaultLocale }: Article): string {
  return localized(text, locale, defaultLocale).text
}
