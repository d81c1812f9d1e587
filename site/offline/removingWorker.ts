import { cachePrefix } from './keeper.ts'
import type { WorkerScope } from './workerScope.ts'

/** Written before this script when the site is built. */
declare const offlineSite: { readonly base: string }

const scope = globalThis as unknown as WorkerScope

async function remove(): Promise<void> {
  const prefix = cachePrefix(offlineSite.base)
  const own = (await caches.keys()).filter((name) => name.startsWith(prefix))
  await Promise.all(own.map((name) => caches.delete(name)))
  await scope.registration.unregister()
}

// What a site published before that kept pages: it deletes what was kept and itself.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(remove()))
