import { useIslandText } from '../useIslandText.ts'

/** Says that the form could not be loaded, with a way to try again. */
export function LoadFailure({ reason, retry }: { readonly reason: string; readonly retry: () => void }) {
  const text = useIslandText()
  return (
    <div className="builder-failure" role="alert">
      <p>{text('builder.failed', { reason })}</p>
      <button type="button" onClick={retry}>
        {text('builder.retry')}
      </button>
    </div>
  )
}
