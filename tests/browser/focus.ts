import type { Page } from '@playwright/test'

/** Where the focus is and how a reader sees it. */
export interface Stop {
  readonly text: string
  /** Kind of element, by the part of the page that it stands in. */
  readonly kind: string
  /** Width of the ring around it in pixels, 0 without one. */
  readonly ring: number
  /** Contrast of the ring against its background. */
  readonly contrast: number
  /** Whether it, or as much of it as the screen holds, can be seen: not under the bar at the top, not off the screen. */
  readonly isVisible: boolean
}

/** Reads the element with the focus; undefined where nothing has it. */
export async function focusedStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate((kinds) => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
    // A tab's own control is not seen: its label shows the ring.
    const shown = focused.matches('.tabs input') ? (focused.parentElement ?? focused) : focused
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shown)

    function pixelOf(colour: string): number[] {
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('no canvas')
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data]
    }

    function luminance(colour: string): number {
      const [red = 0, green = 0, blue = 0] = pixelOf(colour).map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    function colourBehind(element: Element): string {
      for (let at = element.parentElement; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (pixelOf(backgroundColor)[3] === 255) return backgroundColor
      }
      return 'white'
    }

    const lights = [luminance(outlineColor), luminance(colourBehind(shown))].sort((a, b) => a - b)
    const [darker = 0, lighter = 0] = lights
    const { top, bottom, height } = shown.getBoundingClientRect()
    const bars = [...document.querySelectorAll('.navbar, .title-bar')].filter((bar) => bar.checkVisibility())
    const covered = shown.closest('.header, .skip-link, dialog')
      ? 0
      : Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom))
    const visible = Math.min(bottom, innerHeight) - Math.max(top, covered)
    return {
      text: (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40),
      kind: kinds.find(([, selector]) => focused.matches(selector))?.[0] ?? focused.nodeName.toLowerCase(),
      ring: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      contrast: (lighter + 0.05) / (darker + 0.05),
      isVisible: visible >= Math.min(height, (innerHeight - covered) / 3) - 1,
    }
  }, Object.entries(kinds))
}

const kinds = {
  'skip link': '.skip-link',
  brand: '.header .brand',
  page: '.navbar-items .frame-link, .navbar-items .menu-label',
  search: '.header button[aria-haspopup=dialog]:not(.drawer-toggle)',
  language: '.navbar-tools summary',
  theme: '.navbar-tools [role=switch]',
  sidebar: '.sidebar a, .sidebar summary',
  contents: '.contents-menu summary, .contents-panel a',
  tab: '.tabs > label > input',
  disclosure: '.article summary',
  copy: '[data-copy], [data-copy-text], [data-copy-link], [data-copy-file], [data-copy-markdown]',
}

/** Presses a key again and again and gives each stop of the focus, until it leaves the page or has made `most` stops. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < most) {
    await page.keyboard.press(key)
    const stop = await focusedStop(page)
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

/** Faults of focus that a reader without a mouse meets. */
export function problemsOf(stops: readonly Stop[]): string[] {
  return stops.flatMap(({ text, kind, ring, contrast, isVisible }) => [
    ...(ring < 2 ? [`${kind} "${text}": a ring of ${ring} px`] : []),
    ...(contrast < 3 ? [`${kind} "${text}": a ring of contrast ${contrast.toFixed(1)}`] : []),
    ...(isVisible ? [] : [`${kind} "${text}": not seen`]),
  ])
}
