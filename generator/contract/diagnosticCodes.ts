import type catalog from './diagnosticCatalog.json'

/** Every code a diagnostic may have. A code is stable: people filter by it and links lead to it. */
export type DiagnosticCode = keyof typeof catalog

/** A code of a plug-in's rule: the names of both, `house/sunset-before-deprecation`. */
type PluginCode = `${string}/${string}`

export type AnyCode = DiagnosticCode | PluginCode
