import type { Sample } from '../../../generator/contract/samples.ts'
import { grammarOf } from '../../../generator/samples/shownSamples.ts'
import { withBase } from '../../shared/url.ts'
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
export function SampleCode({ sample: { language, short, file }, address, title }: SampleCodeProps) {
  const { site, words } = useArticle()
  const href = withBase(address, site.base)
  // A command runs as it stands on the page; of other languages only the program does.
  const isCommand = language === 'bash'
  return (
    <>
      <CodeBlock
        language={grammarOf(language)}
        code={short}
        {...(title === undefined ? {} : { title })}
        {...(isCommand ? {} : { program: href })}
      />
      <details className="values whole-program">
        <summary>
          {words.text('reference.samples.whole')} <small>{file}</small>
        </summary>
        <ProgramLink address={address} file={file} isCopied={isCommand} />
        <div data-island="program" data-props={JSON.stringify({ file: href })} />
      </details>
    </>
  )
}
