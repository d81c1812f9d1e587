import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { engineRoot } from '../command/commandLine.ts'
import { installDebianPackages } from './installDebianPackages.ts'

export type Browser = { readonly executable: string } | { readonly problem: string }

/** The headless shell draws no window: it takes two thirds of the processor time of the others. */
const lightest = 'chromium-headless-shell'

const others = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chromium or Chrome for the browser tests: named by CHROMIUM, on the machine already, or installed now; the lightest first. */
export function findBrowser(): Browser {
  const named = process.env['CHROMIUM']
  if (named)
    return existsSync(named) ? { executable: named } : { problem: `CHROMIUM names ${named}, which does not exist.` }
  const found =
    findInstalled([lightest]) ??
    findInstalled(others) ??
    usualPlaces.find(existsSync) ??
    playwrightBrowser() ??
    installFromDebian(lightest) ??
    installFromDebian('chromium') ??
    installFromPlaywright()
  if (found) return { executable: found }
  return {
    problem: 'No Chromium or Chrome was found and none could be installed. Install one, or set CHROMIUM to its path.',
  }
}

function findInstalled(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':')
  const candidates = folders.flatMap((folder) =>
    names.map((name) => join(folder, process.platform === 'win32' ? `${name}.exe` : name)),
  )
  return candidates.find(existsSync)
}

function installFromDebian(name: string): string | undefined {
  return installDebianPackages([name, 'fonts-noto-cjk']) ? findInstalled([name]) : undefined
}

function installFromPlaywright(): string | undefined {
  console.log('No Chromium found: downloading one …')
  spawnSync(process.execPath, [join(engineRoot, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
  })
  return playwrightBrowser()
}

function playwrightBrowser(): string | undefined {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  const path = execFileSync(process.execPath, ['-e', script], { cwd: engineRoot, encoding: 'utf8' }).trim()
  return existsSync(path) ? path : undefined
}
