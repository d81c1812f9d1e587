import { useCallback } from 'react'
import { useLoaded } from './useLoaded.ts'

interface ProgramProps {
  /** Address of the program. */
  readonly file: string
}

/** A whole program, read in place. */
export function Program({ file }: ProgramProps) {
  const load = useCallback(async () => {
    const response = await fetch(file)
    if (!response.ok) throw new Error(`${response.status} ${file}`)
    return response.text()
  }, [file])
  const { value, error } = useLoaded(load)
  if (error) throw error
  return (
    <figure className="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{value}</code>
      </pre>
    </figure>
  )
}
