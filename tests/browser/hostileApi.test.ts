import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildAndServe, type ServedSite } from '../crawl/serveBuilt.ts'
import { createWorkspace } from '../workspace.ts'
import { hostileAnswers, hostileFrames } from './hostileAnswers.ts'
import { type HostileServer, serveHostile } from './hostileServer.ts'
import { test as base, expect } from './site.ts'

interface Hostile {
  readonly site: ServedSite
  readonly server: HostileServer
}

/** The tests share one build: they run in one worker. */
base.describe.configure({ mode: 'default' })

const object = {
  type: 'object',
  properties: { id: { type: 'string' }, list: { type: 'array', items: { type: 'object' } } },
}
const schemas = {
  numbers: { type: 'array', items: { type: 'integer' } },
  candles: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
  map: { type: 'object', additionalProperties: { type: 'integer' } },
  thing: object,
}

async function writeProject(root: string, host: string): Promise<void> {
  const paths = Object.fromEntries(
    Object.entries(schemas).map(([operationId, schema]) => [
      `/${operationId}`,
      {
        get: {
          ...{ operationId, summary: operationId, tags: ['Values'] },
          responses: { 200: { description: 'Done.', content: { 'application/json': { schema } } } },
        },
      },
    ]),
  )
  const payload = { ...object, required: ['id'] }
  const operation = (action: string, message: string) => ({
    ...{ action, channel: { $ref: '#/channels/frames' } },
    messages: [{ $ref: `#/channels/frames/messages/${message}` }],
  })
  const documents = {
    'openapi.json': {
      ...{ openapi: '3.1.0', info: { title: 'Values', version: '1.0.0' }, servers: [{ url: `http://${host}` }], paths },
      tags: [{ name: 'Values' }],
    },
    'asyncapi.json': {
      ...{ asyncapi: '3.0.0', info: { title: 'Frames', version: '1.0.0', tags: [{ name: 'Frames' }] } },
      'x-perspective': 'provider',
      servers: { own: { host, protocol: 'ws', pathname: '/ws' } },
      channels: {
        frames: {
          ...{ address: 'frames', title: 'frames', servers: [{ $ref: '#/servers/own' }], tags: [{ name: 'Frames' }] },
          messages: { question: { payload, examples: [{ payload: { id: 'question' } }] }, frame: { payload } },
        },
      },
      operations: { ask: operation('receive', 'question'), get: operation('send', 'frame') },
    },
  }
  const config = {
    ...{ brand: { name: 'Ledger' }, apis: [{ id: 'values', specs: Object.keys(documents) }] },
    console: { servers: [{ origin: `http://${host}`, use: 'mock' }] },
  }
  await mkdir(root, { recursive: true })
  await writeFile(join(root, 'site.config.mjs'), `export default ${JSON.stringify(config)}\n`)
  for (const [name, document] of Object.entries(documents)) await writeFile(join(root, name), JSON.stringify(document))
}

/** A site whose console calls a server that means it no good. */
const test = base.extend<{ readonly console: (hash: string) => Promise<Page> }, { readonly hostile: Hostile }>({
  hostile: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const workspace = await createWorkspace()
      const [root, server] = [workspace.newFolder(), await serveHostile()]
      await writeProject(root, server.host)
      const site = await buildAndServe({ root, out: workspace.newFolder() })
      await use({ site, server })
      await Promise.all([site.close(), server.close()])
      await workspace.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  async console({ playwright, hostile }, use, { project }) {
    const { args = [], ...options } = project.use.launchOptions ?? {}
    // A check of megabytes takes too long without the compilers.
    const browser = await playwright.chromium.launch({
      ...{ ...options, args: args.filter((each) => !each.startsWith('--js-flags')) },
    })
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await use(async (hash) => {
      await page.goto(`${hostile.site.origin}/console#api=values&${hash}`)
      return page
    })
    await browser.close()
  },
})

const result = (page: Page) => page.locator('.builder-columns > :last-child')

