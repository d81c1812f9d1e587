import { Component, type ReactNode, useEffect } from 'react'
import { useText } from './useText.ts'

interface ErrorBoundaryProps {
  /** Another page is another chance. */
  readonly url: string
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly url: string
  readonly error?: Error | undefined
}

function CrashFallback({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useText()
  const title = text('shell.crash.title')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className="crash" role="alert">
      <h1>{text('shell.crash.heading')}</h1>
      <pre>{error.message}</pre>
      <button type="button" onClick={onRetry}>
        {text('shell.crash.retry')}
      </button>
    </main>
  )
}

/** Shows what went wrong instead of an empty page when a component throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: Error): Partial<ErrorBoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps({ url }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return url === state.url ? null : { url, error: undefined }
  }

  override state: ErrorBoundaryState = { url: this.props.url }

  override render(): ReactNode {
    const { error } = this.state
    if (error) return <CrashFallback error={error} onRetry={() => this.setState({ error: undefined })} />
    return this.props.children
  }
}
