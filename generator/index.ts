export { defineSite, type SiteConfig } from './contract/config.ts'
export { type Diagnostic, hasErrors } from './contract/diagnostics.ts'
export type { SearchHit } from './contract/search.ts'
export { versionNameProblem } from './contract/versionName.ts'
export { type FrozenVersion, type VersionTable, versionFolder, versionList } from './contract/versions.ts'
export { catalogFile } from './load/readCatalog.ts'
export { readVersions } from './load/readVersions.ts'
export {
  type GeneratedSite,
  generate,
  type Project,
  type Stage,
  sourceFolder,
  type VersionProject,
  validateFiles,
} from './pipeline.ts'
export { publishSite } from './publish/publishSite.ts'
export { type DiagnosticFormat, diagnosticFormats, formatDiagnostics } from './report/formatDiagnostics.ts'
export { lockFile, lockRoutes, lockText } from './routes/routeLock.ts'
export { createSearch } from './search/createSearch.ts'
export type { SearchIndexFile } from './search/indexFile.ts'
export { updateCatalog } from './write/catalogText.ts'
export { freezeVersion } from './write/freezeVersion.ts'
export { setTranslates } from './write/setTranslates.ts'
export { compareContent, writeContent } from './write/writeContent.ts'
