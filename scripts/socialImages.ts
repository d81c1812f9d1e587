import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { type SocialCard, type SocialCards, socialCardsFile } from '../generator/index.ts'
import { engineRoot, scriptBeside } from './commandLine.ts'

/** One picture to draw, and where. */
export interface SocialImage {
  readonly path: string
  readonly card: SocialCard
}

/**
 * Draws the pictures of a site that are not in `cache` yet. Each is in its place in one step, so a build that was stopped
 * leaves no part of one. Gives how many were drawn.
 */
export async function drawSocialImages(content: string, cache: string): Promise<number> {
  const cards = await readCards(content)
  const wanted = new Map(cards.map(({ file, card }) => [join(cache, file), card]))
  await removeOld(cache, wanted)
  const images = [...wanted].flatMap(([path, card]) => (existsSync(path) ? [] : [{ path, card }]))
  await Promise.all(
    [...new Set(images.map(({ path }) => dirname(path)))].map((folder) => mkdir(folder, { recursive: true })),
  )
  await Promise.all(shares(images).map(drawInProcess))
  return images.length
}

/** Puts the pictures of a site beside its pages. */
export async function copySocialImages(content: string, cache: string, to: string): Promise<void> {
  for (const { file } of await readCards(content)) await cp(join(cache, file), join(to, file))
}

async function readCards(content: string): Promise<SocialCards[string][]> {
  const path = join(content, socialCardsFile)
  if (!existsSync(path)) return []
  const cards: SocialCards = JSON.parse(await readFile(path, 'utf8'))
  return Object.values(cards)
}

const day = 86_400_000

/** Pictures of pages that have changed since. Another build at the same time may be about to use those of today. */
async function removeOld(cache: string, wanted: ReadonlyMap<string, unknown>): Promise<void> {
  const entries = await readdir(cache, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files.filter((name) => !wanted.has(name)))
    if (Date.now() - (await stat(file)).mtimeMs > day) await rm(file, { force: true })
}

/** Fewer than these are drawn before another process has loaded its fonts. */
const fewest = 60

function shares(images: readonly SocialImage[]): SocialImage[][] {
  const processes = Math.min(Math.max(1, availableParallelism() - 1), Math.ceil(images.length / fewest))
  return Array.from({ length: processes }, (_, own) => images.filter((_, index) => index % processes === own))
}

/** A process of its own: drawing would hold up the pages, and what it takes to draw is loaded for it alone. */
function drawInProcess(images: readonly SocialImage[]): Promise<void> {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const
  const child = spawn(process.execPath, [...process.execArgv, scriptBeside('drawImages')], {
    cwd: engineRoot,
    stdio: [...stdio],
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`no pictures were drawn: ${code}`))))
    child.send(images, (error) => error && reject(error))
  })
}
