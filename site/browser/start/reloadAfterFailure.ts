/**
 * Loads the page again where no other try can bring a script: Firefox keeps the failure of an import as long as the page
 * lives. A second failure means that the reader has asked again, and the server is asked whether it has the file by now.
 */
export function reloadAfterFailure(): void {
  const failed = new Set<string>()
  addEventListener('vite:preloadError', async ({ payload }) => {
    const address = /https?:\S+/.exec(payload.message)?.[0]
    if (address === undefined) return
    if (!failed.has(address)) return void failed.add(address)
    const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
    if (response?.ok) location.reload()
  })
}
