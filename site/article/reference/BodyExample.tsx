import { isJsonType } from '../../../generator/contract/httpSyntax.ts'
import { localized } from '../../../generator/contract/locales.ts'
import type { Example } from '../../../generator/contract/schema.ts'
import { useArticle } from '../articleContext.tsx'
import { JsonCode } from './JsonCode.tsx'

interface BodyExampleProps {
  readonly mediaType: string
  readonly example: Example
  /** Instead of the summary. */
  readonly title?: string | undefined
}

/** An example of a body under its summary. */
export function BodyExample({ mediaType, example, title: given }: BodyExampleProps) {
  const { locale, defaultLocale, words } = useArticle()
  const { value, summary, generated } = example
  const isPlain = typeof value === 'string' && !isJsonType(mediaType)
  const title = given ?? (summary ? localized(summary, locale, defaultLocale).text : isPlain ? mediaType : undefined)
  return (
    <>
      <JsonCode value={value} title={title} isPlain={isPlain} />
      {generated ? <p className="samples-note">{words.text('reference.samples.generated')}</p> : null}
    </>
  )
}
