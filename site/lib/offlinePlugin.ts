import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { defaultLocaleOf, type SiteConfig } from '../../generator/contract/config.ts'
import { localePrefix } from '../../generator/contract/locales.ts'
import { engineFolder } from './content.ts'
import { offlineWorkerFile } from './offlineWorkerFile.ts'
import { ownMessages } from './ownPartsPlugin.ts'
import { readSite } from './site.ts'

/**
 * Publishes the worker that keeps pages for reading without a network, where the site wants one; elsewhere the one that
 * removes it from browsers that have it from before.
 */
export function offlinePlugin(): Plugin {
  let isBuild = false
  return {
    name: 'exchange-docs:offline',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    buildStart() {
      if (!isBuild || this.environment.config.consumer !== 'client') return
      const script = readSite().offline ? 'worker.ts' : 'removingWorker.ts'
      this.emitFile({
        type: 'chunk',
        id: join(engineFolder(), 'site/offline', script),
        fileName: offlineWorkerFile,
      })
    },
    generateBundle: {
      // After those that add styles.
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[offlineWorkerFile]
        if (worker?.type === 'chunk')
          worker.code = `const offlineSite = ${JSON.stringify(describeSite(readSite(), bundle))};\n${worker.code}`
      },
    },
  }
}

/** What the worker needs to know; `OfflineSite` says what it is. */
function describeSite(site: SiteConfig, bundle: Rolldown.OutputBundle): object {
  const { base } = site
  if (!site.offline) return { base }
  const assets = Object.keys(bundle)
    .filter((file) => /^assets\/.*\.(?:js|css)$/.test(file))
    .sort()
  const languages = site.locales.map((locale) => languageOf(site, locale))
  const worker = bundle[offlineWorkerFile]
  const text = JSON.stringify([assets, languages, worker?.type === 'chunk' ? worker.code : ''])
  return { build: createHash('sha256').update(text).digest('hex').slice(0, 12), base, assets, languages }
}

function languageOf(site: SiteConfig, { code, lang, dir }: SiteConfig['locales'][number]): object {
  const texts = { ...textsOf('en'), ...textsOf(code), ...ownMessages(code) }
  const prefix = localePrefix(code, defaultLocaleOf(site)).slice(1)
  const text = (name: string) => texts[`offline.${name}`] ?? ''
  return {
    ...{ lang, dir, prefix: prefix === '' ? '' : `${prefix}/` },
    ...{ title: text('title'), text: text('text'), retry: text('retry'), pages: text('pages'), none: text('none') },
  }
}

function textsOf(locale: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(join(engineFolder(), 'site/i18n/offline', `${locale}.json`), 'utf8'))
  } catch {
    // Nobody has translated the interface into this language yet: the English texts stand.
    return {}
  }
}
