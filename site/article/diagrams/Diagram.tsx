import { readMermaid } from '../../../generator/markdown/mermaid/readMermaid.ts'
import { MarkdownOnly } from '../MarkdownOnly.tsx'
import { CodeBlock } from '../prose/CodeBlock.tsx'
import { GraphDiagram } from './GraphDiagram.tsx'
import { SequenceDiagram } from './SequenceDiagram.tsx'

/** Draws a block of Mermaid, or shows it as code where it is not understood. The Markdown version keeps the block. */
export function Diagram({ source }: { readonly source: string }) {
  const read = readMermaid(source)
  if (!('drawing' in read)) return <CodeBlock language="mermaid" code={source} />
  const { drawing } = read
  return (
    <>
      <div className="mermaid">
        {drawing.kind === 'graph' ? <GraphDiagram drawing={drawing} /> : <SequenceDiagram drawing={drawing} />}
      </div>
      <MarkdownOnly>
        <pre>
          <code className="language-mermaid">{source}</code>
        </pre>
      </MarkdownOnly>
    </>
  )
}
