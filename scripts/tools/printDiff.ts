import { printable, printableLines } from '../../generator/contract/printableText.ts'
import {
  changeClasses,
  changeFormats,
  changeTexts,
  compareReferences,
  countChanges,
  formatChanges,
} from '../../tools/diff/index.ts'
import { choiceOf } from '../command/commandLine.ts'
import { printDiagnostics } from '../command/printDiagnostics.ts'
import type { ProjectFlags } from '../command/projectFlags.ts'
import { printChangelog, withoutEntry } from './diffChangelog.ts'
import { type DescribedSide, describeSides } from './diffSides.ts'

interface DiffFlags extends ProjectFlags {
  readonly format: string
  readonly locale: string
  readonly 'fail-on'?: string | undefined
  readonly 'require-changelog'?: boolean | undefined
  readonly changelog?: boolean | undefined
  readonly date?: string | undefined
}

/** Compares two sides, prints the changes and gives the exit code. Throws a UsageError for wrong flags. */
export async function printDiff(names: readonly string[], flags: DiffFlags): Promise<number> {
  const format = choiceOf('--format', flags.format, changeFormats)
  const locale = choiceOf('--locale', flags.locale, changeTexts.locales())
  const refused = refusedClasses(flags['fail-on'])
  const { before, after } = await describeSides(names, flags)
  const unreadable = [before, after].filter(({ description }) => description === undefined)
  for (const side of unreadable) reportUnreadable(side)
  if (!before.description || !after.description) return 1
  for (const side of [before, after]) reportCut(side)
  const changes = compareReferences(before.description.reference, after.description.reference)
  const silent = flags['require-changelog'] ? withoutEntry(changes, before.description, after.description) : []
  if (flags.changelog) printChangelog(changes, after.description, flags.date)
  else console.log(formatChanges({ changes, before: before.name, after: after.name, locale, ...urls(after) }, format))
  for (const line of silent) console.error(printableLines(line))
  const count = countChanges(changes)
  return silent.length > 0 || refused.some((own) => count[own] > 0) ? 1 : 0
}

/** The classes that make the command fail. */
function refusedClasses(failOn: string | undefined) {
  if (failOn === undefined) return []
  return changeClasses.slice(0, changeClasses.indexOf(choiceOf('--fail-on', failOn, changeClasses)) + 1)
}

function reportUnreadable({ name, diagnostics, root }: DescribedSide): void {
  console.error(`${printable(name)} cannot be compared:`)
  printDiagnostics(diagnostics, root, { print: console.error })
}

/** Reports the parts of a side that were left out for their size, which are not compared. */
function reportCut({ name, diagnostics, root }: DescribedSide): void {
  const cut = diagnostics.filter(({ code }) => code === 'input-too-large')
  if (cut.length === 0) return
  console.error(`${printable(name)} is not compared to the end:`)
  printDiagnostics(cut, root, { print: console.error })
}

/** Pages of a project have a URL. Pages of bare specs have none. */
function urls({ description, isProject }: DescribedSide) {
  if (!isProject || !description) return {}
  const { origin, base } = description.config
  return { urlOf: (address: string) => `${origin}${base.replace(/\/$/, '')}${address}` }
}
