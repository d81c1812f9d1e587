import { expect, it } from 'vitest'
import { site } from '../server/page/testing.ts'
import { offlineWorker } from './offlineWorker.ts'

it('is told of the logo, whose files it keeps with those of the site', () => {
  const brand = { ...site.brand, logo: { light: 'brand/day.svg', dark: 'data:image/svg+xml,x' } }
  const images = { 'brand/day.svg': { address: '/images/day-1.svg', width: 90, height: 30 } }
  const code = offlineWorker({
    ...{ site: { ...site, brand, offline: true }, images, script: '', texts: {} },
    assets: ['assets/a.css'],
  })
  const told = JSON.parse(/= (\{.*\});/.exec(code)?.[1] ?? '')
  expect(told).toMatchObject({
    ...{ brand: 'Acme', assets: ['assets/a.css', 'images/day-1.svg'] },
    logo: { light: { src: '/docs/images/day-1.svg' }, dark: { src: 'data:image/svg+xml,x' } },
  })
})
