import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { engineRoot } from '../command/commandLine.ts'

const docs = join(engineRoot, 'docs')
const markdown = unified().use(remarkParse).use(remarkGfm)
const mdx = unified().use(remarkStringify).use(remarkGfm).use(remarkMdx)

type SidebarItem = string | { readonly heading: { readonly en: string } }

/** Writes docs/ as a project: each page is a guide, and the headings and links of its README are the sidebar. */
export async function writeDocsProject(root: string): Promise<void> {
  await rm(root, { recursive: true, force: true })
  await mkdir(join(root, 'guides/en'), { recursive: true })
  const files = (await readdir(docs)).filter((file) => file.endsWith('.md'))
  const trees = new Map<string, Root>()
  for (const file of files) trees.set(file, markdown.parse(await readFile(join(docs, file), 'utf8')))
  for (const [file, tree] of trees)
    await writeFile(join(root, 'guides/en', `${guideOf(file)}.mdx`), guideText(structuredClone(tree)))
  const readme = trees.get('README.md')
  await writeFile(join(root, 'site.config.mjs'), configText(readme ? sidebarOf(readme) : []))
}

function guideOf(file: string): string {
  return file === 'README.md' ? 'index' : basename(file, '.md')
}

/** The first heading is the title, the first paragraph the description. */
function guideText(tree: Root): string {
  const [heading, lead, ...rest] = tree.children
  const front = [`title: ${JSON.stringify(plain(heading))}`, `description: ${JSON.stringify(plain(lead))}`]
  const body: Root = { type: 'root', children: rest }
  visit(body, (node, index, parent) => {
    // A comment for editors of the file.
    if (node.type === 'html' && parent && index !== undefined) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.type !== 'link' || /^[a-z]+:/.test(node.url)) return undefined
    const address = pageAddress(node.url)
    if (address !== undefined) node.url = address
    // A file beside docs/ is no page of the site: its name stays.
    else if (parent && index !== undefined) parent.children.splice(index, 1, ...(node.children as RootContent[]))
    return undefined
  })
  return ['---', ...front, '---', '', mdx.stringify(body as Root)].join('\n')
}

function plain(node: RootContent | undefined): string {
  return textOf(node).replaceAll(/\s+/g, ' ').trim()
}

function pageAddress(url: string): string | undefined {
  const [path = '', anchor] = url.split('#')
  if (path === '') return url
  if (dirname(path) !== '.' || !path.endsWith('.md')) return undefined
  const page = path === 'README.md' ? '/' : `/${guideOf(path)}`
  return anchor === undefined ? page : `${page}#${anchor}`
}

function sidebarOf(readme: Root): SidebarItem[] {
  const items: SidebarItem[] = []
  const listed = new Set<string>()
  visit(readme, (node) => {
    if (node.type === 'heading' && node.depth === 2) items.push({ heading: { en: plain(node) } })
    const page = node.type === 'link' && items.length > 0 ? pageAddress(node.url)?.replace(/#.*/, '') : undefined
    if (page === undefined || listed.has(page)) return
    listed.add(page)
    items.push(page)
  })
  return items
}

function configText(items: readonly SidebarItem[]): string {
  const config = {
    brand: { name: 'exchange-docs' },
    apis: [],
    sidebars: { docs: { label: { en: 'Documentation' }, landing: '/', items } },
  }
  return `export default ${JSON.stringify(config, null, 2)}\n`
}
