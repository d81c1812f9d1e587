import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'

/** Writes `index.html` beside the pictures of a folder; with an earlier folder, each picture beside its earlier picture, changed pictures first. */
export async function writeGallery(folder: string, before?: string): Promise<string> {
  const [young, old] = [await picturesOf(folder), before === undefined ? undefined : await picturesOf(before)]
  const address = before === undefined ? '' : relative(resolve(folder), resolve(before)).split(sep).join('/')
  const names = [...new Set([...young.keys(), ...(old?.keys() ?? [])])].sort()
  const groups = [
    {
      title: 'Changed',
      names: names.filter((name) => old?.has(name) && young.has(name) && old.get(name) !== young.get(name)),
    },
    { title: 'New', names: names.filter((name) => old && !old.has(name)) },
    { title: 'Gone', names: names.filter((name) => !young.has(name)) },
    { title: old ? 'Same' : 'Pictures', names: names.filter((name) => !old || old.get(name) === young.get(name)) },
  ].filter((group) => group.names.length > 0)
  const sections = groups.map(({ title, names: own }) => {
    const figures = own.map((name) => {
      const sources = [
        ...(/Changed|Gone/.test(title) ? [`${address}/${name}`] : []),
        ...(title === 'Gone' ? [] : [name]),
      ]
      return `<figure><figcaption>${name}</figcaption>${sources.map(pictureOf).join('')}</figure>`
    })
    const open = title === 'Same' ? '' : ' open'
    return `<details${open}><summary>${title}: ${own.length}</summary>\n${figures.join('\n')}\n</details>`
  })
  await writeFile(join(folder, 'index.html'), `${head}${sections.join('\n')}\n`)
  return groups.map(({ title, names: own }) => `${title} ${own.length}`).join(', ')
}

const head = `<!doctype html><meta charset="utf-8"><title>Look</title>
<style>body{font:14px system-ui;margin:16px}figure{margin:16px 0}figcaption{margin-block:4px}
img{max-width:49%;border:1px solid;margin-right:4px;vertical-align:top}summary{font-size:20px}</style>
`

function pictureOf(source: string): string {
  return `<a href="${source}"><img loading="lazy" src="${source}" alt=""></a>`
}

async function picturesOf(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.png'))
  const digests = names.map(async (name) => {
    const digest = createHash('sha256').update(await readFile(join(folder, name)))
    return [name, digest.digest('hex')] as const
  })
  return new Map(await Promise.all(digests))
}
