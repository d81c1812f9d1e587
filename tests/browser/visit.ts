import type { Page } from '@playwright/test'
import { brokenTextOf } from './brokenText.ts'
import type { VisitedPage } from './engines/visitedPage.ts'
import { overflowOf } from './overflow.ts'
import { measureShift, open, shiftOf, unseenShift } from './site.ts'

/** A reader's screen, and the narrowest one that WCAG 1.4.10 names. */
const screen = { width: 1440, height: 900 }
const narrow = { width: 320, height: 640 }

/** Goes to a page, and audits it with `audit`, if given. */
export type Visit<Tab extends VisitedPage = Page> = (
  url: string,
  audit?: (page: Tab) => Promise<string[]>,
) => Promise<void>

/**
 * Prepares a tab to be led through pages. Each is loaded and made interactive, opened wherever it can be unfolded, and then
 * squeezed into the narrowest screen. Findings are added to `findings`, each with its page.
 */
export async function createVisit(page: Page, findings: string[]): Promise<Visit> {
  watch(page, findings)
  await measureShift(page)
  return visitIn(page, findings)
}

/** The same for a tab of any engine, which reports the errors of its pages itself. */
export function visitIn<Tab extends VisitedPage>(page: Tab, findings: string[]): Visit<Tab> {
  return async (url, audit) => {
    await page.setViewportSize(screen)
    await open(page, url)
    const shift = await shiftOf(page)
    if (shift > unseenShift) findings.push(`${url} shifts by ${shift}`)
    if (audit) {
      await page.evaluate(unfold)
      findings.push(...(await audit(page)))
    }
    // Unfolded content that is out of sight is laid out once, in its last width.
    await page.evaluate(hide)
    await page.setViewportSize(narrow)
    await page.evaluate(unfold)
    await page.evaluate(show)
    for (const problem of await overflowOf(page)) findings.push(`${url} sticks out: ${problem}`)
    for (const text of await brokenTextOf(page)) findings.push(`${url} breaks a text: ${text}`)
    for (const { name } of await page.context().cookies()) findings.push(`${url} sets the cookie ${name}`)
    await page.evaluate(hide)
  }
}

/** Collects the errors of a reader's console and network, and requests to other sites. */
export function watch(page: Page, findings: string[]): void {
  page.on('request', (request) => {
    if (!request.isNavigationRequest() && isForeign(request.url(), page.url()))
      findings.push(`${page.url()} asks another site: ${request.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      findings.push(`${page.url()} ${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => findings.push(`${page.url()} throws ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) findings.push(`${page.url()} gets ${response.status()} for ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Prefetches under way when the page was left.
    if (!['net::ERR_ABORTED', 'NS_BINDING_ABORTED'].includes(reason))
      findings.push(`${page.url()} fails to get ${request.url()}: ${reason}`)
  })
}

function isForeign(url: string, page: string): boolean {
  const { protocol, origin } = new URL(url)
  // Firefox asks for the files of a document before it has left the empty one.
  return protocol.startsWith('http') && page !== 'about:blank' && origin !== new URL(page).origin
}

/** Runs in the page: folded content is not audited. The forms of the request builder have tests of their own. */
function unfold(): void {
  for (const element of document.querySelectorAll<HTMLDetailsElement>('.main details:not(.menu, .tool)'))
    element.open = true
}

/** Runs in the page: hidden content is not laid out when the screen gets another size. */
function hide(): void {
  document.documentElement.hidden = true
}

/** Runs in the page. */
function show(): void {
  document.documentElement.hidden = false
}
