import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '../../scripts/command/commandLine.ts'
import { syncTranslations } from '../../scripts/tools/syncTranslations.ts'
import type { Failure } from './mutant.ts'
import { catalogName } from './projectFiles.ts'
import { translatorTexts } from './translatorTexts.ts'
import { isTurn, type Trial } from './trial.ts'

/** Runs `i18n` on a project; gives texts of a translator that it lost, and changes that it makes a second time. */
export async function catalogProblems({ mutant, project, reach }: Trial): Promise<Failure[]> {
  const path = join(project.root, catalogName)
  const before = await readFile(path).catch(() => Buffer.from(''))
  const isWritten = await isSynced(project)
  const after = await readFile(path).catch(() => Buffer.from(''))
  if (!isWritten) return after.equals(before) ? [] : [{ class: 'i18n fails and writes a catalog', detail: '' }]
  reach('synced')
  const kept = new Set(translatorTexts(after.toString()))
  const lost = translatorTexts(before.toString()).filter((text) => !kept.has(text))
  if (isTurn(mutant, 4)) await isSynced(project)
  return [
    ...lost.map((text) => ({
      class: `i18n loses a ${text.startsWith('comment: ') ? 'comment' : 'translation'}`,
      detail: text,
    })),
    ...((await readFile(path).catch(() => Buffer.from(''))).equals(after)
      ? []
      : [{ class: 'i18n changes a catalog again', detail: '' }]),
  ]
}

async function isSynced(project: Trial['project']): Promise<boolean> {
  try {
    return (await syncTranslations(project, { check: false, translated: false })) === 0
  } catch (error) {
    if (error instanceof UsageError) return false
    throw error
  }
}
