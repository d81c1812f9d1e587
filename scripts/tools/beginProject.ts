import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path'
import { slug } from 'github-slugger'
import { load } from 'js-yaml'
import { printable } from '../../generator/contract/printableText.ts'
import { configFiles } from '../../generator/index.ts'
import { engineRoot, UsageError } from '../command/commandLine.ts'
import { writeProjectFile } from '../command/projectFile.ts'
import { addScripts } from './addScripts.ts'
import { findSpecs } from './findSpecs.ts'

interface ProjectWishes {
  readonly name: string | undefined
  /** Paths of specs, from the current folder; without any, those in the project. */
  readonly specs: readonly string[]
}

interface Api {
  readonly id: string
  readonly title: string
  readonly specs: readonly string[]
}

/** Writes the files that a project begins with, and prints each. Existing files stay. */
export async function beginProject(folder: string, { name, specs }: ProjectWishes): Promise<void> {
  const root = resolve(folder)
  const config = configFiles.find((file) => existsSync(join(root, file)))
  if (config) throw new UsageError(`This folder has a project already: ${config}.`)
  const given = specs.map((spec) => specInProject(root, spec))
  const found = given.length > 0 ? given : (await findSpecs(root)).filter((file) => !file.startsWith('dist/'))
  const starter =
    found.length > 0 ? undefined : await readFile(join(engineRoot, 'scripts/tools/starter', 'openapi.yaml'), 'utf8')
  const files = starter === undefined ? found : ['specs/api/openapi.yaml']
  const [first = ''] = files
  const texts =
    starter === undefined ? await Promise.all(files.map((file) => readFile(join(root, file), 'utf8'))) : [starter]
  const titles = texts.map(titleOf)
  const brand = name ?? titles.find((title) => title !== undefined) ?? basename(root)
  const apis = apisOf(files, titles)
  const written: [file: string, text: string][] = [
    ['site.config.ts', configText(brand, apis)],
    ...(starter === undefined ? [] : [[first, starter] as [string, string]]),
    ['guides/en/index.mdx', guideText(brand, apis)],
    ['.gitignore', 'node_modules/\ndist/\ndist-console/\n.*.next-*/\n.*.tmp\n'],
    ['.github/workflows/docs.yml', await readFile(join(engineRoot, '.github/workflows/docs.yml'), 'utf8')],
  ]
  for (const [file, text] of written) await writeWhereMissing(root, file, text)
  await addScripts(root)
  const command = process.env['EXCHANGE_DOCS_BIN'] ? 'npx exchange-docs dev' : `npm run dev -- --project ${folder}`
  console.log(`\nNext: ${command}`)
}

function specInProject(root: string, spec: string): string {
  const file = relative(root, resolve(spec)).split(sep).join('/')
  if (!existsSync(resolve(spec))) throw new UsageError(`There is no file ${spec}.`)
  if (file.startsWith('../')) throw new UsageError(`${spec} is outside of the project: copy it below ${root}.`)
  return file
}

/** The title of a description, when it can be read. */
function titleOf(text: string): string | undefined {
  try {
    const { info } = load(text) as { readonly info?: { readonly title?: unknown } }
    return typeof info?.title === 'string' ? info.title.trim() || undefined : undefined
  } catch {
    return undefined
  }
}

/** `openapi` and `asyncapi` in one folder are one API, named by the folder; any other file is an API of its own. */
function apisOf(files: readonly string[], titles: readonly (string | undefined)[]): Api[] {
  const apis = new Map<string, Api>()
  for (const [index, file] of files.entries()) {
    const own = basename(file, extname(file))
    const folder = basename(dirname(file))
    const isNamedByFolder = /^(?:openapi|asyncapi)$/i.test(own)
    const id = slug(isNamedByFolder ? (folder === '.' ? 'api' : folder) : own) || 'api'
    const known = apis.get(id) ?? { id, title: titles[index] ?? id, specs: [] }
    apis.set(id, { ...known, specs: [...known.specs, file] })
  }
  return [...apis.values()]
}

function configText(brand: string, apis: readonly Api[]): string {
  const entries = apis.map(({ id, specs }) => {
    const list = specs.map(quoted).join(', ')
    return `    { id: ${quoted(id)}, specs: [${list}], path: '/${id}/' },`
  })
  return `import { defineSite } from 'exchange-docs'

export default defineSite({
  brand: { name: ${quoted(brand)} },
  // Search engines, feeds and pictures for social networks need the address of the published site.
  // origin: 'https://docs.example.com',
  apis: [
${entries.join('\n')}
  ],
})
`
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll(/\s+/g, ' ')}'`
}

function guideText(brand: string, apis: readonly Api[]): string {
  return `---
title: ${JSON.stringify(brand)}
description: ${JSON.stringify(`Documentation of ${brand}.`)}
---

Write here what a reader does first. This page is \`guides/en/index.mdx\`.

${apis.map(({ id, title }) => `- [${title.replaceAll(/[\\[\]{<]/g, '\\$&')}](/${id}/)`).join('\n')}
`
}

async function writeWhereMissing(root: string, file: string, text: string): Promise<void> {
  const isThere = existsSync(join(root, file))
  if (!isThere) await writeProjectFile(root, file, text, { isNew: true })
  console.log(`${isThere ? 'kept   ' : 'new    '} ${printable(file)}`)
}
