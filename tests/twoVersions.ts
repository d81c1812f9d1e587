import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentFolderOf } from '../scripts/site/cacheFolder.ts'
import { buildAndServe, type ServedSite, serveBuilt } from './crawl/serveBuilt.ts'
import { copyPlainMeridian } from './meridian.ts'
import { type CommandResult, runCommand } from './runCommand.ts'

export const base = '/docs/'

/** Freezes a project as version 1.0. */
export function cutVersion(root: string, ...flags: readonly string[]): Promise<CommandResult> {
  return runCommand('versionCut', ['1.0', '--project', root, '--date', '2026-11-21', ...flags])
}

/**
 * The Meridian project with a frozen version 1.0. Since then the current version has lost one operation, and got a guide and
 * another text about its order book.
 */
export async function copyWithTwoVersions(to: string): Promise<string> {
  const root = await copyPlainMeridian(to)
  const { code, stdout, stderr } = await cutVersion(root, '--label', 'zh=1.0 版')
  if (code !== 0) throw new Error(`version:cut ended with ${code}\n${stdout}\n${stderr}`)
  await edit(root, 'specs/orders/openapi.yaml', '  /v1/order-status:\n    $ref: paths/order-status.yaml\n', '')
  await rm(join(root, 'specs/orders/paths/order-status.yaml'))
  await edit(root, 'specs/orders/paths/book.yaml', 'Gives the best prices of a symbol.', 'Gives the prices of today.')
  await writeFile(join(root, 'guides/en/orders/limits.mdx'), limits)
  return root
}

const limits = `---
title: Order limits
description: How large an order can be.
---

Ten thousand.
`

async function edit(root: string, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(root, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  await writeFile(join(root, file), text.replace(from, to))
}

/** Where the site with both versions is left for other tests of a run. */
const shared = process.env['EXCHANGE_DOCS_VERSIONS']

/** Builds both versions below `/docs/` and serves them. Leaves a copy for those who only look at them. */
export async function buildTwoVersions(folder: string): Promise<ServedSite> {
  const root = await copyWithTwoVersions(join(folder, 'project'))
  const site = await buildAndServe({ root, out: join(folder, 'site'), environment: { MERIDIAN_BASE: base } })
  if (shared) {
    await cp(contentFolderOf({ kind: 'project', root }), join(shared, 'content'), { recursive: true })
    await cp(site.folder, join(shared, 'site'), { recursive: true })
  }
  return site
}

/** Serves both versions as an earlier test has left them, else builds them. */
export async function serveTwoVersions(folder: string): Promise<ServedSite> {
  if (!shared || !existsSync(join(shared, 'site'))) return buildTwoVersions(folder)
  return serveBuilt(join(shared, 'site'), join(shared, 'content'))
}
