import { join } from 'node:path'
import type { Plugin } from 'vite'
import { engineFolder } from '../server/content/content.ts'
import { workerScripts } from '../shared/offlineWorkerFile.ts'

/** Compiles both workers. A site publishes one of them, with the data of the site filled in. */
export function offlinePlugin(): Plugin {
  let isBuild = false
  return {
    name: 'exchange-docs:offline',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    buildStart() {
      if (!isBuild || this.environment.config.consumer !== 'client') return
      for (const { source, fileName } of Object.values(workerScripts))
        this.emitFile({ type: 'chunk', id: join(engineFolder(), 'site/browser/offline', source), fileName })
    },
  }
}
