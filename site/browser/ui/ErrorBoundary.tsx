import { Component, Fragment, type ReactNode } from 'react'

export interface Crash {
  readonly error: Error
  /** Renders the crashed part once more. */
  readonly retry: () => void
}

interface ErrorBoundaryProps {
  /** Identity of the children: another content is another chance. */
  readonly content?: unknown
  readonly fallback: (crash: Crash) => ReactNode
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly content: unknown
  readonly error?: Error | undefined
  readonly attempt: number
}

/** Shows the error instead of nothing at all when a component throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  static getDerivedStateFromProps(
    { content }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return content === state.content ? null : { content, error: undefined }
  }

  override state: ErrorBoundaryState = { content: this.props.content, attempt: 0 }

  readonly #retry = (): void => this.setState(({ attempt }) => ({ error: undefined, attempt: attempt + 1 }))

  override render(): ReactNode {
    const { error, attempt } = this.state
    if (!error) return this.props.children
    // A fallback of its own for each attempt, so that a second crash is announced like the first.
    return <Fragment key={attempt}>{this.props.fallback({ error, retry: this.#retry })}</Fragment>
  }
}
