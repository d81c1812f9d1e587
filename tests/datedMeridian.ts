import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { copyMeridian } from './meridian.ts'

/** Dates of the invented company's publications. Between the first and the second lies a reader's last visit. */
export const published = {
  first: '2026-01-10T09:00:00Z',
  lastVisit: '2026-01-31T00:00:00Z',
  second: '2026-02-10T09:00:00Z',
  newest: '2026-03-10T09:00:00Z',
} as const

/** Pages and entries changed after `published.lastVisit`, newest first; the changelog stands in no sidebar. */
export const changed = {
  pages: ['/changelog', '/orders/api/order-status', '/orders/api/market-data'],
  entries: ['/changelog#2026-02-20', '/changelog#2025-11-30'],
} as const

/**
 * Copies the Meridian project into a git repository with a history of three commits, so that its pages have dates, the
 * same wherever and whenever a test runs. It has a changelog, to which a late entry comes beside the newest one.
 */
export async function copyMeridianWithHistory(to: string): Promise<string> {
  const root = await copyMeridian(to)
  const commit = createCommitter(root)
  await promisify(execFile)('git', ['init', '-q', '-b', 'main'], { cwd: root })
  await writeChangelog(root, ['2026-01-05', '2025-12-01'])
  await commit(published.first)
  await addComment(root, 'specs/orders/paths/book.yaml')
  await commit(published.second)
  await addComment(root, 'specs/orders/paths/order-status.yaml')
  await writeChangelog(root, ['2026-02-20', '2026-01-05', '2025-12-01', '2025-11-30'])
  await commit(published.newest)
  return root
}

function createCommitter(root: string): (date: string) => Promise<void> {
  const author = [
    '-c',
    'user.name=Meridian',
    '-c',
    'user.email=docs@meridian.example.com',
    '-c',
    'commit.gpgsign=false',
  ]
  return async (date) => {
    const options = { cwd: root, env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date } }
    await promisify(execFile)('git', ['add', '--all'], options)
    await promisify(execFile)('git', [...author, 'commit', '-q', '-m', date], options)
  }
}

async function addComment(root: string, file: string): Promise<void> {
  const path = join(root, file)
  await writeFile(path, `${await readFile(path, 'utf8')}# Read again.\n`)
}

/** The newest entry comes first; each is about an operation and is longer than a screen. */
async function writeChangelog(root: string, dates: readonly string[]): Promise<void> {
  const touched = '- [Get an order](/orders/api/orders#getOrder), `GET /v2/orders/{orderId}`: answers **sooner**.\n\n'
  const text = touched + 'Orders that were accepted stay accepted.\n\n'.repeat(40)
  const entries = dates.map((date) => `## ${date} [#${date}]\n\n${text}`).join('')
  for (const [locale, title] of Object.entries({ en: 'Changelog', zh: '更新日志' })) {
    const path = join(root, 'guides', locale, 'changelog.mdx')
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `---\ntitle: ${title}\ndescription: What changed in the API of Meridian.\n---\n\n${entries}`)
  }
}
