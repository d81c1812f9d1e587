import { useIntl } from 'react-intl'
import { localized } from '../../../../generator/contract/locales.ts'
import type { Server } from '../../../../generator/contract/server.ts'
import { useIslandText } from '../useIslandText.ts'
import type { FormProps } from './entries.ts'

interface ServerChoiceProps extends Omit<FormProps, 'form'> {
  readonly servers: readonly Server[]
}

/** Where the request goes, when the operation has several servers. */
export function ServerChoice({ id, servers, entries, onChange }: ServerChoiceProps) {
  const text = useIslandText()
  const { locale } = useIntl()
  const [first] = servers
  if (!first || servers.length < 2) return null
  const { server = first.url, ...others } = entries

  function choose(url: string): void {
    onChange(url === first?.url ? others : { ...others, server: url })
  }

  return (
    <div className="builder-field">
      <label htmlFor={`${id}-server`}>{text('builder.server')}</label>
      <select id={`${id}-server`} value={server} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {servers.map(({ url, name }) => (
          <option key={url} value={url}>
            {name ? `${localized(name, locale, 'en').text} — ${url}` : url}
          </option>
        ))}
      </select>
    </div>
  )
}
