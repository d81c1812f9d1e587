import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/repository/findBrowser.ts'
import { type Scene, scenes } from './scenes.ts'

const widths: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1024: 768, 1280: 800, 1440: 900, 1920: 1080 }
const themes = ['light', 'dark'] as const
const languages: Readonly<Record<string, string>> = { en: '', zh: '/zh' }

interface Look {
  readonly width: number
  readonly theme: (typeof themes)[number]
  readonly language: string
}

/** Takes a picture of each scene in each width, theme and language; only those whose name has the text, if one is given. */
export async function takePictures(
  origin: string,
  out: string,
  only: string,
  note: (progress: string) => void,
): Promise<void> {
  const found = findBrowser()
  if ('problem' in found) throw new Error(found.problem)
  await mkdir(out, { recursive: true })
  const browser = await chromium.launch({
    executablePath: found.executable,
    args: ['--no-sandbox', '--disable-gpu'],
    // Readers see scrollbars, and the space that is kept for them.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  try {
    for (const look of looks()) {
      const suffix = `${look.width}-${look.theme}-${look.language}.png`
      const wanted = scenes.filter(
        ({ name, widths: suits }) => `${name}-${suffix}`.includes(only) && (suits?.(look.width) ?? true),
      )
      if (wanted.length > 0) note(`${look.width} px, ${look.theme}, ${look.language}`)
      await takeScenes(browser, wanted, look, (scene) => join(out, `${scene}-${suffix}`), origin)
    }
  } finally {
    await browser.close()
  }
}

function looks(): Look[] {
  return Object.keys(widths).flatMap((width) =>
    themes.flatMap((theme) => Object.keys(languages).map((language) => ({ width: Number(width), theme, language }))),
  )
}

/** A page for each scene: what one opens must not stand open in the next. */
async function takeScenes(
  browser: Browser,
  wanted: readonly Scene[],
  { width, theme, language }: Look,
  fileOf: (scene: string) => string,
  origin: string,
): Promise<void> {
  const viewport = { width, height: widths[width] ?? 900 }
  const isMobile = width < 996
  const context = await browser.newContext({
    ...{ viewport, isMobile, hasTouch: isMobile },
    ...{ colorScheme: theme, reducedMotion: 'reduce' },
  })
  try {
    for (const { name, path, act } of wanted) {
      const page = await context.newPage()
      await page.goto(origin + languages[language] + path)
      if (act) {
        await page.mouse.move(1, 1)
        await page.waitForSelector('html[data-interactive]', { timeout: 30_000 })
        await act(page)
      }
      await page.waitForTimeout(300)
      await writeFile(fileOf(name), await page.screenshot())
      await page.close()
    }
  } finally {
    await context.close()
  }
}
