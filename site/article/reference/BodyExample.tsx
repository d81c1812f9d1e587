import { localized } from '../../../generator/contract/locales.ts'
import type { Example } from '../../../generator/contract/reference.ts'
import { useArticle } from '../articleContext.tsx'
import { CodeBlock } from '../prose/CodeBlock.tsx'
import { formatJson } from './samples/formatJson.ts'

interface BodyExampleProps {
  readonly mediaType: string
  readonly example: Example
  /** Instead of the summary. */
  readonly title?: string
}

/** An example of a body under its summary. */
export function BodyExample({ mediaType, example, title: given }: BodyExampleProps) {
  const { locale, defaultLocale, words } = useArticle()
  const { value, summary, generated } = example
  const isText = typeof value === 'string' && !/[/+]json\b/i.test(mediaType)
  const title = given ?? (summary ? localized(summary, locale, defaultLocale).text : isText ? mediaType : undefined)
  const code = isText ? value : formatJson(value)
  return (
    <>
      <CodeBlock language={isText ? 'plaintext' : 'json'} code={code} {...(title === undefined ? {} : { title })} />
      {generated ? <p className="samples-note">{words.text('reference.samples.generated')}</p> : null}
    </>
  )
}
