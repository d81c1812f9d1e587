import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import messages from '../../i18n/console/en.json'
import { AccountView } from './AccountView.tsx'
import { createPageServer } from './pageServer.ts'

const shown = () =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages}>
      <AccountView page={createPageServer({ specs: '/console/mock.json' })} />
    </IntlProvider>,
  )

beforeEach(() => vi.stubGlobal('addEventListener', () => {}))
afterEach(() => vi.unstubAllGlobals())

it('is open at first where the tabs of a browser share a mock', () => {
  vi.stubGlobal('SharedWorker', class {})
  expect(shown()).toContain(' open=""')
})

it('is closed at first where looking at it would take the mock from another tab', () => {
  vi.stubGlobal('SharedWorker', undefined)
  expect(shown()).not.toContain(' open=""')
})
