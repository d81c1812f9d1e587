import {
  type AlgoliaConfig,
  algoliaIndexName,
  algoliaRecord,
  algoliaSettings,
  algoliaSynonyms,
  type GeneratedSite,
  type Project,
} from '../../generator/index.ts'
import { UsageError } from '../command/commandLine.ts'
import { createProgress } from '../command/progress.ts'
import { contentFolderOf } from '../site/cacheFolder.ts'
import { generateContent } from '../site/generateContent.ts'
import { hostOptions } from './askAlgolia.ts'

/** Replaces the hosted index of each language and gives the exit code. Without a key it only prints the counts. */
export async function pushRecords(project: Project, key: string | undefined): Promise<number> {
  const progress = createProgress()
  const checked = await generateContent({ project, folder: contentFolderOf(project), progress, print: console.error })
  if (!checked) return 1
  const { site } = checked
  const { provider, algolia } = site.config.search
  if (provider !== 'algolia' || !algolia)
    throw new UsageError('The site has a local index: set search.provider to "algolia" in site.config.ts to push one.')
  const batches = site.config.locales.map(({ code }) => batchOf(site, algolia, code))
  for (const batch of batches) {
    progress.phase(`Pushing ${batch.indexName}`)
    if (key !== undefined && !(await tryToPush(batch, algolia, key))) return 1
    const size = (JSON.stringify(batch.records).length / 1e6).toFixed(1)
    const told = `${batch.records.length} records (${size} MB) and ${batch.synonyms.length} groups of synonyms`
    progress.done(`${batch.indexName}: ${told} ${key === undefined ? 'would be pushed' : 'pushed'}.`)
  }
  return 0
}

type Batch = ReturnType<typeof batchOf>

function batchOf(site: GeneratedSite, { index }: AlgoliaConfig, locale: string) {
  return {
    indexName: algoliaIndexName(index, locale),
    records: site.searchRecords(locale).map(algoliaRecord),
    settings: algoliaSettings(locale),
    synonyms: algoliaSynonyms(site.config.search.synonyms),
  }
}

/** Prints an error of the service, which a stack would not explain. */
async function tryToPush(batch: Batch, { appId }: AlgoliaConfig, key: string): Promise<boolean> {
  try {
    await push(batch, appId, key)
    return true
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const status = 'status' in error ? ` (${error.status})` : ''
    const hint = status.includes('403') ? ' Does ALGOLIA_ADMIN_KEY belong to the application, and may it write?' : ''
    console.error(`${batch.indexName} was not replaced: ${error.message}${status}.${hint} The index is as it was.`)
    return false
  }
}

/** Fills a second index and moves it over the index in use in one step. */
async function push({ indexName, records, settings, synonyms }: Batch, appId: string, key: string): Promise<void> {
  const { algoliasearch } = await import('algoliasearch')
  const client = algoliasearch(appId, key, hostOptions())
  const next = `${indexName}_next`
  const done = ({ taskID }: { readonly taskID: number }) => client.waitForTask({ indexName: next, taskID })
  await done(await client.deleteIndex({ indexName: next }))
  await done(await client.setSettings({ indexName: next, indexSettings: settings }))
  if (synonyms.length > 0) {
    await done(await client.saveSynonyms({ indexName: next, synonymHit: synonyms, replaceExistingSynonyms: true }))
  }
  await client.saveObjects({ indexName: next, objects: records.map((record) => ({ ...record })), waitForTasks: true })
  const operation = { operation: 'move', destination: indexName } as const
  await done(await client.operationIndex({ indexName: next, operationIndexParams: operation }))
}
