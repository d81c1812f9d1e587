import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { BundleConfig } from '../../generator/contract/config.ts'
import { contentFolder, projectFolder } from '../server/content/content.ts'
import { readBundleConfig } from '../server/content/site.ts'
import { themeStyles } from './themeStyles.ts'

const moduleId = 'virtual:own-components'
const resolvedId = `\0${moduleId}`

/** The stylesheet that imports all others. */
const stylesheet = /\/site\/styles\/site\.css(?:\?|$)/

function realPath(file: string): string {
  return realpathSync(join(projectFolder(), file)).replaceAll('\\', '/')
}

function componentsModule(): string {
  const files = Object.entries(readBundleConfig().components ?? {})
  const imports = files.map(([name, file]) => {
    return `import { ${name} } from ${JSON.stringify(realPath(file))}`
  })
  // A font is a part of the style sheet, and named here so that bundles are made anew with it.
  const fonts = (readBundleConfig().theme?.fonts ?? []).map(
    ({ file }) => `import ${JSON.stringify(`${realPath(file)}?url`)}`,
  )
  return [...fonts, ...imports, `export const components = { ${files.map(([name]) => name).join(', ')} }`].join('\n')
}

/** What a project puts in the place of ours: components for the server, design tokens for the one stylesheet. */
export function ownPartsPlugin(): Plugin {
  return {
    name: 'exchange-docs:own-parts',
    enforce: 'pre',
    resolveId(id) {
      return id === moduleId ? resolvedId : undefined
    },
    load(id) {
      return id === resolvedId ? componentsModule() : undefined
    },
    transform(code, id) {
      if (!stylesheet.test(id)) return undefined
      return { code: code + themeStyles(readBundleConfig().theme, realPath), map: null }
    },
  }
}

/** Texts of the interface that the project writes itself; before the first `generate` there are none. */
export function ownMessages(): NonNullable<BundleConfig['messages']> {
  return existsSync(join(contentFolder(), 'site.json')) ? (readBundleConfig().messages ?? {}) : {}
}
