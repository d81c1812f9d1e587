import { useState } from 'react'
import { ShowMore } from './ShowMore.tsx'
import { useConsoleText } from './useConsoleText.ts'

/** Characters that are shown before the reader asks for more, and with each click. */
const charactersAtOnce = 20_000

/** A text that is no JSON, in parts. */
export function PlainView({ body }: { readonly body: string }) {
  const text = useConsoleText()
  const [most, setMost] = useState(charactersAtOnce)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <pre className="builder-code" tabIndex={0}>
        {body.slice(0, most)}
      </pre>
      {body.length > most ? (
        <ShowMore shown={text('console.text.more', { count: most })} onMore={() => setMost(most + charactersAtOnce)} />
      ) : null}
    </>
  )
}
