import { useState } from 'react'
import type { Effect } from '../../../generator/contract/entry.ts'
import { TextField } from '../islands/requestBuilder/TextField.tsx'
import { useConsoleText } from './useConsoleText.ts'

interface ConfirmCallProps {
  /** Name that the reader has to type. */
  readonly name: string
  readonly effect: Effect
  readonly server: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks once more before a call changes something on a server that is real: by the name of the call. */
export function ConfirmCall({ name, effect, server, onConfirm, onCancel }: ConfirmCallProps) {
  const text = useConsoleText()
  const [typed, type] = useState('')
  const isRight = typed.trim() === name
  return (
    <form
      className="console-confirm"
      aria-label={text('console.confirm.title')}
      onSubmit={(event) => {
        event.preventDefault()
        if (isRight) onConfirm()
      }}
    >
      <p role="alert">
        <strong>{text('console.confirm', { effect, server })}</strong>
      </p>
      <TextField id="console-confirm" label={text('console.confirm.name', { name })} value={typed} onChange={type} />
      <p className="builder-line">
        <button type="submit" className="console-primary" aria-disabled={!isRight}>
          {text('console.confirm.send')}
        </button>
        <button type="button" onClick={onCancel}>
          {text('console.confirm.cancel')}
        </button>
      </p>
    </form>
  )
}
