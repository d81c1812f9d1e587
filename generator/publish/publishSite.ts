import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { SiteConfig } from '../contract/config.ts'
import { redirectPages } from './redirects.ts'

export interface PublishInput {
  /** Folder with the prerendered pages and assets. */
  readonly prerendered: string
  /** Content folder that `write` made. */
  readonly content: string
  readonly config: Pick<SiteConfig, 'redirects' | 'base'>
  /** Folders with finished sites that become a part of this one, by the path they are published at. */
  readonly parts?: ReadonlyMap<string, string>
  /** Folder to publish; it is replaced in one step, and only when the new one is whole. */
  readonly out: string
}

/** Puts the finished site together beside the old one, then swaps the two. */
export async function publishSite({ prerendered, content, config, parts, out }: PublishInput): Promise<void> {
  const next = join(dirname(out), `.${basename(out)}.next-${process.pid}`)
  const previous = join(dirname(out), `.${basename(out)}.previous-${process.pid}`)
  try {
    await rm(next, { recursive: true, force: true })
    await mkdir(dirname(next), { recursive: true })
    await cp(prerendered, next, { recursive: true })
    await cp(join(content, 'markdown'), next, { recursive: true })
    for (const part of ['sidebars', 'changes', 'search', 'operations', 'recipes', 'samples', 'specs'])
      await cp(join(content, part), join(next, part), { recursive: true }).catch(ignoreMissing)
    for (const [file, html] of redirectPages(config.redirects, config.base)) {
      await mkdir(dirname(join(next, file)), { recursive: true })
      await writeFile(join(next, file), html)
    }
    for (const [path, folder] of parts ?? []) await cp(folder, join(next, path), { recursive: true })
    await rename(out, previous).catch(ignoreMissing)
    await rename(next, out)
  } finally {
    await rm(next, { recursive: true, force: true })
  }
  await rm(previous, { recursive: true, force: true })
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
