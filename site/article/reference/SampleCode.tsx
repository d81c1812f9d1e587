import type { Sample } from '../../../generator/contract/samples.ts'
import { grammarOf } from '../../../generator/samples/shownSamples.ts'
import { useArticle } from '../articleContext.tsx'
import { ProgramLink } from '../ProgramLink.tsx'
import { CodeBlock } from '../prose/CodeBlock.tsx'

interface SampleCodeProps {
  readonly sample: Sample
  /** Where the program is published, below the base. */
  readonly address: string
  readonly title?: string | undefined
}

/** The essential lines of a program, and the whole of it: to copy, to read in place, to download. */
export function SampleCode({ sample: { language, short }, address, title }: SampleCodeProps) {
  const { words } = useArticle()
  // A command runs as it stands on the page; of other languages only the program does.
  const isCommand = language === 'bash'
  return (
    <>
      <CodeBlock
        language={grammarOf(language)}
        code={short}
        {...(title === undefined ? {} : { title })}
        isPart={!isCommand}
      />
      <details className="values whole-program">
        <summary>{words.text('reference.samples.whole')}</summary>
        <ProgramLink address={address} isCopied={isCommand} />
        <div data-island="program" />
      </details>
    </>
  )
}
