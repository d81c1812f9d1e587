/** Name of the worker that keeps pages, below the base. It never changes: browsers ask for it again by this name. */
export const offlineWorkerFile = 'offline-worker.js'

/** Folder of the client bundle with what is not published as it is. */
export const workersFolder = 'workers'

/**
 * What a site publishes as its worker: the one that keeps pages for reading without a network, where the site wants one;
 * elsewhere the one that removes it from browsers that have it from before.
 */
export const workerScripts = {
  keeping: { source: 'worker.ts', fileName: `${workersFolder}/keeping.js` },
  removing: { source: 'removingWorker.ts', fileName: `${workersFolder}/removing.js` },
} as const
