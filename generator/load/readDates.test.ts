import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { createMemory } from '../contract/memory.ts'
import { noDates, readDates } from './readDates.ts'

interface Repository {
  readonly root: string
  readonly git: (...parameters: string[]) => void
  readonly write: (file: string, text: string) => void
  /** Commits everything at an instant. */
  readonly commit: (date: string) => void
}

async function repository(): Promise<Repository> {
  const root = await temporaryFolder()
  function git(...parameters: string[]): void {
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...parameters], {
      cwd: root,
      stdio: 'pipe',
    })
  }
  function write(file: string, text: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  function commit(date: string): void {
    git('add', '--all')
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'x'], {
      cwd: root,
      env: { ...process.env, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z', GIT_COMMITTER_DATE: date },
    })
  }
  git('init', '-q', '-b', 'main')
  return { root, git, write, commit }
}

describe('readDates', () => {
  it('reads the history of a commit once, and sees what was changed since', async () => {
    const { root, git, write, commit } = await repository()
    for (const file of ['a.yaml', 'b.yaml', 'guides/en/changelog.mdx']) write(file, '## 2026-01-02')
    commit('2026-01-02T00:00:00Z')
    const memory = createMemory()
    const first = await readDates(root, memory)
    expect(first.files.size).toBe(3)
    write('a.yaml', 'edited')
    write('guides/en/changelog.mdx', '## 2026-01-02\n\n## 2026-02-03')
    expect(await readDates(root, memory)).toEqual({
      files: new Map([['b.yaml', '2026-01-02T00:00:00Z']]),
      entries: new Map(),
    })
    git('checkout', '--', '.')
    expect(await readDates(root, memory)).toEqual(first)
    write('a.yaml', 'edited')
    commit('2026-03-04T00:00:00Z')
    expect((await readDates(root, memory)).files.get('a.yaml')).toBe('2026-03-04T00:00:00Z')
  })

  it('gives each file the date of the last commit that changed it, in UTC', async () => {
    const { root, write, commit } = await repository()
    write('specs/a.yaml', 'a: 1')
    write('guides/en/价格 list.mdx', 'x')
    commit('2026-01-02T08:00:00+08:00')
    write('specs/a.yaml', 'a: 2')
    commit('2026-03-04T12:00:00-05:00')
    expect([...(await readDates(root)).files].sort()).toEqual([
      ['guides/en/价格 list.mdx', '2026-01-02T00:00:00Z'],
      ['specs/a.yaml', '2026-03-04T17:00:00Z'],
    ])
  })

  it('names files from the project, which may be a folder of a larger repository', async () => {
    const { root, write, commit } = await repository()
    write('docs/specs/a.yaml', 'a')
    write('other.txt', 'x')
    commit('2026-01-02T00:00:00Z')
    expect([...(await readDates(join(root, 'docs'))).files.keys()]).toEqual(['specs/a.yaml'])
  })

  it('gives no date to what is not committed, whatever the disk says', async () => {
    const { root, write, commit } = await repository()
    for (const file of ['same.yaml', 'edited.yaml', 'staged.yaml', 'back.yaml']) write(file, 'a')
    commit('2026-01-02T00:00:00Z')
    rmSync(join(root, 'back.yaml'))
    commit('2026-01-03T00:00:00Z')
    for (const file of ['edited.yaml', 'new.yaml', 'back.yaml']) write(file, 'b')
    utimesSync(join(root, 'same.yaml'), new Date(0), new Date(0))
    expect([...(await readDates(root)).files]).toEqual(
      [
        ['same.yaml', '2026-01-02T00:00:00Z'],
        ['staged.yaml', '2026-01-02T00:00:00Z'],
      ].sort(),
    )
  })

  it('dates a change by the merge that brought it, not by the day it was made', async () => {
    const { root, git, write, commit } = await repository()
    write('a.yaml', 'a')
    commit('2026-01-01T00:00:00Z')
    git('checkout', '-q', '-b', 'work')
    write('b.yaml', 'b')
    commit('2026-01-02T00:00:00Z')
    git('checkout', '-q', 'main')
    write('a.yaml', 'aa')
    commit('2026-01-05T00:00:00Z')
    git('merge', '-q', '--no-ff', '--no-commit', 'work')
    commit('2026-01-09T00:00:00Z')
    expect(Object.fromEntries((await readDates(root)).files)).toEqual({
      'a.yaml': '2026-01-05T00:00:00Z',
      'b.yaml': '2026-01-09T00:00:00Z',
    })
  })

  it('dates an entry of a changelog by when its heading first came, not by its own date', async () => {
    const { root, write, commit } = await repository()
    write('guides/en/log.mdx', '## 2024-01-01 [#2024-01-01]\n\none\n\n## Notes\n')
    commit('2026-01-02T00:00:00Z')
    write('guides/en/log.mdx', '## 2023-05-05\n\nolder\n\n## 2024-01-01 [#2024-01-01]\n\ntwo\n\n## Notes\n')
    commit('2026-02-03T00:00:00Z')
    expect([...(await readDates(root)).entries].filter(([key]) => !key.endsWith('notes')).sort()).toEqual([
      ['guides/en/log.mdx#2023-05-05', '2026-02-03T00:00:00Z'],
      ['guides/en/log.mdx#2024-01-01', '2026-01-02T00:00:00Z'],
    ])
  })

  it('knows no dates without git, without a commit, and in a shortened history', async () => {
    const { root, git, write, commit } = await repository()
    expect(await readDates(root)).toEqual(noDates)
    write('a.yaml', 'a')
    commit('2026-01-01T00:00:00Z')
    write('a.yaml', 'b')
    commit('2026-01-02T00:00:00Z')
    git('clone', '-q', '--depth', '1', `file://${root}`, 'shallow')
    expect(await readDates(join(root, 'shallow'))).toEqual(noDates)
    renameSync(join(root, '.git'), join(root, 'git'))
    expect(await readDates(root)).toEqual(noDates)
    expect(await readDates(join(root, 'nowhere'))).toEqual(noDates)
  })
})
