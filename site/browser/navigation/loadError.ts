/**
 * Why a page cannot be put on screen: the server cannot be reached; it answers with an error; it has nothing at the address; or
 * its document is no page of the build that runs here, as after a deployment.
 */
type LoadErrorKind = 'network' | 'server' | 'missing' | 'foreign'

export class LoadError extends Error {
  readonly kind: LoadErrorKind

  constructor(kind: LoadErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Any failure as a LoadError: a part of the site's own script that cannot be had is a sign of another build. */
export function asLoadError(error: unknown): LoadError {
  if (error instanceof LoadError) return error
  return new LoadError('foreign', error instanceof Error ? error.message : String(error), { cause: error })
}
