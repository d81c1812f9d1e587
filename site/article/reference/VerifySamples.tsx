import { sampleLanguages } from '../../../generator/contract/sampleLanguages.ts'
import { grammarOf, languagesOf } from '../../../generator/samples/shownSamples.ts'
import { signingOf } from '../../../generator/samples/signing/signingOf.ts'
import { webhookVerification } from '../../../generator/samples/webhookVerification.ts'
import { useArticle } from '../articleContext.tsx'
import { CodeBlock } from '../prose/CodeBlock.tsx'
import { type TabItem, TabList } from '../prose/Tabs.tsx'
import type { OperationPartProps } from './operationContext.tsx'

/** How the receiver of a webhook or callback checks that the API sent it, in each language that can. */
export function VerifySamples({ operation, api }: OperationPartProps) {
  const { words, site } = useArticle()
  const named = new Set(operation.security.flat().map(({ scheme }) => scheme))
  const signing = api.securitySchemes.find((own) => named.has(own.id) && own.signing)?.signing
  if (operation.kind === 'operation' || !signing) return null
  const items = languagesOf(site).flatMap((language): TabItem[] => {
    const code = webhookVerification(language, signingOf(signing, operation))
    if (code === undefined) return []
    const { label } = sampleLanguages[language]
    return [{ label, value: language, content: <CodeBlock language={grammarOf(language)} code={code} /> }]
  })
  if (items.length === 0) return null
  const title = words.text('reference.samples.verify')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a section would be one landmark an operation
    <div className="samples" role="group" aria-label={title}>
      <p className="samples-title">{title}</p>
      <TabList items={items} group="language" label={words.text('reference.tabs.language')} />
    </div>
  )
}
