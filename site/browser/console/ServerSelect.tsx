import type { ConsoleServer } from '../../../generator/contract/config.ts'
import { useConsoleText } from './useConsoleText.ts'

interface ServerSelectProps {
  readonly id: string
  readonly servers: readonly ConsoleServer[]
  readonly chosen: ConsoleServer
  readonly onChange: (origin: string) => void
}

/** Where a call goes, and whether anything there is real. */
export function ServerSelect({ id, servers, chosen, onChange }: ServerSelectProps) {
  const text = useConsoleText()
  return (
    <div className="builder-field">
      <label htmlFor={`${id}-server`}>{text('console.server')}</label>
      <select id={`${id}-server`} value={chosen.origin} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {servers.map(({ origin, use }) => (
          <option key={origin} value={origin}>
            {text('console.server.option', { origin, use })}
          </option>
        ))}
      </select>
      <small>{text('console.server.note', { use: chosen.use })}</small>
    </div>
  )
}
