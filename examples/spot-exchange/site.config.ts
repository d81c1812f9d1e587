import { defineSite } from 'exchange-docs'

export default defineSite({
  brand: { name: 'Selkie', title: { en: 'Selkie spot exchange' }, copyright: { en: '© 2026 Selkie' } },
  origin: 'https://docs.selkie.example.com',
  locales: [{ code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' }],
  apis: [{ id: 'spot', specs: ['specs/openapi.yaml'], path: '/api/' }],
  mock: 'exchange/index.ts',
})
