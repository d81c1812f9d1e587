import type catalog from './diagnosticCatalog.json'

/** Every code a diagnostic may have. A code is stable: people filter by it and links lead to it. */
export type DiagnosticCode = keyof typeof catalog
