/** A page that could not be put on screen, and how to try once more. */
export interface LoadFailure {
  /** Path that was asked for, with its query. */
  readonly url: string
  /** The server cannot be reached, answers with an error, or has pages of another build. */
  readonly kind: 'network' | 'server' | 'foreign'
  /** The exact error, as the browser or the server words it. */
  readonly message: string
  readonly retry: () => void
}
