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
  /** Folder to publish; it is replaced in one step, and only when the new one is whole. */
  readonly out: string
}

/** Puts the finished site together beside the old one, then swaps the two. */
export async function publishSite({ prerendered, content, config, out }: PublishInput): Promise<void> {
  const next = join(dirname(out), `.${basename(out)}.next-${process.pid}`)
  const previous = join(dirname(out), `.${basename(out)}.previous-${process.pid}`)
  try {
    await rm(next, { recursive: true, force: true })
    await mkdir(dirname(next), { recursive: true })
    await cp(prerendered, next, { recursive: true })
    await cp(join(content, 'markdown'), next, { recursive: true })
    await cp(join(content, 'sidebars'), join(next, 'sidebars'), { recursive: true }).catch(ignoreMissing)
    for (const [file, html] of redirectPages(config.redirects, config.base)) {
      await mkdir(dirname(join(next, file)), { recursive: true })
      await writeFile(join(next, file), html)
    }
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
