import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The short form of the code, which a browser reads in half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Writes out violations alone, not the rules that hold. */
const brief: RunOptions = { resultTypes: ['violations'], elementRef: false, xpath: false }

const everyRule: RunOptions = {
  ...brief,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** Axe's findings for the page, or a part of it, as it stands: one line a finding. */
export async function audit(page: Page, part = 'html'): Promise<string[]> {
  return findingsOf(page, everyRule, part)
}

/** The rules that compare colours: they take nine tenths of axe's time. */
const colourRules = ['color-contrast', 'link-in-text-block']

const otherRules: RunOptions = {
  ...everyRule,
  rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
}

/**
 * Audits many pages quickly. Pages differ little in their colours: each combination of a text, its background and, for a link,
 * the text around it is tested once, on the first page that has it. All other rules run on every page.
 */
export function createQuickAudit(): (page: Page) => Promise<string[]> {
  const seen = new Set<string>()
  return async (page) => {
    const findings = await findingsOf(page, otherRules)
    const colourings = await page.evaluate(markColourings, [...seen])
    if (colourings.length === 0) return findings
    for (const colouring of colourings) seen.add(colouring)
    const ofColours = await findingsOf(page, { ...brief, runOnly: colourRules }, '[data-new-colouring]')
    await page.evaluate(removeMarks)
    return [...findings, ...ofColours]
  }
}

/** Axe is half a megabyte: a page gets it once at most, and gives back only the findings. */
async function findingsOf(page: Page, options: RunOptions, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  // An element that is not laid out has no size, which axe takes for a fault of its own.
  await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''))
  const findings = await page.evaluate(runAxe, { options, part })
  const { pathname } = new URL(page.url())
  return findings.map((finding) => `${pathname} ${finding}`)
}

/** Runs in the page. */
async function runAxe({ options, part }: { options: RunOptions; part: string }): Promise<string[]> {
  if (!window.axe) throw new Error('axe is not in the page')
  const { violations } = await window.axe.run(part, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** Runs in the page: marks an element for each combination of colours that is not among those seen, and names them. */
function markColourings(seen: readonly string[]): string[] {
  const backgrounds = new Map<Element, string>()
  function behind(element: Element): string {
    const known = backgrounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity].filter(
      (value) => !['rgba(0, 0, 0, 0)', 'none', '1'].includes(value),
    )
    const all = [...own, element.parentElement ? behind(element.parentElement) : ''].join(' ')
    backgrounds.set(element, all)
    return all
  }

  function around(link: Element | null): string {
    if (!link?.parentElement) return ''
    const { textDecorationLine, textDecorationColor, borderBottom, color, fontWeight } = getComputedStyle(link)
    const text = getComputedStyle(link.parentElement)
    return [textDecorationLine, textDecorationColor, borderBottom, color, fontWeight, text.color, text.fontWeight].join(
      ' ',
    )
  }

  const known = new Set(seen)
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    if (!element?.checkVisibility() || !texts.currentNode.nodeValue?.trim()) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const link = element.closest('a[href]')
    const key = [color, fontSize, fontWeight, behind(element), around(link)].join(' ')
    if (known.has(key)) continue
    known.add(key)
    found.push(key)
    const marked = link ?? element
    marked.setAttribute('data-new-colouring', '')
  }
  return found
}

/** Runs in the page. */
function removeMarks(): void {
  for (const element of document.querySelectorAll('[data-new-colouring]')) element.removeAttribute('data-new-colouring')
}
