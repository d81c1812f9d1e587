import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { formatGroups } from './groups.ts'
import { keptTexts } from './keptTexts.ts'
import { plainName, plainTexts } from './plainNames.ts'
import { anchorsOf, mainOf } from './readPage.ts'
import { searchHits } from './searchHits.ts'

/** Writes the properties of a built site as texts that are compared line by line. They replace an older recording. */
export async function recordSite(site: string, out: string): Promise<void> {
  const files = await filesBelow(site)
  const plain = plainTexts(files)
  const anchors = new Map<string, readonly string[]>()
  const digests: string[] = []
  const texts = new Map<string, string>()
  for (const file of files) {
    const bytes = await readFile(join(site, file))
    if (file.endsWith('.html')) anchors.set(`/${file.replace(/index\.html$/, '')}`, anchorsOf(bytes.toString()))
    // What is compressed is there uncompressed too.
    if (!/\.(?:br|gz)$/.test(file)) digests.push(`${plainName(file)} ${digestOf(plain(bytes.toString('latin1')))}`)
    if (keptTexts.includes(file))
      texts.set(`texts/${file}`, plain(file.endsWith('.html') ? mainOf(bytes.toString()) : bytes.toString()))
  }
  const recording = new Map([
    ...texts,
    ['anchors.txt', formatGroups(anchors)],
    ['search.txt', formatGroups(await searchHits(site))],
    ['files.txt', linesOf(files.map(plainName))],
    ['digests.txt', linesOf(digests)],
  ])
  await rm(join(out, 'texts'), { recursive: true, force: true })
  await mkdir(join(out, 'texts'), { recursive: true })
  for (const [file, text] of recording) {
    await mkdir(dirname(join(out, file)), { recursive: true })
    await writeFile(join(out, file), text)
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')).sort()
}

/** One character a byte: files of every kind keep all that they are. */
function digestOf(text: string): string {
  return createHash('sha256').update(text, 'latin1').digest('hex').slice(0, 16)
}

function linesOf(lines: readonly string[]): string {
  return `${[...lines].sort().join('\n')}\n`
}
