import type { Locator, Page } from '@playwright/test'
import { focusedStop } from './focus.ts'
import { expect, open, test } from './site.ts'

const place = '/v3/futures/api/trade/place-order'

// The colours are the reader's own: the scheme changes little.
for (const colorScheme of ['light', 'dark'] as const) {
  const tag = colorScheme === 'light' ? '@full' : []
  test.describe(`with the reader’s own colours, ${colorScheme}`, { tag }, () => {
    test.use({ contextOptions: { forcedColors: 'active', colorScheme, reducedMotion: 'reduce' } })

    test('the entry of the page is filled, icons, badges, tabs and code stand out, and the focus is still seen', async ({
      page,
    }) => {
      await open(page, place)
      const current = page.locator('.sidebar [aria-current=page]')
      expect(await style(current, 'background-color')).toBe(await systemColour(page, 'Highlight'))
      expect(await style(current, 'color')).toBe(await systemColour(page, 'HighlightText'))
      expect(await style(current.locator('.call-mark'), 'color')).toBe(await systemColour(page, 'HighlightText'))
      await current.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(current).toBeFocused()
      expect((await focusedStop(page))?.ring).toBe(2)
      expect((await focusedStop(page))?.contrast).toBeGreaterThan(3)

      // Icons stand out from the page.
      for (const name of ['theme', 'language']) {
        const icon = page.locator(`.navbar .icon[data-icon=${name}]`)
        expect(await style(icon, 'background-color')).not.toBe(await systemColour(page, 'Canvas'))
        expect(await style(icon, 'background-color')).toBe(await systemColour(page, 'ButtonText'))
      }

      // Badges and buttons have an edge.
      for (const part of ['.endpoint .method', '.endpoint button', '[data-copy-markdown]', 'figure.code button']) {
        expect(await style(page.locator(part).first(), 'border-top-style'), part).toBe('solid')
        expect(await style(page.locator(part).first(), 'border-top-width'), part).toBe('1px')
      }

      // Buttons stand apart, and no further out than the text.
      const edges = await page
        .locator('.page-actions > button')
        .evaluateAll((buttons) =>
          buttons.map((button) => button.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
        )
      const text = await page.locator('.page-title').boundingBox()
      expect(edges).toEqual([...edges].sort((a, b) => a - b))
      expect(new Set(edges).size).toBe(edges.length)
      expect(edges.at(-1)).toBeLessThanOrEqual((text?.x ?? 0) + (text?.width ?? 0))

      // The chosen tab looks different from the others.
      const labels = page.locator('.samples .tabs > label')
      const chosen = page.locator('.samples .tabs > label:has(> :checked)').first()
      const other = page.locator('.samples .tabs > label:not(:has(> :checked))').first()
      expect(await labels.count()).toBeGreaterThan(1)
      expect(await style(chosen, 'border-bottom-color')).toBe(await systemColour(page, 'Highlight'))
      expect(await style(other, 'border-bottom-color')).toBe(await systemColour(page, 'Canvas'))

      // Code is text of the page.
      const word = page.locator('figure.code code span').first()
      expect(await style(word, 'color')).toBe(await systemColour(page, 'CanvasText'))
    })

    test('no shade of the site’s own colours lies over a table or a linked field', async ({ page }) => {
      await open(page, '/v3/futures/api/')
      expect(await style(page.locator('.table').first(), 'background-image')).toBe('none')
      await page.goto(place)
      const id = await page.locator('dl.fields > div[id]').first().getAttribute('id')
      await page.goto('about:blank')
      await open(page, `${place}#${id}`)
      const field = page.locator('dl.fields > div:target')
      expect(await style(field, 'background-image')).toBe('none')
      expect(await style(field, 'outline-style')).toBe('solid')
    })
  })
}

function style(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)
}

function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const probe = document.createElement('div')
    probe.style.cssText = `forced-color-adjust: none; color: ${colour}`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)
}
