import { execFile } from 'node:child_process'
import { headingIdentity, slugOf } from '../contract/ids.ts'
import { type Memory, noMemory } from '../contract/memory.ts'

/** Times of the last change of a project's files, as instants (`2026-11-21T10:57:24Z`). Empty where they are unknown. */
export interface ContentDates {
  /** By the file's path, relative to the project. */
  readonly files: ReadonlyMap<string, string>
  /** Time at which each dated heading of a guide (`## 2025-10-09`) was added, by `<file>#<id>`. */
  readonly entries: ReadonlyMap<string, string>
}

export const noDates: ContentDates = { files: new Map(), entries: new Map() }

/**
 * Reads from the project's git history when each file last changed, with one call for all files. A date comes from the
 * commit by which the change came to the main line, a merge included: so a later date is a later publication, whenever the
 * work itself was done. Uncommitted files have no date. No file has a date without git or with a shortened history, whose
 * dates would be those of the download. The history of a commit is read once.
 */
export async function readDates(root: string, memory: Memory = noMemory): Promise<ContentDates> {
  try {
    const { commit, pending } = await readState(root)
    if (!commit.startsWith('false')) return noDates
    const committed = await memory.keep(`dates ${root}`, commit, () => committedDates(root))
    const others = new Set(pending.split('\0'))
    const [files, entries] = [new Map(committed.files), new Map(committed.entries)]
    for (const file of others) files.delete(file)
    for (const entry of entries.keys()) if (others.has(entry.slice(0, entry.indexOf('#')))) entries.delete(entry)
    return { files, entries }
  } catch {
    return noDates
  }
}

/** State of the history. While it and the files are the same, so are the dates. */
export async function historyState(root: string): Promise<string> {
  try {
    const { commit, pending } = await readState(root)
    return commit + pending
  } catch {
    return ''
  }
}

/** Whether the history is shortened and the last commit, as two lines; and the files that differ from it. */
async function readState(root: string): Promise<{ readonly commit: string; readonly pending: string }> {
  const [commit, pending] = await Promise.all([
    git(root, ['rev-parse', '--is-shallow-repository', 'HEAD']),
    git(root, pendingFiles),
  ])
  return { commit, pending }
}

async function committedDates(root: string): Promise<ContentDates> {
  const [history, headings] = await Promise.all([
    git(root, [...log, '-z', '--name-status', '--', '.']),
    git(root, [...log, '--patch', '--unified=0', ...plainPatch, `-G${datedHeading}`, '--', 'guides']),
  ])
  const files = fileDates(history)
  return { files, entries: entryDates(headings, files) }
}

/** Files that differ from the last commit. */
const pendingFiles = ['diff', '--name-only', '-z', '--relative', '--no-renames', 'HEAD', '--', '.']

/** Character that starts a commit in the output: no path and no line of a text begins with it. */
const mark = '\u0001'
const log = ['-c', 'core.quotePath=false', 'log', '--first-parent', '-m', '--no-renames', '--relative'].concat([
  '--no-show-signature',
  `--format=${mark}%ct`,
])
const plainPatch = ['--no-color', '--no-ext-diff', '--no-textconv', '--src-prefix=a/', '--dst-prefix=b/']
const datedHeading = '^## +[0-9]{4}-[0-9]{2}-[0-9]{2}'

/** Variables by which a hook names its repository to git. They are removed, because the folder names the repository here. */
const ofOtherRepository = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR']

function git(root: string, parameters: readonly string[]): Promise<string> {
  const inherited = Object.entries(process.env).filter(([name]) => !ofOtherRepository.includes(name))
  // Reading neither fetches nor writes.
  const env = { ...Object.fromEntries(inherited), GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' }
  const options = { cwd: root, env, maxBuffer: Number.POSITIVE_INFINITY }
  return new Promise((resolve, reject) => {
    execFile('git', parameters, options, (error, stdout) => (error ? reject(error) : resolve(stdout)))
  })
}

/** Newest first, so the first status of a file is its last one; a file that was removed then has no date. */
function fileDates(history: string): Map<string, string> {
  const statuses = new Map<string, string | undefined>()
  let date = ''
  const parts = history.split('\0').map((part) => part.replace(/^\n/, ''))
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? ''
    if (part.startsWith(mark)) date = instant(part.slice(mark.length))
    else if (part !== '') {
      index += 1
      const file = parts[index] ?? ''
      if (!statuses.has(file)) statuses.set(file, part === 'D' ? undefined : date)
    }
  }
  return new Map([...statuses].flatMap(([file, last]) => (last === undefined ? [] : [[file, last] as const])))
}

/** Times of the first addition of each heading: a moved heading is no new entry. */
function entryDates(patches: string, files: ReadonlyMap<string, string>): Map<string, string> {
  const entries = new Map<string, string>()
  let date = ''
  let file = ''
  for (const line of patches.split('\n')) {
    if (line.startsWith(mark)) date = instant(line.slice(mark.length))
    else if (line.startsWith('+++ b/')) file = line.slice('+++ b/'.length).replace(/\t$/, '')
    else if (line.startsWith('+## ') && files.has(file)) {
      const { id } = headingIdentity(line.slice('+## '.length).trim(), slugOf)
      entries.set(`${file}#${id}`, date)
    }
  }
  return entries
}

/** Seconds since 1970 as an instant of the same form on every machine. */
function instant(seconds: string): string {
  return new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z')
}
