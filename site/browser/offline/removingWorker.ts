import type { WorkerScope } from './workerScope.ts'

/** Written before this script when the site is built: the prefix of its caches. */
declare const offlineSite: { readonly prefix: string }

const scope = globalThis as unknown as WorkerScope

async function remove(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(offlineSite.prefix))
  await Promise.all(own.map((name) => caches.delete(name)))
  await scope.registration.unregister()
}

// Worker of a site that no longer keeps pages: it deletes the kept pages and itself.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(remove()))
// A page that was kept may register it once more: it then goes at the next request.
scope.addEventListener('fetch', (event) => event.waitUntil(remove()))
