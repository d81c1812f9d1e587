// This engine as one site of a harness that compares documentation tools: it builds the same Markdown pages with each.
// The harness gives a tree of pages and calls these exports; it needs plain JavaScript.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const place = '.cache/peer'

/** Writes the pages as a project: guides, and a sidebar with one closed category a section. */
function prepare({ content, project, pages }) {
  const root = join(project, place, 'project')
  rmSync(root, { recursive: true, force: true })
  for (const { file, slug } of pages) write(join(root, 'guides/en', `${slug}.mdx`), asGuide(join(content, file), file))
  write(join(root, 'guides/en/index.mdx'), asGuide(join(content, 'index.md'), 'index.md'))
  write(join(root, 'site.config.ts'), `export default ${JSON.stringify(configOf(pages))}\n`)
  // Packages come compiled: so does this one, but in its own checkout it compiles itself when it is first used.
  execFileSync(process.execPath, [join(project, 'scripts/bootstrap.mjs'), 'packSite'])
}

function configOf(pages) {
  const categories = [...new Set(pages.map(({ section }) => section))].map((section) => ({
    label: { en: section },
    items: pages.filter((page) => page.section === section).map(({ slug }) => `/${slug}`),
  }))
  return {
    brand: { name: 'Compared' },
    origin: 'https://docs.example.com',
    locales: [{ code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' }],
    sidebars: { docs: { label: { en: 'Docs' }, landing: `/${pages[0].slug}`, items: categories } },
    navbar: { start: [{ label: { en: 'Docs' }, href: `/${pages[0].slug}` }], end: [] },
  }
}

/** The engine shows the title of the front matter, and links by address. */
function asGuide(path, file) {
  const text = readFileSync(path, 'utf8').replace(/^(---\n[\s\S]*?\n---\n)\s*# .+\n/, '$1\n')
  return text.replace(/\]\((\.{1,2}\/[^()\s#]*)\.md(#[^()\s]*)?\)/g, (_, target, anchor = '') => {
    return `](${posix.resolve('/', dirname(file), target)}${anchor})`
  })
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

export const peer = {
  name: 'exchange-docs',
  label: 'exchange-docs',
  versions: ['vike', 'vite', 'react'],
  input: 'markdown',
  project: '..',
  dist: `${place}/dist`,
  caches: [place, ...['sites', 'memory', 'published', 'content'].map((name) => `.cache/${name}`)],
  prepare,
  commands: [
    [
      'scripts/bootstrap.mjs',
      ...['build', '--project', `${place}/project`, '--out', `${place}/dist`, '--compress', 'none'],
    ],
  ],
  source: ({ slug }) => `${place}/project/guides/en/${slug}.mdx`,
  url: ({ slug }) => `/${slug}`,
}
