import { existsSync } from 'node:fs'
import { cp, mkdir, realpath, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteConfig } from '../contract/config.ts'
import { hashedFolders, namedFolders } from './cacheRules.ts'
import { type CompressionOptions, compressFiles } from './compressFiles.ts'
import { redirectPages } from './redirects.ts'
import { nextFolder, removeLeftovers, restoreSite, swapSite } from './siteSwap.ts'
import { writeHostFiles } from './writeHostFiles.ts'

export interface PublishInput {
  /** Folder with the prerendered pages and assets. */
  readonly prerendered: string
  /** Content folder that `write` made. */
  readonly content: string
  readonly config: Pick<SiteConfig, 'redirects' | 'base'>
  /** Addresses of the pages, below the base: without one of them the site is not published. */
  readonly pages?: readonly string[]
  /** Folders with finished sites that become a part of this one, by the path they are published at. */
  readonly parts?: ReadonlyMap<string, string>
  /** Without it no file is compressed: tests need none, and a part is compressed with the whole. */
  readonly compression?: CompressionOptions | undefined
  /** Folder to publish; it is replaced in one step, and only when the new one is whole. */
  readonly out: string
}

/** Puts the finished site together beside the old one, then swaps the two. Throws what the disk refuses: then the old site is as it was. */
export async function publishSite(input: PublishInput): Promise<void> {
  const out = await realpath(input.out).catch(() => input.out)
  const next = nextFolder(out)
  try {
    await mkdir(dirname(out), { recursive: true })
    await mkdir(next)
    await removeLeftovers(out)
    await restoreSite(out)
    await assemble(input, next)
    if (input.compression) await compressFiles(next, input.compression)
    await swapSite(next, out)
  } finally {
    await rm(next, { recursive: true, force: true })
  }
}

async function assemble({ prerendered, content, config, pages = [], parts = new Map() }: PublishInput, next: string) {
  await cp(prerendered, next, { recursive: true })
  // What the bundler keeps for itself.
  await rm(join(next, '.vite'), { recursive: true, force: true })
  await cp(join(content, 'markdown'), next, { recursive: true })
  await cp(join(content, 'public'), next, { recursive: true }).catch(ignoreMissing)
  for (const part of [...hashedFolders, ...namedFolders])
    await cp(join(content, part), join(next, part), { recursive: true }).catch(ignoreMissing)
  for (const [file, html] of redirectPages(config.redirects, config.base)) {
    await mkdir(dirname(join(next, file)), { recursive: true })
    await writeFile(join(next, file), html)
  }
  for (const [path, folder] of parts) await cp(folder, join(next, path), { recursive: true })
  await writeHostFiles(next, config, [...parts.keys()])
  const missing = pages.find((url) => !existsSync(join(next, url, 'index.html')))
  if (missing !== undefined)
    throw new Error(
      `The page ${missing} has been written and is gone: was the folder ${prerendered} deleted during the build?`,
    )
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
