/** Name of the worker that keeps pages, below the base. It never changes: browsers ask for it again by this name. */
export const offlineWorkerFile = 'offline-worker.js'

/** Folder of the client bundle for files that are not published as they are. */
export const workersFolder = 'workers'

/**
 * The worker of a site. With `offline`, it keeps pages for reading without a network. Without it, the worker removes an
 * earlier worker from browsers.
 */
export const workerScripts = {
  keeping: { source: 'worker.ts', fileName: `${workersFolder}/keeping.js` },
  removing: { source: 'removingWorker.ts', fileName: `${workersFolder}/removing.js` },
} as const
