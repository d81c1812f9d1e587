import type { BuildRecord } from '../../generator/index.ts'
import { readConfig } from '../../generator/load/readConfig.ts'
import { historyState } from '../../generator/load/readDates.ts'
import { markName, markOf } from '../../generator/publish/folder/ownFolder.ts'
import { isSameFile, isWhole, readPublished } from '../../generator/publish/site/publishedFiles.ts'
import { buildKey, configKey, inputStamp, projectFiles } from './buildInputs.ts'
import { cacheFolder, contentFolderOf, contentOwner, publishedNote } from './cacheFolder.ts'
import type { BuildOptions } from './openBuild.ts'

/**
 * The record of the build that published the site in `out`, unless an input or a published file has changed since. Loads no
 * module that only a build needs.
 */
export async function unchangedSite({ project, out, ...kind }: BuildOptions): Promise<BuildRecord | undefined> {
  const published = await readPublished(publishedNote(project.root, out))
  const build = published?.build
  if (!build || build.key !== buildKey(project, kind) || markOf(out) !== 'site') return undefined
  const content = contentFolderOf(project)
  if (markOf(content) !== 'content') return undefined
  if ((await contentOwner(cacheFolder(project.root), content)) !== build.owner) return undefined
  if (!areInputsSame(build) || !isWhole(published, out, markName)) return undefined
  return (await areSourcesSame(build)) ? build : undefined
}

function areInputsSame({ inputs, sources }: BuildRecord): boolean {
  const isKnown = (file: string) => Object.hasOwn(inputs, file)
  return (
    Object.entries(sources).every(
      ([source, { config }]) => config === undefined || projectFiles(source).every(isKnown),
    ) && Object.entries(inputs).every(([file, stamp]) => isSameInput(inputStamp(file), stamp))
  )
}

function isSameInput(now: BuildRecord['inputs'][string], before: BuildRecord['inputs'][string]): boolean {
  if (now == null || before == null) return now === before
  return now.ctimeMs === before.ctimeMs && isSameFile(now, before)
}

/** Checked last, because evaluating a configuration is slower than all other checks. */
async function areSourcesSame({ sources }: BuildRecord): Promise<boolean> {
  const same = Object.entries(sources).map(async ([source, { config, history }]) => {
    const [now, written] = await Promise.all([
      historyState(source),
      config === undefined ? undefined : readConfig(source),
    ])
    return now === history && (written && configKey(written.value.value)) === config
  })
  return !(await Promise.all(same)).includes(false)
}
