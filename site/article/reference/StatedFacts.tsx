import type { StatedFact } from '../../../generator/contract/facts.ts'
import { type Localized, localized } from '../../../generator/contract/locales.ts'
import { type Article, useArticle } from '../articleContext.tsx'
import { Fact } from './Fact.tsx'

interface Props {
  readonly facts?: readonly StatedFact[] | undefined
}

/** Facts that plug-ins declare, each with its name. */
export function StatedFacts({ facts = [] }: Props) {
  const article = useArticle()
  return facts.map(({ extension, label, text, note }) => {
    const value = <b key="value">{inLocale(text, article)}</b>
    const fact = article.words.rich('reference.fact', { name: inLocale(label, article), value })
    return note ? (
      <Fact key={extension} note={inLocale(note, article)}>
        {fact}
      </Fact>
    ) : (
      <li key={extension}>{fact}</li>
    )
  })
}

/** The same as a row of its own. */
export function FactRow({ facts = [] }: Props) {
  return facts.length === 0 ? null : (
    <ul className="facts">
      <StatedFacts facts={facts} />
    </ul>
  )
}

function inLocale(text: Localized, { locale, defaultLocale }: Article): string {
  return localized(text, locale, defaultLocale).text
}
