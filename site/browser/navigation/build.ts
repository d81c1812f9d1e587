import { trustHtml } from '../../shared/trustedTypes.ts'

/** The script that a page's build starts with; its name holds a hash, and so identifies the build. */
export function entryScript(source: Document): string | undefined {
  return source.querySelector('body > script[type="module"]')?.getAttribute('src') ?? undefined
}

/** Whether the server has this page from another build by now. False when it cannot be asked. */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname + location.search, { cache: 'no-store' })
    const current = entryScript(new DOMParser().parseFromString(trustHtml(await response.text()), 'text/html'))
    return current !== undefined && current !== entryScript(document)
  } catch {
    return false
  }
}
