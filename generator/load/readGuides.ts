import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Checked } from '../contract/diagnostics.ts'
import type { LocaleCode } from '../contract/locales.ts'
import { type Keep, keepNothing, type Memory, noMemory } from '../contract/memory.ts'
import { type Guide, parseGuide } from './parseGuide.ts'
import { readUnlessKnown } from './readUnlessKnown.ts'

/** Reads `guides/<locale>/**\/*.mdx` of a project, in the order of their paths. */
export async function readGuides(
  root: string,
  locales: readonly LocaleCode[],
  earlier: Earlier = { memory: noMemory, keep: keepNothing },
): Promise<Checked<readonly Guide[]>> {
  const parsed = await Promise.all(locales.map((locale) => readLocale(root, locale, earlier)))
  return {
    value: parsed.flat().map(({ value }) => value),
    diagnostics: parsed.flat().flatMap(({ diagnostics }) => diagnostics),
  }
}

/** What is known of guides from earlier: to parse one takes longer than all else that is done with it. */
interface Earlier {
  readonly memory: Memory
  readonly keep: Keep
}

async function readLocale(root: string, locale: LocaleCode, { memory, keep }: Earlier): Promise<Checked<Guide>[]> {
  const folder = `guides/${locale}`
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(root, folder).length + 1)
        .split(sep)
        .join('/'),
    )
    .sort()
  return Promise.all(
    files.map(async (name) => {
      const file = `${folder}/${name}`
      const text = await readUnlessKnown(join(root, file), memory)
      const guide = { file, locale, path: routePathOf(name), text }
      return memory.recall(`guide ${file}`, [text], () =>
        keep(JSON.stringify(['guide', guide]), async () => parseGuide(guide)),
      )
    }),
  )
}

/** `faq.mdx` is the page `/faq`, `spot/index.mdx` the page `/spot/`. */
export function routePathOf(name: string): string {
  const bare = `/${name.replace(/\.mdx$/, '')}`
  return bare.endsWith('/index') ? bare.slice(0, -'index'.length) : bare
}
