import { afterEach, expect, it, vi } from 'vitest'
import { fillConfig } from '../../generator/load/fillConfig.ts'
import { consoleAddress } from './consoleAddress.ts'

afterEach(() => vi.unstubAllEnvs())

const locale = (code: string) => ({ code, label: code, lang: code, dir: 'ltr', calendar: 'gregory' }) as const
const servers = [{ origin: 'https://api.example.com', use: 'account' }] as const
const site = fillConfig({ brand: { name: 'Example' }, base: '/docs/', locales: [locale('en'), locale('zh')] })

it('is on the origin that the configuration names, and on the one of the dev server', () => {
  const apart = { ...site, console: { host: 'https://console.example.com', servers } }
  expect(consoleAddress(apart, 'zh')).toBe('/docs/zh/console')
  vi.stubEnv('DEV', false)
  expect(consoleAddress(apart, 'zh')).toBe('https://console.example.com/docs/zh/console')
  expect(consoleAddress({ ...site, console: { servers } }, 'en')).toBe('/docs/console')
  expect(consoleAddress({ ...site, console: { host: 'https://console.example.com', servers: [] } }, 'en')).toBe(
    undefined,
  )
})
