import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from '@playwright/test'
import { unzipSync } from 'fflate'
import { writePackage } from '../../scripts/tools/writePackage.ts'
import { createWorkspace } from '../workspace.ts'
import { servePlainly } from './plainServer.ts'
import { test as base, hydrated } from './site.ts'
import { watch } from './visit.ts'

/** The tests share one package: they run in one worker. */
base.describe.configure({ mode: 'default' })

interface Package {
  readonly folder: string
  /** Files of the package by their addresses: below a path that the site knows nothing of. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

const test = base.extend<object, { readonly pack: Package }>({
  pack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const workspace = await createWorkspace()
      const zip = join(workspace.path, 'meridian.zip')
      await writePackage(process.env['MERIDIAN_FOLDER'] ?? '', zip)
      const files = new Map(Object.entries(unzipSync(await readFile(zip))))
      for (const [name, bytes] of files) {
        await mkdir(dirname(join(workspace.path, name)), { recursive: true })
        await writeFile(join(workspace.path, name), bytes)
      }
      const served = new Map([...files].map(([name, bytes]) => [`any where/${name}`, bytes]))
      await use({ folder: join(workspace.path, 'meridian'), files: served })
      await workspace.remove()
    },
    { scope: 'worker' },
  ],
})

for (const isClean of [false, true]) {
  const server = isClean ? 'a server that hides .html' : 'a plain file server'
  const tag = isClean ? '@full' : []
  test(`is read, searched and switched to another language below any path of ${server}`, { tag }, async ({
    page,
    pack,
  }) => {
    const { origin, close } = await servePlainly(pack.files, isClean)
    const findings: string[] = []
    watch(page, findings)
    await page.goto(`${origin}/any%20where/meridian/`)
    await hydrated(page)
    await page.locator('.article').getByRole('link', { name: 'Order book' }).click()
    await expect(page.locator('h1')).toHaveText('Market data')
    await hydrated(page)
    await page.locator('.sidebar a').first().click()
    await expect(page).toHaveURL(/\/any%20where\/meridian\/orders(?:\.html)?$/)
    await page.reload()
    await hydrated(page)
    await page.keyboard.press('Control+K')
    await page.getByRole('combobox').fill('cancel an order')
    await page.locator('.search-hit').first().click()
    await expect(page.locator('h1')).toHaveText('Cancel an order')
    await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText(/^Cancel/)
    await hydrated(page)
    await page.getByLabel('Language: English').click()
    await page.getByRole('link', { name: '简体中文' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    await expect(page).toHaveURL(/\/any%20where\/meridian\/zh\/orders\/api\/cancel-order(?:\.html)?$/)
    await hydrated(page)
    await page.locator('.brand').click()
    await expect(page).toHaveURL(/\/any%20where\/meridian\/zh\/(?:index\.html)?$/)
    expect(findings).toEqual([])
    await close()
  })
}

test('shows no control from the disk that could do nothing, and another way where there is one', async ({
  page,
  pack,
}) => {
  for (const file of [
    'orders/api/orders.html',
    'orders/api/order-status.html',
    'orders/components.html',
    'index.html',
  ]) {
    await page.goto(pathToFileURL(join(pack.folder, file)).href)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('button:visible, [role="switch"]:visible, [data-copy-file]:visible')).toHaveCount(0)
    await expect(page.locator('.data-filter:visible, [data-build]:visible')).toHaveCount(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pathToFileURL(join(pack.folder, 'orders/api/orders.html')).href)
  await page.getByRole('link', { name: 'Open navigation' }).click()
  await expect(page.locator('#section-navigation')).toBeInViewport()
})

test('is read from the disk too', async ({ page, pack }) => {
  await page.goto(pathToFileURL(join(pack.folder, 'index.html')).href)
  await page.locator('.article').getByRole('link', { name: 'Order book' }).click()
  await expect(page.locator('h1')).toHaveText('Market data')
  await expect(page.locator('h1')).toHaveCSS('font-weight', /[67]\d\d/)
  await page.getByLabel('Language: English').click()
  await page.getByRole('link', { name: '简体中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
})
