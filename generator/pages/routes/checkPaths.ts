import type { SiteConfig } from '../../contract/config.ts'
import { consolePath, hasConsole } from '../../contract/console.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { namesDevice } from '../../contract/ids.ts'
import { normalizePath } from '../../contract/routes.ts'
import type { Page } from './page.ts'

/** The pages without those whose address, in any language, an earlier page has. */
export function dropConflicts(
  candidates: readonly Page[],
  prefixes: readonly string[],
): { pages: Page[]; diagnostics: Diagnostic[] } {
  const taken = new Map<string, Page>()
  const diagnostics: Diagnostic[] = []
  for (const page of candidates) {
    // Some disks ignore case and Unicode form: two names are one file there.
    const addresses = prefixes.map((prefix) => normalizePath(`${prefix}${page.path}`).normalize('NFC').toLowerCase())
    const first = addresses.map((address) => taken.get(address)).find((other) => other !== undefined)
    if (first) diagnostics.push(conflict(page, first))
    else for (const address of addresses) taken.set(address, page)
  }
  return { pages: [...new Set(taken.values())], diagnostics }
}

function conflict(page: Page, first: Page): Diagnostic {
  const [place, other] = [sourceOf(page), sourceOf(first)]
  return {
    code: 'route-conflict',
    severity: 'error',
    message: `Two pages claim ${page.path}: this one and ${other.file}:${other.line}.`,
    hint: 'Give one of them another path: rename the guide, or set x-page on the operation or tag.',
    ...place,
  }
}

/** Diagnostics for pages whose path no folder on Windows can have. */
export function deviceNames(pages: readonly Page[]): Diagnostic[] {
  return pages.flatMap((page) => {
    if (!namesDevice(page.path)) return []
    return [invalidPath(page, 'on Windows it is the name of a device')]
  })
}

/** Diagnostics for pages at an address of the site's console. */
export function consolePages(pages: readonly Page[], config: SiteConfig): Diagnostic[] {
  if (!hasConsole(config)) return []
  return pages.flatMap((page) => {
    if (!`${page.path}/`.startsWith(`${consolePath}/`)) return []
    return [invalidPath(page, 'the console of the site is there')]
  })
}

function invalidPath(page: Page, reason: string): Diagnostic {
  const message = `"${page.path}" cannot be the path of a page: ${reason}.`
  const hint = 'Give the page another path: rename the guide, or set x-page on the operation or tag.'
  return { code: 'page-path-invalid', severity: 'error', message, hint, ...sourceOf(page) }
}

function sourceOf(page: Page): { file: string; line: number; column: number } {
  if (page.kind === 'reference') return page.page.source
  const [guide] = page.guides.values()
  return { file: guide?.file ?? '', line: 1, column: 1 }
}
