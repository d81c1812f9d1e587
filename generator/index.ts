export type { WantedText } from './contract/catalog.ts'
export { parseCatalogEntries } from './contract/catalogEntries.ts'
export type {
  AlgoliaConfig,
  BundleConfig,
  PluginCommand,
  SiteConfig,
} from './contract/config.ts'
export { consoleUrls, hasConsole, hasConsolePage, pageMockPath } from './contract/console.ts'
export { type Checked, type Diagnostic, hasErrors } from './contract/diagnostics.ts'
export { algoliaIndexName } from './contract/hostedSearch.ts'
export { localePrefix } from './contract/locales.ts'
export { createMemory, type Memory } from './contract/memory.ts'
export { movedByPattern } from './contract/movedAddress.ts'
export { scriptFiles } from './contract/projectScripts.ts'
export type { RecipeProgram } from './contract/recipes.ts'
export { besidePage, normalizePath, type Route, type RouteTable } from './contract/routes.ts'
export type { SearchHit, SearchProvider, SearchRecord } from './contract/search.ts'
export { securityHeaders } from './contract/securityHeaders.ts'
export { siteCatalogFile } from './contract/siteCatalog.ts'
export { withToldFacts } from './contract/toldFacts.ts'
export { versionNameProblem } from './contract/versionName.ts'
export {
  currentVersion,
  type FrozenVersion,
  type VersionTable,
  versionFolder,
  versionList,
} from './contract/versions.ts'
export { type PlainSpec, plainSpec } from './load/document/plainSpec.ts'
export { collectReferences } from './load/document/resolveRefs.ts'
export { isRecord, type LoadedSpec, type SpecFile } from './load/document/spec.ts'
export { importErrorOf } from './load/importError.ts'
export { importModule } from './load/importModule.ts'
export { limits } from './load/limits.ts'
export { parseSpecText } from './load/parseSpecText.ts'
export { isHidden } from './load/placeOfReference.ts'
export { catalogFile, readCatalogText } from './load/readCatalog.ts'
export { configFiles } from './load/readConfig.ts'
export { historyState } from './load/readDates.ts'
export { guidesWithJavaScript } from './load/readGuides.ts'
export { readLock } from './load/readLock.ts'
export { readSpec } from './load/readSpec.ts'
export { readTextFile } from './load/readTextFile.ts'
export { readVersions } from './load/readVersions.ts'
export { interfaceTexts } from './messages/catalogs.ts'
export { fullTextFiles } from './outputs/machines/fullTexts.ts'
export { type PageKey, pageKeys, sidebarKeys } from './pages/pageKeys.ts'
export { lockFileOf, lockFilesOf, lockRoutes, lockText } from './pages/routes/routeLock.ts'
export { commandFailure } from './pipeline/checkPlugins.ts'
export { checkSpecs } from './pipeline/checkSpecs.ts'
export { configure } from './pipeline/configure.ts'
export { type Description, describe } from './pipeline/describe.ts'
export { describeSite } from './pipeline/describeSite.ts'
export { openSources } from './pipeline/loadSources.ts'
export type { PageLanguage } from './pipeline/pageLanguages.ts'
export { type Project, sourceFolder, type VersionProject } from './pipeline/project.ts'
export { allFiles, type GeneratedSite, joinFiles } from './pipeline/renderSite.ts'
export { validateFiles } from './pipeline/validateFiles.ts'
export { draftSite, type GenerateOptions, generate, type Stage } from './pipeline.ts'
export { keyOf, updateCatalog } from './publish/content/catalogText.ts'
export { freezeVersion } from './publish/content/freezeVersion.ts'
export { setTranslates } from './publish/content/setTranslates.ts'
export {
  type ContentFiles,
  compareContent,
  digestOf,
  type OpenContent,
  openContent,
  writeContent,
} from './publish/content/writeContent.ts'
export { isRunning } from './publish/content/writeWhole.ts'
export { claimFolder, isFree, type OutputKind } from './publish/folder/ownFolder.ts'
export { cacheControlOf, isHashed } from './publish/hosts/cacheRules.ts'
export { isOpen, securityHeadersOf } from './publish/hosts/fileHeaders.ts'
export { fileTypeOf, linkHeaderOf, markdownFilesOf, varyOf, wantsMarkdown } from './publish/hosts/fileTypes.ts'
export { redirectsName } from './publish/hosts/hostFiles.ts'
export { nginxConfiguration, nginxForConsole } from './publish/hosts/nginx/nginxConfiguration.ts'
export { baseOf } from './publish/offline/baseOf.ts'
export { packedName } from './publish/offline/packedAddress.ts'
export { isRewritten, packedFiles, packFile } from './publish/offline/packedFiles.ts'
export { readMe } from './publish/offline/readMe.ts'
export type { CompressionEffort } from './publish/site/compress.ts'
export { consoleSite, docsSite } from './publish/site/consoleSite.ts'
export {
  type BuildRecord,
  type Origin,
  type PublishedFile,
  readPublished,
  type SourceState,
} from './publish/site/publishedFiles.ts'
export type { PublishFolders, SiteFile } from './publish/site/publishFile.ts'
export { beginPublishing, type Publishing, publishSite } from './publish/site/publishSite.ts'
export { previousFolder, restoreSite } from './publish/site/siteSwap.ts'
export { pageMockFile } from './samples/pageMockFile.ts'
export { algoliaHosts } from './search/algolia/algoliaHosts.ts'
export { algoliaRecord } from './search/algolia/algoliaRecords.ts'
export { algoliaSettings, algoliaSynonyms } from './search/algolia/algoliaSettings.ts'
export { type AlgoliaHit, createAlgoliaSearch } from './search/algolia/createAlgoliaSearch.ts'
export type { SearchIndexFile, SearchPartFile } from './search/index/indexFile.ts'
export { createSearch } from './search/query/createSearch.ts'
export { searchAdvice } from './search/query/searchAdvice.ts'
export { applySettings } from './validate/config/applySettings.ts'
export { compileBoxes } from './validate/document/box/boxBundle.ts'
export { licenseTexts } from './validate/document/box/licenseTexts.ts'
export { frameOf } from './validate/report/codeFrame.ts'
export { type DiagnosticFormat, diagnosticFormats } from './validate/report/formatDiagnostics.ts'
export type { Detail } from './validate/report/formatPretty.ts'
