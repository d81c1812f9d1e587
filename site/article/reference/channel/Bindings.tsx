import type { Binding } from '../../../../generator/contract/channel.ts'
import { furtherBindings } from '../../../../generator/model/view/handshake.ts'
import { useWords } from '../../articleContext.tsx'
import { CodeBlock } from '../../prose/CodeBlock.tsx'
import { formatJson } from '../samples/formatJson.ts'

/** Settings of a protocol, as the spec writes them: every protocol has words of its own. */
export function Bindings({ bindings = [] }: { readonly bindings: readonly Binding[] | undefined }) {
  const words = useWords()
  return furtherBindings(bindings).map(({ protocol, value }) => (
    <details className="values" key={protocol}>
      <summary>{words.text('reference.channel.bindings', { protocol })}</summary>
      <CodeBlock language="json" code={formatJson(value)} />
    </details>
  ))
}
