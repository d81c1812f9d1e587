import type { Message } from '../../../../generator/contract/channel.ts'
import { isJsonType } from '../../../../generator/contract/httpSyntax.ts'
import { useWords } from '../../articleContext.tsx'
import { CodeBlock } from '../../prose/CodeBlock.tsx'
import { Labels } from '../Facts.tsx'
import { ReadMore } from '../FieldHints.tsx'
import { FactRow } from '../StatedFacts.tsx'
import { Bindings } from './Bindings.tsx'

/** Notes on a whole message: a format that is not JSON, a foreign schema, bindings. */
export function MessageNotes({ message }: { readonly message: Message }) {
  const words = useWords()
  const { contentType, foreignPayload, bindings, externalDocs, tags = [] } = message
  return (
    <>
      {tags.length === 0 ? null : (
        <ul className="facts">
          <Labels labels={tags} />
        </ul>
      )}
      <FactRow facts={message.facts} />
      {contentType === undefined || isJsonType(contentType) ? null : (
        <p>
          {words.text('reference.message.contentType')}: <code>{contentType}</code>
        </p>
      )}
      <ReadMore docs={externalDocs} />
      {foreignPayload ? (
        <CodeBlock
          language="plaintext"
          code={foreignPayload.text}
          title={words.text('reference.message.foreign', { format: foreignPayload.format })}
        />
      ) : null}
      <Bindings bindings={bindings} />
    </>
  )
}
