export { type AlgoliaConfig, defineSite, type SiteConfig } from './contract/config.ts'
export { type Diagnostic, hasErrors } from './contract/diagnostics.ts'
export { algoliaIndexName } from './contract/hostedSearch.ts'
export type { SearchHit, SearchProvider, SearchRecord } from './contract/search.ts'
export { versionNameProblem } from './contract/versionName.ts'
export { type FrozenVersion, type VersionTable, versionFolder, versionList } from './contract/versions.ts'
export type { Difference } from './drift/difference.ts'
export { findDrift } from './drift/findDrift.ts'
export { catalogFile } from './load/readCatalog.ts'
export { readVersions } from './load/readVersions.ts'
export { demoCredentials, type LoggedRequest, type Mock, startMock } from './mock/startMock.ts'
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
export { algoliaRecord } from './search/algolia/algoliaRecords.ts'
export { algoliaSettings, algoliaSynonyms } from './search/algolia/algoliaSettings.ts'
export { type AlgoliaHit, createAlgoliaSearch } from './search/algolia/createAlgoliaSearch.ts'
export { createSearch } from './search/createSearch.ts'
export type { SearchIndexFile, SearchPartFile } from './search/indexFile.ts'
export { searchAdvice } from './search/searchAdvice.ts'
export { updateCatalog } from './write/catalogText.ts'
export { freezeVersion } from './write/freezeVersion.ts'
export { setTranslates } from './write/setTranslates.ts'
export { compareContent, writeContent } from './write/writeContent.ts'