/** Types into the page, which shows it: nothing keeps it from the reader. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: label })
  await field.pressSequentially(text)
  await expect(field).toHaveValue(text)
  await field.fill('')
}

for (const isFull of [false, true]) {
  const answers = hostileAnswers.filter((each) => Boolean(each.isFull) === isFull)
  const frames = hostileFrames.filter((each) => Boolean(each.isFull) === isFull)
  const tag = isFull ? ['@full'] : []

  test(`stays with the reader whatever a server answers${isFull ? ', at length' : ''}`, { tag }, async ({
    console,
    hostile,
  }) => {
    test.setTimeout(600_000)
    for (const answer of answers)
      await test.step(answer.name, async () => {
        hostile.server.play(answer)
        const page = await console(`build=${answer.operation}`)
        await page.getByRole('button', { name: 'Send', exact: true }).click()
        await page.locator('.console-picker > summary').click()
        await typeInto(page, 'Filter by name or path', answer.name)
        await page.locator('.console-picker > summary').click()
        await expect(page.locator('[data-status="200"]')).toContainText(answer.name)
        await expect(result(page).getByText(answer.says).first()).toBeVisible()
        if (answer.shows) await expect(result(page).locator('pre').first()).toContainText(answer.shows)
        expect(await page.locator('.console-panel').evaluate((panel) => panel.innerHTML.length)).toBeLessThan(3_000_000)
        expect(await page.title()).toContain('Console')
      })
  })

  test(`keeps its connection whatever frames come${isFull ? ', at length' : ''}`, { tag }, async ({
    console,
    hostile,
  }) => {
    test.setTimeout(600_000)
    for (const each of frames)
      await test.step(each.name, async () => {
        hostile.server.play(each)
        const page = await console('connect=frames')
        await page.getByRole('button', { name: 'Connect' }).click()
        // A busy machine takes its time for tens of thousands of frames.
        await expect(page.locator('[data-frames]')).toContainText(each.says, { timeout: 120_000 })
        await typeInto(page, 'Filter frames', each.name)
        await page.locator('.console-frames summary').first().click()
        await page.locator('.console-frames summary').last().click()
        await expect(page.locator('.console-frames pre').last()).toBeVisible()
        await page.getByRole('button', { name: 'Send frame' }).click()
        await expect(page.locator('.console-frames summary').first()).toContainText('"answer"')
        await expect(page.locator('[data-state="open"]')).toBeVisible()
        await page.getByRole('button', { name: 'Close' }).click()
      })
  })
}

/** A worker whose check never ends stands for any answer that takes too long. */
const stuck = 'postMessage("ready"); onmessage = () => { for (;;); }'

test('ends a check that takes too long, says so, and checks what comes next', async ({ console, hostile }) => {
  const answer = { name: 'slow', operation: 'thing', parts: ['{"id":"a"}'], says: /./ } as const
  hostile.server.play(answer)
  const page = await console('build=thing')
  await page.route('**/checkWorker*', (route) => route.fulfill({ contentType: 'text/javascript', body: stuck }))
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await page.locator('.console-picker > summary').click()
  await expect(page.getByText('Checking the answer against its schema…')).toBeVisible()
  await typeInto(page, 'Filter by name or path', 'meanwhile')
  await expect(page.getByText('Not checked: the check took too long.')).toBeVisible()
  await expect(page.locator('.console-json')).toContainText('"id": "a"')
  await page.unrouteAll()
  await send.click()
  await expect(page.getByText('Matches the schema.')).toBeVisible()

  hostile.server.play({ name: 'slow', frames: ['{"id":1}'], says: /./ })
  await page.route('**/checkWorker*', (route) => route.fulfill({ contentType: 'text/javascript', body: stuck }))
  await console('connect=frames')
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.locator('[data-frames="2"]')).toContainText('not checked')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Send frame' }).click()
  await expect(page.locator('[data-frames="3"]')).toBeVisible()
  await expect(page.locator('[data-state="open"]')).toBeVisible()
})

test('shows a long answer in parts', async ({ console, hostile }) => {
  const parts = [`[${Array.from({ length: 100_000 }, (_, index) => index).join()}]`]
  hostile.server.play({ name: 'long', operation: 'numbers', parts, says: /./ })
  const page = await console('build=numbers')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.locator('.console-json')).toContainText(/ 498,\n$/)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByText('The first 1000 lines.')).toBeVisible()
  await expect(page.locator('.console-json')).toContainText(/ 998,\n$/)
})
