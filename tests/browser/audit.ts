import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe's own script, half a megabyte, for a page that has it already. */
const presentAxe = 'void 0'

/** What axe finds wrong with the page as it stands: one line a finding. */
export async function audit(page: Page): Promise<string[]> {
  return findingsOf(page, builderFor(page).withTags(standards))
}

/**
 * Audits many pages quickly. Contrast takes three quarters of axe's time, and pages differ little in it: each pair of text
 * and background is tested once, on the first page that has it. All other rules run on every page, or with `part` on that
 * part of it.
 */
export function createQuickAudit(part = 'html'): (page: Page) => Promise<string[]> {
  const seen: string[] = []
  return async (page) => {
    const findings = await findingsOf(
      page,
      builderFor(page).include(part).withTags(standards).disableRules(['color-contrast']),
    )
    const colourings = await page.evaluate(markColourings, { part, seen })
    if (colourings.length === 0) return findings
    seen.push(...colourings)
    const contrast = builderFor(page, presentAxe).include('[data-new-colouring]').withRules(['color-contrast'])
    return [...findings, ...(await findingsOf(page, contrast))]
  }
}

/** Pages of ours have no frames: the mode for them, which opens a page of its own for each run, only takes time. */
function builderFor(page: Page, axeSource?: string): AxeBuilder {
  return new AxeBuilder({ page, ...(axeSource === undefined ? {} : { axeSource }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
}

async function findingsOf(page: Page, builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  const { pathname } = new URL(page.url())
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${pathname} ${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** Runs in the page: marks an element for each pair of text and background that is not among those seen, and names them. */
function markColourings({ part, seen }: { readonly part: string; readonly seen: readonly string[] }): string[] {
  function behind(element: Element): string {
    const values: string[] = []
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at)
      values.push(backgroundColor, backgroundImage, opacity)
    }
    return values.filter((value) => !['rgba(0, 0, 0, 0)', 'none', '1'].includes(value)).join(' ')
  }

  const found = new Set<string>()
  const root = document.querySelector(part) ?? document.body
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    if (!element?.checkVisibility() || !texts.currentNode.nodeValue?.trim()) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const key = [color, fontSize, fontWeight, behind(element)].join(' ')
    if (seen.includes(key) || found.has(key)) continue
    found.add(key)
    element.setAttribute('data-new-colouring', '')
  }
  return [...found]
}
