import type { Diagnostic, SourceLocation } from '../../contract/diagnostics.ts'

/** A plug-in returns a value that the engine cannot use. The engine throws it, so its stack names no line of the plug-in. */
export class UnusableResult extends Error {}

/** Finds the source location of a plug-in's failure, and the reason in the words of the error. */
export type PluginPlace = (error: unknown) => SourceLocation & { readonly reason: string }

interface Failure {
  readonly plugin: string
  /** Part of the plug-in, as its author calls it: `rule "sunset-before-deprecation"`. */
  readonly part: string
  readonly error: unknown
  readonly place: PluginPlace
}

/** The diagnostic for a plug-in that throws, or returns something unusable. */
export function pluginFailure({ plugin, part, error, place }: Failure): Diagnostic {
  const { reason, ...at } = place(error)
  return {
    code: 'plugin-failed',
    severity: 'error',
    message: `The ${part} of the plug-in "${plugin}" fails: ${reason.replace(/\.$/, '')}.`,
    hint: 'Correct the plug-in, or take it out of `plugins`.',
    ...at,
  }
}
