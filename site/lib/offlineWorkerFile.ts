/** Name of the worker that keeps pages, below the base. It never changes: browsers ask for it again by this name. */
export const offlineWorkerFile = 'offline-worker.js'
