import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { anchorDifferences, digestDifferences, lineDifferences, searchDifferences } from './differences.ts'
import { readGroups } from './groups.ts'

/** Lines that are printed of each kind of difference. */
const limit = 200

/** What differs between two recordings, for people; empty when nothing does. */
export async function compareRecordings(before: string, after: string): Promise<string> {
  const both = (file: string) => Promise.all([before, after].map((folder) => readFile(join(folder, file), 'utf8')))
  const [anchors = '', newAnchors = ''] = await both('anchors.txt')
  const [hits = '', newHits = ''] = await both('search.txt')
  const [files = '', newFiles = ''] = await both('files.txt')
  const [digests = '', newDigests = ''] = await both('digests.txt')
  const differences = {
    Anchors: anchorDifferences(readGroups(anchors), readGroups(newAnchors)),
    'Search hits': searchDifferences(readGroups(hits), readGroups(newHits)),
    Files: lineDifferences(files, newFiles),
    'Contents of files': digestDifferences(digests, newDigests),
    Texts: textDifferences(join(before, 'texts'), join(after, 'texts')),
  }
  return Object.entries(differences)
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => [`${title}: ${lines.length} lines`, ...cut(lines), ''].join('\n'))
    .join('\n')
}

function textDifferences(before: string, after: string): string[] {
  const flags = ['diff', '--no-index', '--no-color', '--no-ext-diff', '--unified=1', '--', before, after]
  const { status, stdout, stderr, error } = spawnSync('git', flags, { encoding: 'utf8', maxBuffer: 1 << 28 })
  if (error) throw error
  if (status !== 0 && status !== 1) throw new Error(`git diff: ${stderr}`)
  return stdout.split('\n').filter((line) => line !== '')
}

function cut(lines: readonly string[]): string[] {
  const rest = lines.length - limit
  return rest > 0 ? [...lines.slice(0, limit), `… and ${rest} more`] : [...lines]
}
