import type { ShownServer } from '../../../generator/contract/console.ts'
import { useConsoleText } from './useConsoleText.ts'

interface ServerSelectProps {
  readonly id: string
  readonly servers: readonly ShownServer[]
  readonly chosen: ShownServer
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
