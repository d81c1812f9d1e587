import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { checkOut } from './checkOut.ts'

test('a configuration finds the packages of a project that lies below the repository’s top', async () => {
  const top = await temporaryFolder({ 'docs/site.config.ts': 'as committed', '.gitignore': 'node_modules' })
  const git = (...parameters: readonly string[]) => execFileSync('git', parameters, { cwd: top })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=Docs', '-c', 'user.email=docs@example.com', 'commit', '--quiet', '--message', 'All of it')
  await mkdir(join(top, 'docs/node_modules/engine'), { recursive: true })
  await writeFile(join(top, 'docs/site.config.ts'), 'as edited')
  const { folder, remove } = await checkOut('HEAD', top, join(top, 'docs'))
  onTestFinished(remove)
  expect(await readFile(join(folder, 'docs/site.config.ts'), 'utf8')).toBe('as committed')
  expect(existsSync(join(folder, 'docs/node_modules/engine'))).toBe(true)
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
})

test('a revision that has a link for its packages finds the installed ones', async () => {
  const top = await temporaryFolder({ 'site.config.ts': 'as committed' })
  const git = (...parameters: readonly string[]) => execFileSync('git', parameters, { cwd: top })
  await symlink('../elsewhere', join(top, 'node_modules'))
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=Docs', '-c', 'user.email=docs@example.com', 'commit', '--quiet', '--message', 'All of it')
  await rm(join(top, 'node_modules'))
  await mkdir(join(top, 'node_modules/engine'), { recursive: true })
  const { folder, remove } = await checkOut('HEAD', top)
  onTestFinished(remove)
  expect(existsSync(join(folder, 'node_modules/engine'))).toBe(true)
})
