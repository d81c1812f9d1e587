import { trustScript } from '../../shared/trustedTypes.ts'
import type { KeepMessage } from './offlineSite.ts'

/**
 * Has a worker keep the site for when there is no network: the files of this page, the search, and every page that is opened from
 * now on. Without it the site is the same, so a browser that refuses is left alone.
 */
export async function registerWorker(worker: string, base: string, search: string | undefined): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(trustScript(worker), { scope: base, updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ kind: 'keep', addresses: addressesOf(search) } satisfies KeepMessage)
  } catch (error) {
    console.info('Pages are not kept for reading without a network:', error)
  }
}

function addressesOf(search: string | undefined): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const index = search === undefined ? [] : [new URL(search, location.href).href]
  return [...new Set([location.origin + location.pathname, ...index, ...loaded])]
}
