import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { lstat, mkdir, mkdtemp, realpath, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import type { Project } from '../../generator/index.ts'
import { UsageError } from '../command/commandLine.ts'

const run = promisify(execFile)

/** Reads a project as it was at a revision. The working tree and the index do not change. */
export async function atRevision<Result>(
  revision: string,
  project: Project,
  read: (project: Project) => Promise<Result>,
): Promise<Result> {
  const found = await git(project.root, ['rev-parse', '--show-toplevel']).catch(() => undefined)
  if (found === undefined)
    throw new UsageError(`There is no file or folder "${revision}", and ${project.root} is in no git repository.`)
  const top = join(await realpath(found), '')
  const { folder, remove } = await checkOut(revision, top, project.root)
  try {
    const place = relative(top, project.root)
    const root = join(folder, place.split(sep).join('/'))
    const entry = await stat(root).catch(() => undefined)
    if (!entry?.isDirectory()) throw new UsageError(`${revision} does not have the folder ${place}.`)
    return await read({ ...project, root })
  } finally {
    await remove()
  }
}

interface CheckedOut {
  readonly folder: string
  readonly remove: () => Promise<void>
}

/**
 * Writes the files of a revision into a folder of their own, with an index of its own: nothing of the repository changes.
 * It links the packages installed at its top and in the project, since a configuration may import them. Throws a UsageError
 * for a revision that does not exist.
 */
export async function checkOut(revision: string, top: string, project = top): Promise<CheckedOut> {
  const commit = await git(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]).catch(
    () => undefined,
  )
  if (commit === undefined)
    throw new UsageError(
      `"${revision}" is no file, no folder, and no revision of ${top}. A shallow clone has few of them.`,
    )
  const temporary = await mkdtemp(join(await realpath(tmpdir()), 'exchange-docs-diff-'))
  const remove = () => rm(temporary, { recursive: true, force: true })
  try {
    const folder = join(temporary, 'files')
    await mkdir(folder)
    const index = { GIT_INDEX_FILE: join(temporary, 'index') }
    await git(top, ['read-tree', commit], index)
    await git(top, ['checkout-index', '--all', `--prefix=${folder}${sep}`], index)
    for (const place of new Set(['', relative(top, project)])) await linkPackages(join(top, place), join(folder, place))
    return { folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * A folder that the revision lacks imports no packages. A link that the revision has leads nowhere from here; packages that it
 * has are its own.
 */
async function linkPackages(from: string, to: string): Promise<void> {
  const [installed, link] = [join(from, 'node_modules'), join(to, 'node_modules')]
  if (!existsSync(installed) || !existsSync(to)) return
  const written = await lstat(link).catch(() => undefined)
  if (written?.isDirectory()) return
  await rm(link, { force: true })
  await symlink(installed, link, 'junction')
}

/** Git hooks set the repository in the environment. Here the folder decides. */
const ofOtherRepository = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR']

async function git(
  folder: string,
  parameters: readonly string[],
  further: Record<string, string> = {},
): Promise<string> {
  const inherited = Object.entries(process.env).filter(([name]) => !ofOtherRepository.includes(name))
  const env = { ...Object.fromEntries(inherited), GIT_OPTIONAL_LOCKS: '0', ...further }
  const { stdout } = await run('git', [...parameters], { cwd: folder, env, maxBuffer: 1 << 26 })
  return stdout.trim()
}
