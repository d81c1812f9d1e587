import { useState } from 'react'
import type { PageServer } from './pageServer.ts'
import { useConsoleText } from './useConsoleText.ts'

/** Begins anew with the mock of the page: its account and its market. */
export function ResetButton({ page }: { readonly page: PageServer }) {
  const text = useConsoleText()
  const [isReset, setReset] = useState(false)
  return (
    <p className="builder-line console-reset">
      <button type="button" onClick={() => void page.reset().then(() => setReset(true))}>
        {text('console.reset')}
      </button>
      <span role="status">{isReset ? text('console.reset.done') : ''}</span>
    </p>
  )
}
