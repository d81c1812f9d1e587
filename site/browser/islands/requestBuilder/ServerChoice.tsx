import { useIntl } from 'react-intl'
import { localized } from '../../../../generator/contract/locales.ts'
import { useIslandText } from '../useIslandText.ts'
import { SelectField } from './SelectField.tsx'
import type { RequestState } from './useRequest.ts'

/** Where the request goes, when the operation has several servers. */
export function ServerChoice({ id, form, entries, onChange }: RequestState) {
  const text = useIslandText()
  const { locale } = useIntl()
  const { servers } = form.operation
  const [first] = servers
  if (!first || servers.length < 2) return null
  const { server = first.url, ...others } = entries
  return (
    <SelectField
      id={`${id}-server`}
      label={text('builder.server')}
      value={server}
      options={servers.map(({ url, name }) => [url, name ? `${localized(name, locale, 'en').text} — ${url}` : url])}
      onChange={(url) => onChange(url === first.url ? others : { ...others, server: url })}
    />
  )
}
