export type { Answer } from './assistant/answer.ts'
export { type Assistant, createAssistant } from './assistant/createAssistant.ts'
export type { Documentation } from './assistant/documentation.ts'
export { type AlgoliaConfig, defineSite, type SiteConfig } from './contract/config.ts'
export { type Diagnostic, hasErrors } from './contract/diagnostics.ts'
export { guideMarks } from './contract/guideMarks.ts'
export { algoliaIndexName } from './contract/hostedSearch.ts'
export { localePrefix } from './contract/locales.ts'
export { createMemory, type Memory } from './contract/memory.ts'
export { commonOfApi, commonOfRoutes, type Part, partsOf } from './contract/parts.ts'
export { besidePage, type Route } from './contract/routes.ts'
export type { SearchHit, SearchProvider, SearchRecord } from './contract/search.ts'
export { securityHeaders } from './contract/securityHeaders.ts'
export { type SocialCard, type SocialCards, socialCardsFile } from './contract/socialCard.ts'
export { versionNameProblem } from './contract/versionName.ts'
export { type FrozenVersion, type VersionTable, versionFolder, versionList } from './contract/versions.ts'
export type { ApiChange } from './diff/change.ts'
export { type ChangeClass, changeClasses } from './diff/changeClass.ts'
export { compareReferences } from './diff/compareReferences.ts'
export { draftChangelog } from './diff/draftChangelog.ts'
export { type ChangeFormat, changeFormats, formatChanges } from './diff/formatChanges.ts'
export { countChanges } from './diff/groupChanges.ts'
export { mentionsOf, unannounced } from './diff/unannounced.ts'
export { changeLocales } from './diff/words.ts'
export type { Difference } from './drift/difference.ts'
export { findDrift } from './drift/findDrift.ts'
export { catalogFile } from './load/readCatalog.ts'
export type { SpecTexts } from './load/readSpec.ts'
export { readVersions } from './load/readVersions.ts'
export { demoCredentials, type LoggedRequest, type Mock, startMock } from './mock/startMock.ts'
export { baseOf } from './pack/baseOf.ts'
export { packedName } from './pack/packedAddress.ts'
export { isRewritten, packedFiles, packFile } from './pack/packedFiles.ts'
export { readMe } from './pack/readMe.ts'
export {
  type Description,
  describe,
  describeSite,
  type GeneratedSite,
  generate,
  type Keep,
  type LateInput,
  type Project,
  renderLate,
  renderSearch,
  type Stage,
  sourceFolder,
  type VersionProject,
  validateFiles,
  validateTexts,
} from './pipeline.ts'
export { cacheControlOf, isHashed } from './publish/cacheRules.ts'
export type { CompressionEffort } from './publish/compressor.ts'
export { fileTypeOf } from './publish/fileTypes.ts'
export { nginxConfiguration } from './publish/nginx/nginxConfiguration.ts'
export type { Origin } from './publish/publishedFiles.ts'
export { beginPublishing, type Publishing, publishSite } from './publish/publishSite.ts'
export { previousFolder, restoreSite } from './publish/siteSwap.ts'
export { buildReport } from './quality/buildReport.ts'
export type { QualityFigures } from './quality/figures.ts'
export { renderReport } from './quality/renderReport.ts'
export type { Twins } from './render/renderTwins.ts'
export { frameOf } from './report/codeFrame.ts'
export { type DiagnosticFormat, diagnosticFormats, formatDiagnostics } from './report/formatDiagnostics.ts'
export type { Detail } from './report/formatPretty.ts'
export { lockFile, lockRoutes, lockText } from './routes/routeLock.ts'
export { fillCatalog } from './scaffold/fillCatalog.ts'
export type { Plan, Refusal, SpecPlace } from './scaffold/plan.ts'
export { planChannel } from './scaffold/planChannel.ts'
export { planGuide } from './scaffold/planGuide.ts'
export { planOperation } from './scaffold/planOperation.ts'
export { algoliaHosts } from './search/algolia/algoliaHosts.ts'
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
