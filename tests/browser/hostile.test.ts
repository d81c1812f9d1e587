import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { contentFolderOf } from '../../scripts/site/cacheFolder.ts'
import { hostileAsyncapi, hostileOpenapi, readHostileStrings } from '../corpus/hostileSpecs.ts'
import { foreignMarkup } from '../corpus/markup.ts'
import { type ServedSite, serveBuilt } from '../crawl/serveBuilt.ts'
import { runCommand } from '../runCommand.ts'
import { createWorkspace } from '../workspace.ts'
import { hydrated } from './site.ts'

interface Hostile {
  readonly texts: readonly string[]
  readonly site: ServedSite
}

/** A site whose descriptions try to run something in every place that takes a text. */
const test = base.extend<object, { readonly hostile: Hostile }>({
  hostile: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const workspace = await createWorkspace()
      const texts = await readHostileStrings()
      const site = await buildHostileSite(texts, workspace.newFolder(), workspace.newFolder())
      await use({ texts, site })
      await site.close()
      await workspace.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

// One build, so one worker.
test.describe.configure({ mode: 'default' })

async function buildHostileSite(texts: readonly string[], root: string, out: string): Promise<ServedSite> {
  const documents = { 'openapi.json': hostileOpenapi(texts), 'asyncapi.json': hostileAsyncapi(texts) }
  await mkdir(root)
  for (const [name, document] of Object.entries(documents)) await writeFile(join(root, name), JSON.stringify(document))
  const specs = Object.keys(documents)
  const flags = [...specs.flatMap((name) => ['--spec', join(root, name)]), '--out', out, '--compress', 'none']
  const { code, stderr } = await runCommand('build', flags)
  expect({ code, stderr }).toMatchObject({ code: 0 })
  return serveBuilt(out, contentFolderOf({ kind: 'specs', root, specs }))
}

/**
 * Watches the pages with their policy only reporting: forbidden actions happen, and are reported. Gives the scripts that ran,
 * requests to other hosts, opened windows and reports.
 */
async function watchUnguarded(page: Page, { origin }: ServedSite): Promise<string[]> {
  const happened: string[] = []
  await page.exposeFunction('xss', (what?: string) => happened.push(`${page.url()}: ran ${what ?? ''}`))
  await page.addInitScript(() => {
    const { xss } = globalThis as unknown as { readonly xss: (what: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      xss(`against ${effectiveDirective}: ${blockedURI} ${sample}`),
    )
  })
  page.on('dialog', (dialog) => {
    happened.push(`${page.url()}: dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => happened.push(`${page.url()}: opens ${popup.url()}`))
  page.on('pageerror', ({ message }) => happened.push(`${page.url()}: throws ${message}`))
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => {
      happened.push(`${page.url()}: asks ${route.request().url()}`)
      return route.abort()
    },
  )
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = await response.text()
      const [meta = '', policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(body) ?? []
      const headers = { ...response.headers(), 'content-security-policy-report-only': policy }
      return route.fulfill({ response, headers, body: body.replace(meta, '') })
    },
  )
  return happened
}

/** Elements that only our diagrams, forms and search have. */
const ofOurParts = ['desc', 'fieldset', 'legend', 'mark']

/** Elements and attributes that can only come from a text that was taken for markup. */
async function markupOf(page: Page): Promise<string[]> {
  const { tags, attributes } = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')]
    return {
      tags: [...new Set(elements.map(({ localName }) => localName))],
      attributes: elements.flatMap((element) => [...element.attributes].map(({ name, value }) => ({ name, value }))),
    }
  })
  const others = new Set(tags.filter((tag) => !ofOurParts.includes(tag)))
  return foreignMarkup({ tags: others, attributes, ids: [], text: '' }).map((markup) => `${page.url()}: has ${markup}`)
}

/** Opens all folds, and moves pointer and focus to every element that may listen. */
async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      for (const type of ['mouseover', 'focus', 'animationstart', 'error', 'load', 'toggle'])
        element.dispatchEvent(new Event(type))
    }
  })
}

async function textsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, option')]
    return [document.body.textContent, ...fields.map(({ value }) => value)].join('\n')
  })
}

test('a description runs nothing, loads nothing and leads nowhere, even without the policy, and can be read', async ({
  page,
  hostile: { texts, site },
}) => {
  test.setTimeout(300_000)
  const happened = await watchUnguarded(page, site)
  const read: string[] = []
  for (const { url } of site.routes) {
    await page.goto(site.origin + url)
    await hydrated(page)
    await touchEverything(page)
    happened.push(...(await markupOf(page)))
    read.push(await textsOf(page))
  }
  expect(happened).toEqual([])
  const shown = read.join('\n')
  expect(texts.filter((text) => !shown.includes(text))).toEqual([])
})

test('search and the request builder show such texts as texts, and so does a navigation', async ({
  page,
  hostile: { texts, site },
}) => {
  const happened = await watchUnguarded(page, site)
  await page.goto(`${site.origin}/openapi/part-1`)
  await hydrated(page)
  const builders = page.locator('details[data-build]')
  for (const [index, text] of texts.slice(0, 3).entries()) {
    const builder = builders.nth(index)
    await builder.locator('summary').first().click()
    await builder.locator('input[type=text], input:not([type])').first().fill(text)
    await expect(builder.locator('code').first()).toBeVisible()
  }
  happened.push(...(await markupOf(page)))
  await page.keyboard.press('Control+K')
  await page.locator('.search-input').fill('script xss')
  const results = page.getByRole('dialog').getByRole('option')
  await expect(results.filter({ hasText: '<script>' }).first()).toBeVisible()
  happened.push(...(await markupOf(page)))
  await results.first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const title = await page.title()
  await page.locator('.sidebar a:not([aria-current])', { hasText: /^Part/ }).first().click()
  await expect(page).not.toHaveTitle(title)
  await touchEverything(page)
  happened.push(...(await markupOf(page)))
  expect(happened).toEqual([])
})
