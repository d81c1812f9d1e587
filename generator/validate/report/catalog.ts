/** Title, cause and fix of every code. It stands in the contract because the checks take their hints from it. */

export type { DiagnosticCode } from '../../contract/diagnosticCodes.ts'
export { type CatalogEntry, diagnosticCatalog } from './diagnosticCatalog.ts'
