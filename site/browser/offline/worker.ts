import { createKeeper } from './keeper.ts'
import type { KeepMessage, OfflineSite } from './offlineSite.ts'
import type { WorkerScope } from './workerScope.ts'

/** Written before this script when the site is built. */
declare const offlineSite: OfflineSite

const scope = globalThis as unknown as WorkerScope
const keeper = createKeeper(offlineSite, location.origin)

scope.addEventListener('install', (event) => event.waitUntil(keeper.prepare()))

scope.addEventListener('activate', (event) => event.waitUntil(keeper.takeOver().then(() => scope.clients.claim())))

scope.addEventListener('fetch', (event) => {
  const response = keeper.answer(event.request)
  if (response) event.respondWith(response)
})

scope.addEventListener('message', (event) => {
  const message = event.data as KeepMessage
  if (message.kind === 'keep') event.waitUntil(keeper.keep(message.addresses))
})
