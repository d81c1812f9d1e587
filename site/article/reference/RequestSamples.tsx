import { localized } from '../../../generator/contract/locales.ts'
import type { Operation } from '../../../generator/contract/operation.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { sampleLanguages } from '../../../generator/contract/sampleLanguages.ts'
import type { Example } from '../../../generator/contract/schema.ts'
import type { WrittenSample } from '../../../generator/contract/writtenSample.ts'
import { operationPlan, sampleAddress } from '../../../generator/samples/operationPlan.ts'
import { sampleOf } from '../../../generator/samples/sampleOf.ts'
import { grammarOf, shownSamples } from '../../../generator/samples/shownSamples.ts'
import { variablesOf } from '../../../generator/samples/signingNeeds.ts'
import { useArticle } from '../articleContext.tsx'
import { ProgramLink } from '../ProgramLink.tsx'
import { CodeBlock } from '../prose/CodeBlock.tsx'
import { type TabItem, TabList } from '../prose/Tabs.tsx'
import { BodyExample } from './BodyExample.tsx'
import { CredentialsNote } from './CredentialsNote.tsx'
import { FurtherExamples } from './FurtherExamples.tsx'
import { SampleCode } from './SampleCode.tsx'

/** The request of the first example in each language; of the other examples the body alone. */
export function RequestSamples({ operation, api }: { readonly operation: Operation; readonly api: Api }) {
  const { words, site } = useArticle()
  const plan = operationPlan(operation, api)
  const [content] = operation.requestBody?.contents ?? []
  const [first, ...others] = content?.examples ?? []
  const title = useExampleName(others.length > 0 || first?.summary ? first : undefined)
  const shown = shownSamples(operation, site)
  const isOurs = shown.some(({ written }) => !written)
  const items = shown.map((sample, index): TabItem => {
    const { language, written } = sample
    // Two samples in one language are two choices.
    const isRepeated = shown.findIndex((other) => other.language === language) < index
    if (written)
      return {
        label: sample.label,
        value: isRepeated ? `${language} ${index}` : language,
        content: <WrittenCode sample={written} language={language} />,
      }
    return {
      label: sampleLanguages[language].label,
      value: language,
      content: (
        <SampleCode sample={sampleOf(language, plan)} address={sampleAddress(api, plan, language)} title={title} />
      ),
    }
  })
  return (
    <>
      <TabList items={items} group="language" label={words.text('reference.tabs.language')} />
      {isOurs && first?.generated ? <p className="samples-note">{words.text('reference.samples.madeBody')}</p> : null}
      {isOurs ? <CredentialsNote variables={variablesOf(plan)} api={api} /> : null}
      <FurtherExamples count={others.length}>
        {others.map((example) => (
          <OtherBody key={example.name} mediaType={content?.mediaType ?? ''} example={example} />
        ))}
      </FurtherExamples>
    </>
  )
}

/** A sample of the spec, or of a plug-in, which publishes its program too. */
function WrittenCode({ sample, language }: { readonly sample: WrittenSample; readonly language: string }) {
  const { code, grammar = grammarOf(language), address } = sample
  return (
    <>
      <CodeBlock language={grammar} code={code} />
      {address === undefined ? null : <ProgramLink address={address} />}
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
