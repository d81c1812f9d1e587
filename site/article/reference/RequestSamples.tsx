import { localized } from '../../../generator/contract/locales.ts'
import type { Api, Example, Operation } from '../../../generator/contract/reference.ts'
import type { SampleLanguage } from '../../../generator/contract/samples.ts'
import { languages } from '../../../generator/samples/languages.ts'
import { operationPlan, sampleAddress } from '../../../generator/samples/operationPlan.ts'
import { sampleOf } from '../../../generator/samples/sampleOf.ts'
import { variablesOf } from '../../../generator/samples/signingNeeds.ts'
import { useArticle } from '../articleContext.tsx'
import { type TabItem, TabList } from '../prose/Tabs.tsx'
import { BodyExample } from './BodyExample.tsx'
import { CredentialsNote } from './CredentialsNote.tsx'
import { FurtherExamples } from './FurtherExamples.tsx'
import { SampleCode } from './SampleCode.tsx'

interface RequestSamplesProps {
  readonly operation: Operation
  readonly api: Api
}

/** The request of the first example in each language; of the other examples the body alone. */
export function RequestSamples({ operation, api }: RequestSamplesProps) {
  const { words } = useArticle()
  const plan = operationPlan(operation, api)
  const [content] = operation.requestBody?.contents ?? []
  const [first, ...others] = content?.examples ?? []
  const title = useExampleName(others.length > 0 ? first : undefined)
  const items = (Object.keys(languages) as SampleLanguage[]).map(
    (language): TabItem => ({
      label: languages[language].label,
      value: language,
      content: (
        <SampleCode sample={sampleOf(language, plan)} address={sampleAddress(api, plan, language)} title={title} />
      ),
    }),
  )
  return (
    <>
      <TabList items={items} group="language" label={words.text('reference.tabs.language')} />
      <CredentialsNote variables={variablesOf(plan)} api={api} />
      <FurtherExamples count={others.length}>
        {others.map((example) => (
          <OtherBody key={example.name} mediaType={content?.mediaType ?? ''} example={example} />
        ))}
      </FurtherExamples>
    </>
  )
}

function OtherBody({ mediaType, example }: { readonly mediaType: string; readonly example: Example }) {
  const title = useExampleName(example)
  return <BodyExample mediaType={mediaType} example={example} title={title} />
}

function useExampleName(example: Example | undefined): string | undefined {
  const { locale, defaultLocale } = useArticle()
  return example?.summary ? localized(example.summary, locale, defaultLocale).text : example?.name
}
