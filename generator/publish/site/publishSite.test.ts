import { readdir, readFile, readlink, rename, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { marked } from '../../../tests/fixtures/marks.ts'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import { beginPublishing, publishSite } from './publishSite.ts'

function inputIn(root: string) {
  return {
    client: join(root, 'client'),
    content: join(root, 'content'),
    config: { redirects: { '/old': '/new' }, base: '/' },
    out: join(root, 'dist'),
  }
}

const built = {
  'client/index.html': 'new home',
  'client/assets/app.js': 'app',
  'content/public/index.md': '# Home',
  'content/sidebars/en/spot-1.json': '{}',
  'content/model/spot.json': 'not published',
}

test('pages, Markdown versions and sidebars are put together', async () => {
  const root = await temporaryFolder(built)
  await publishSite(inputIn(root))
  expect((await readdir(join(root, 'dist'))).sort()).toEqual([
    '.exchange-docs',
    '_headers',
    '_redirects',
    'assets',
    'index.html',
    'index.md',
    'old',
    'sidebars',
  ])
  expect(await readFile(join(root, 'dist/sidebars/en/spot-1.json'), 'utf8')).toBe('{}')
})

test('a new site replaces the whole old one, which stays beside it until the next', async () => {
  const root = await temporaryFolder({
    ...built,
    ...marked('dist'),
    'dist/index.html': 'old home',
    'dist/gone.html': 'old page',
  })
  await publishSite(inputIn(root))
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('new home')
  expect(await readdir(join(root, 'dist'))).not.toContain('gone.html')
  expect((await readdir(root)).sort()).toEqual(['.dist.previous', 'client', 'content', 'dist'])
  expect(await readFile(join(root, '.dist.previous/gone.html'), 'utf8')).toBe('old page')
  await publishSite(inputIn(root))
  expect(await readFile(join(root, '.dist.previous/index.html'), 'utf8')).toBe('new home')
  expect((await readdir(root)).sort()).toEqual(['.dist.previous', 'client', 'content', 'dist'])
})

test('a site without sidebars is published', async () => {
  const root = await temporaryFolder({ 'client/index.html': 'home', 'content/public/index.md': '# Home' })
  await publishSite(inputIn(root))
  expect((await readdir(join(root, 'dist'))).sort()).toEqual([
    '.exchange-docs',
    '_headers',
    '_redirects',
    'index.html',
    'index.md',
    'old',
  ])
})

test('the old site stays whole when the prerendered pages are missing', async () => {
  const files = { 'content/public/index.md': '# Home' }
  const root = await temporaryFolder({ ...files, ...marked('dist'), 'dist/index.html': 'old home' })
  await expect(publishSite(inputIn(root))).rejects.toThrow('ENOENT')
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('old home')
  expect((await readdir(root)).filter((name) => name.startsWith('.'))).toEqual([])
})

test('a page that moved leads to its new address, below the base', async () => {
  const root = await temporaryFolder(built)
  await publishSite({ ...inputIn(root), config: { redirects: { '/old': '/new', '/a#b': '/c' }, base: '/docs/' } })
  expect(await readFile(join(root, 'dist/old/index.html'), 'utf8')).toContain('content="0; url=/docs/new"')
  expect(await readdir(join(root, 'dist'))).not.toContain('a')
})

test('what patterns move has a page for hosts that know none, where servers that know them do not look', async () => {
  const root = await temporaryFolder(built)
  const config = { redirects: { '/a/*': '/b/:splat' }, base: '/docs/' }
  await publishSite({ ...inputIn(root), config, moved: { '/a/one': '/b/one' } })
  expect(await readFile(join(root, 'dist/a/one.html'), 'utf8')).toContain('content="0; url=/docs/b/one"')
  expect(await readdir(join(root, 'dist/a'))).not.toContain('*')
})

test('finished sites become parts of this one, their redirects too', async () => {
  const root = await temporaryFolder({
    ...built,
    'version/index.html': 'old version',
    'version/zh/404.html': 'gone',
    ...marked('version'),
    'version/_headers': '/1.0/*',
    'version/_redirects': '/1.0/older /1.0/old 301\n',
  })
  await publishSite({ ...inputIn(root), parts: new Map([['1.0', join(root, 'version')]]) })
  expect(await readFile(join(root, 'dist/1.0/index.html'), 'utf8')).toBe('old version')
  expect(await readFile(join(root, 'dist/1.0/zh/404.html'), 'utf8')).toBe('gone')
  expect(await readdir(join(root, 'dist/1.0'))).toEqual(['index.html', 'zh'])
  expect(await readFile(join(root, 'dist/_redirects'), 'utf8')).toBe(
    '/old /new 301\n/old/ /new 301\n/1.0/older /1.0/old 301\n',
  )
  expect(await readFile(join(root, 'dist/_headers'), 'utf8')).toContain(
    '\n/1.0/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  )
})

test('a site that lacks one of its pages is not published', async () => {
  const root = await temporaryFolder({ ...built, ...marked('dist'), 'dist/index.html': 'old home' })
  await expect(publishSite({ ...inputIn(root), pages: ['/', '/zh/faq'] })).rejects.toThrow('/zh/faq')
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('old home')
  expect((await readdir(root)).sort()).toEqual(['client', 'content', 'dist'])
})

test('what builds that were killed have left goes, and what a running one is at stays', async () => {
  const root = await temporaryFolder({
    ...built,
    '.dist.next-4194305-0a1b/index.html': 'half a site',
    ...marked('.dist.next-4194305-0a1b'),
    [`.dist.next-${process.ppid}-0a1b/index.html`]: 'half a site',
    ...marked(`.dist.next-${process.ppid}-0a1b`),
  })
  await publishSite(inputIn(root))
  expect((await readdir(root)).sort()).toEqual([`.dist.next-${process.ppid}-0a1b`, 'client', 'content', 'dist'])
})

test('two builds at once leave the site of one of them, whole', async () => {
  const root = await temporaryFolder({
    ...built,
    'other/index.html': 'other home',
    ...marked('dist'),
    'dist/index.html': 'old home',
  })
  await Promise.all([publishSite(inputIn(root)), publishSite({ ...inputIn(root), client: join(root, 'other') })])
  expect(['new home', 'other home']).toContain(await readFile(join(root, 'dist/index.html'), 'utf8'))
  expect((await readdir(root)).sort()).toEqual(['.dist.previous', 'client', 'content', 'dist', 'other'])
})

test('a folder that is a link stays one, and what it leads to is replaced', async () => {
  const root = await temporaryFolder({ ...built, ...marked('www'), 'www/index.html': 'old home' })
  await symlink(join(root, 'www'), join(root, 'dist'))
  await publishSite(inputIn(root))
  expect(await readFile(join(root, 'www/index.html'), 'utf8')).toBe('new home')
  expect(await readlink(join(root, 'dist'))).toBe(join(root, 'www'))
})

test('a folder that was not made here stays as it is, and so does one where the site before would be kept', async () => {
  for (const folder of ['dist', '.dist.previous']) {
    const root = await temporaryFolder({ ...built, [`${folder}/photo.jpg`]: 'mine' })
    await expect(publishSite(inputIn(root))).rejects.toThrow('was not made by this program')
    expect((await readdir(root)).sort()).toEqual([folder, 'client', 'content'].sort())
    expect(await readdir(join(root, folder))).toEqual(['photo.jpg'])
  }
})

describe('a site that is published again', () => {
  const long = 'text '.repeat(500)
  const files = { ...built, 'client/index.html': long, 'content/public/index.md': `# ${long}` }

  async function published() {
    const root = await temporaryFolder(files)
    const again = (effort: 'fast' | 'best' = 'fast') =>
      publishSite({
        ...inputIn(root),
        note: join(root, 'note.json'),
        effort,
      })
    await again()
    const file = (path: string) => join(root, 'dist', path)
    return { root, again, file, stamp: async (path: string) => (await stat(file(path))).mtimeMs }
  }

  test('leaves the time of what has not changed, of its compressed forms too', async () => {
    const { root, again, stamp } = await published()
    const paths = ['index.html.br', 'index.md', 'index.md.gz', 'assets/app.js', 'old/index.html']
    const before = await Promise.all(paths.map(stamp))
    const page = await stamp('index.html')
    await writeFile(join(root, 'client/index.html'), `${long} more`)
    await again()
    const [pageForm, ...others] = await Promise.all(paths.map(stamp))
    expect(others).toEqual(before.slice(1))
    expect(pageForm).toBeGreaterThan(before[0] ?? 0)
    expect(await stamp('index.html')).toBeGreaterThan(page)
  })

  test('writes anew what somebody has changed in the folder', async () => {
    const { again, file } = await published()
    const whole = await readFile(file('index.html.br'))
    await writeFile(file('index.md'), 'changed by hand')
    await writeFile(file('index.html.br'), 'damaged')
    await again()
    expect(await readFile(file('index.md'), 'utf8')).toBe(files['content/public/index.md'])
    expect(await readFile(file('index.html.br'))).toEqual(whole)
  })

  test('never changes a file of the site that it takes the place of', async () => {
    const { root, again } = await published()
    await writeFile(join(root, 'client/index.html'), 'other')
    await again()
    expect(await readFile(join(root, '.dist.previous/index.html'), 'utf8')).toBe(long)
    expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('other')
  })

  test('compresses again when the effort is another', async () => {
    const { again, file } = await published()
    const fast = await stat(file('index.html.br'))
    await again('best')
    expect((await stat(file('index.html.br'))).ino).not.toBe(fast.ino)
  })

  test.each(['damaged', '{}', '{"files":{"index.html":{}}}'])('does without its note: %s', async (note) => {
    const { root, again, file } = await published()
    await writeFile(join(root, 'note.json'), note)
    await again()
    expect(await readFile(file('index.html'), 'utf8')).toBe(long)
  })

  test('takes a page over that was not prerendered again, and nothing that another build has put there', async () => {
    const { root, file } = await published()
    const place = {
      out: join(root, 'dist'),
      note: join(root, 'note.json'),
      effort: 'fast' as const,
    }
    const first = await beginPublishing(place)
    expect([first.keep(['index.html']), first.keep(['nowhere.html'])]).toEqual([true, false])
    await first.close()
    await writeFile(file('index.html.new'), long)
    await rename(file('index.html.new'), file('index.html'))
    const second = await beginPublishing(place)
    expect(second.keep(['index.html'])).toBe(false)
    await second.close()
    expect(await readFile(file('index.html'), 'utf8')).toBe(long)
  })
})
