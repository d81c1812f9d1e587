import { useIntl } from 'react-intl'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'

/** States that a page is shown in another language, or that its translation is older than the original. */
export function FallbackNotice() {
  const { fallback, isOutdated } = usePage()
  const { formatDisplayName } = useIntl()
  const text = useText()
  if (isOutdated) return <p className="fallback-notice">{text('shell.outdated')}</p>
  if (!fallback) return null
  const language = formatDisplayName(fallback.lang, { type: 'language' }) ?? fallback.label
  return <p className="fallback-notice">{text('shell.fallback', { language })}</p>
}
