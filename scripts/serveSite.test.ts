import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { serveSite } from './serveSite.ts'

const site = {
  'index.html': 'home',
  'faq/index.html': 'faq',
  'zh/index.html': '首页',
  'zh/faq/index.html': '常见问题',
  'faq.md': '# FAQ',
  'assets/app-1.js': 'app',
  '404.html': 'not found',
  'zh/404.html': '找不到',
  '1.0/index.html': 'home of 1.0',
  '1.0/zh/faq/index.html': '1.0 的常见问题',
  '1.0/404.html': 'not found in 1.0',
  '1.0/zh/404.html': '1.0 中找不到',
}

async function start(base = '/'): Promise<number> {
  const server = await serveSite({ folder: await temporaryFolder(site), base, port: 0 })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

async function serve(base?: string) {
  const origin = `http://localhost:${await start(base)}`
  return async (path: string) => {
    const response = await fetch(origin + path, { redirect: 'manual' })
    return { status: response.status, text: await response.text(), location: response.headers.get('location') }
  }
}

test.each([
  ['/', 'home'],
  ['/index.html', 'home'],
  ['/faq', 'faq'],
  ['/faq/', 'faq'],
  ['/faq.html', 'faq'],
  ['/faq/index.html', 'faq'],
  ['/faq?x=1', 'faq'],
  ['/faq.html?x=.html', 'faq'],
  ['/zh', '首页'],
  ['/zh/faq', '常见问题'],
  ['/faq.md', '# FAQ'],
  ['/1.0', 'home of 1.0'],
  ['/1.0/', 'home of 1.0'],
  ['/1.0/zh/faq.html', '1.0 的常见问题'],
  ['/assets/app-1.js', 'app'],
])('%s gives %s', async (path, text) => {
  expect(await (await serve())(path)).toMatchObject({ status: 200, text })
})

test.each([
  ['/nothing', 'not found'],
  ['/zh/nothing', '找不到'],
  ['/zh/faq/nothing', '找不到'],
  ['/1.0/nothing', 'not found in 1.0'],
  ['/1.0/nothing/at/all?x=/zh/', 'not found in 1.0'],
  ['/1.0/zh/nothing', '1.0 中找不到'],
  ['/assets/none.js', 'not found'],
  ['/%E0%A4%A', 'not found'],
  ['/..%2f..%2fetc/passwd', 'not found'],
])('%s is not found, in its language', async (path, text) => {
  expect(await (await serve())(path)).toMatchObject({ status: 404, text })
})

test('a site under a base path answers below it only', async () => {
  const get = await serve('/docs/')
  expect(await get('/docs/faq')).toMatchObject({ status: 200, text: 'faq' })
  expect(await get('/docs/zh/nothing')).toMatchObject({ status: 404, text: '找不到' })
  expect(await get('/faq')).toMatchObject({ status: 404, text: 'not found' })
})

test('the base path without its slash leads to the home page, query included', async () => {
  const get = await serve('/docs/')
  expect(await get('/docs')).toMatchObject({ status: 308, location: '/docs/' })
  expect(await get('/docs?q=1')).toMatchObject({ status: 308, location: '/docs/?q=1' })
})

test('a port that is taken is an error', async () => {
  const port = await start()
  await expect(serveSite({ folder: '.', base: '/', port })).rejects.toThrow('EADDRINUSE')
})
