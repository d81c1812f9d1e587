import { useIntl } from 'react-intl'
import type { Crash } from '../ui/ErrorBoundary.tsx'

/** Stands in the place of an island that crashed or could not be loaded; the article around it stays. */
export function IslandCrash({ error, retry }: Crash) {
  const { formatMessage } = useIntl()
  return (
    <div className="island-crash" role="alert">
      <p>{formatMessage({ id: 'shell.crash.island' })}</p>
      <pre>{error.message}</pre>
      <button type="button" onClick={retry}>
        {formatMessage({ id: 'shell.crash.retry' })}
      </button>
    </div>
  )
}
