import { register } from 'node:module'
import { defineConfig } from '@playwright/test'
import { isFull } from './tests/fullRun.ts'
import { isInBrowser, leftOutTests } from './tests/lanes.ts'

// Templates of programs are imported as texts: `request.go?raw`.
register('./tests/browser/rawFiles.mjs', import.meta.url)

/** Chromium or Chrome as the machine has it; `npm test` finds one and names it in CHROMIUM. */
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** Nothing the browser does on its own may disturb a test. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A page lives a second or two here: what runs in it ends before the compilers have earned what they cost. */
const uncompiled = '--js-flags=--no-opt --no-maglev'

/** Firefox as Debian has it; `npm test -- --full` names it in FIREFOX. */
const firefox = isFull && process.env['FIREFOX']

/** What another engine may do in another way: each page, what readers do on it, and the exchange in the page. */
const inFirefox = [
  'everyPage',
  'search',
  'navigation',
  'language',
  'theme',
  'requestBuilder',
  'signatureDebugger',
  'pageMock',
  'workedAccount',
  'wideTables',
]

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.test.ts',
  testIgnore: leftOutTests()
    .filter(isInBrowser)
    .map((path) => `**/${path}`),
  outputDir: '.cache/browser',
  globalSetup: './tests/browser/globalSetup.ts',
  // What repeats in another theme, width or language is left to `npm test -- --full`.
  ...(isFull ? {} : { grepInvert: /@full/ }),
  fullyParallel: true,
  // One more than the processors of a small machine: a test often waits for its page.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  // What is waited for comes at once on a quiet machine; on a busy one it may take long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    // A context of its own for each test takes longer than most of the tests; storage and routes are emptied in between.
    reuseContext: true,
    trace: 'off',
  },
  projects: [
    { name: 'chromium', use: { launchOptions: { executablePath, args: [...quiet, uncompiled] } } },
    ...(firefox
      ? [
          {
            name: 'firefox',
            // Firefox ESR cannot emulate a colour scheme or an input method, and cannot load a page with scripts off.
            grepInvert: /system|in dark|, dark|input method|without JavaScript/,
            testMatch: inFirefox.map((name) => `${name}.test.ts`),
            use: {
              browserName: 'firefox',
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: 'tests/browser/engines/firefox.mjs',
                // A mouse, which no machine without a screen has: precise, and able to stand above a link.
                firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
              },
            },
          } as const,
        ]
      : []),
  ],
})
