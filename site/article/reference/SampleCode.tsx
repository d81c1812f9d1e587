import type { Sample } from '../../../generator/contract/samples.ts'
import { languages } from '../../../generator/samples/languages.ts'
import { ProgramLink } from '../ProgramLink.tsx'
import { CodeBlock } from '../prose/CodeBlock.tsx'

interface SampleCodeProps {
  readonly sample: Sample
  /** Where the program is published, below the base. */
  readonly address: string
  readonly title?: string | undefined
}

/** What matters of a program, and the way to the whole of it. */
export function SampleCode({ sample: { language, short, file }, address, title }: SampleCodeProps) {
  return (
    <>
      <CodeBlock language={languages[language].grammar} code={short} {...(title === undefined ? {} : { title })} />
      <ProgramLink address={address} file={file} />
    </>
  )
}
