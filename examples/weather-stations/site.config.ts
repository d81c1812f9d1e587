import { defineSite, type SpecObject } from 'exchange-docs'

export default defineSite({
  brand: {
    name: 'Skerry',
    title: { en: 'Skerry weather stations', zh: 'Skerry 气象站' },
    copyright: { en: '© 2026 Skerry', zh: '© 2026 Skerry 版权所有' },
  },
  origin: 'https://docs.skerry.example.com',
  locales: [
    { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
    { code: 'zh', label: '简体中文', lang: 'zh-Hans', dir: 'ltr', calendar: 'gregory' },
  ],
  apis: [
    { id: 'stations', specs: ['specs/stations/openapi.yaml', 'specs/stations/asyncapi.yaml'], path: '/guide/api/' },
  ],
  // A sample in Ruby of each call that reads, beside those in the languages of the engine.
  transformSpec(document) {
    const paths = (document.paths ?? {}) as Record<string, { get?: SpecObject }>
    for (const [path, { get }] of Object.entries(paths)) {
      if (!get) continue
      const address = `https://api.skerry.example.com${path.replace('{stationId}', 'lofoten')}`
      const source = `require 'json'\nrequire 'net/http'\n\nputs JSON.parse(Net::HTTP.get(URI('${address}')))\n`
      get['x-codeSamples'] = [{ lang: 'Ruby', source }]
    }
    return document
  },
  sidebars: {
    guide: {
      label: { en: 'Stations', zh: '气象站' },
      landing: '/guide/',
      items: [
        '/guide/',
        '/guide/api/',
        { label: { en: 'Stations', zh: '气象站' }, api: 'stations', tag: 'Stations' },
        { label: { en: 'Alerts', zh: '预警' }, api: 'stations', tag: 'Alerts' },
        { label: { en: 'Live data', zh: '实时数据' }, api: 'stations', tag: 'Live data' },
      ],
    },
  },
  navbar: { start: [{ label: { en: 'Stations', zh: '气象站' }, href: '/guide/' }], end: [] },
  links: {
    report: 'https://skerry.example.com/report?page={url}&field={field}&language={language}&version={version}',
  },
  theme: {
    tokens: {
      '--color-accent': { light: 'oklch(0.42 0.1 300)', dark: 'oklch(0.84 0.08 300)' },
      '--color-accent-soft': { light: 'oklch(0.955 0.02 300)', dark: 'oklch(0.28 0.04 300)' },
      '--radius': '2px',
    },
  },
  messages: {
    en: { 'shell.search': 'Find' },
    zh: { 'shell.search': '查找' },
  },
  components: {
    WindScale: 'components/WindScale.tsx',
    WindConverter: 'components/WindConverter.island.tsx',
    Header: 'components/Header.tsx',
    Footer: 'components/Footer.tsx',
  },
})
