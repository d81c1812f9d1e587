import type { Sample } from '../../../generator/contract/samples.ts'
import { languages } from '../../../generator/samples/languages.ts'
import { withBase } from '../../lib/url.ts'
import { useArticle } from '../articleContext.tsx'
import { CodeBlock } from '../prose/CodeBlock.tsx'

interface SampleCodeProps {
  readonly sample: Sample
  /** Where the program is published, below the base. */
  readonly address: string
  readonly title?: string
}

/** What matters of a program, and the way to the whole of it. */
export function SampleCode({ sample: { language, short, file }, address, title }: SampleCodeProps) {
  const { words, site } = useArticle()
  const href = withBase(address, site.base)
  return (
    <>
      <CodeBlock language={languages[language].grammar} code={short} {...(title === undefined ? {} : { title })} />
      <p className="samples-program">
        <a href={href} download="">
          {file}
        </a>
        <button type="button" data-copy-file={href}>
          {words.text('reference.samples.program')}
        </button>
      </p>
    </>
  )
}
