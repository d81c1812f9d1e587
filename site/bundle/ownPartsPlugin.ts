import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { isIslandFile } from '../../generator/contract/components.ts'
import type { BundleConfig } from '../../generator/contract/config.ts'
import { contentFolder, projectFolder } from '../server/content/content.ts'
import { readBundleConfig } from '../server/content/site.ts'
import { themeStyles } from './themeStyles.ts'

const moduleId = /^\0?virtual:own-(components|islands|styles)$/

/** The stylesheet that imports all others. */
const stylesheet = /\/site\/styles\/site\.css(?:\?|$)/

function realPath(file: string): string {
  return realpathSync(join(projectFolder(), file)).replaceAll('\\', '/')
}

const engineIsland = fileURLToPath(new URL('../article/ownIsland.tsx', import.meta.url)).replaceAll('\\', '/')

function componentFiles(): (readonly [name: string, file: string])[] {
  return Object.entries(readBundleConfig().components ?? {}).map(([name, file]) => [name, realPath(file)])
}

const modules: Readonly<Record<string, () => string>> = {
  /** For the server: components of articles. */
  components() {
    const files = componentFiles()
    const imports = files.map(([name, file]) => `import { ${name} } from ${JSON.stringify(file)}`)
    // A font is a part of the style sheet, and named here so that bundles are made anew with it.
    const fonts = (readBundleConfig().theme?.fonts ?? []).map(
      ({ file }) => `import ${JSON.stringify(`${realPath(file)}?url`)}`,
    )
    const members = files.map(([name, file]) => (isIslandFile(file) ? `${name}: ownIsland('${name}', ${name})` : name))
    return [
      `import { ownIsland } from ${JSON.stringify(engineIsland)}`,
      ...[...fonts, ...imports],
      `export const components = { ${members.join(', ')} }`,
    ].join('\n')
  },
  /** For browsers: components that run there, each loaded by the pages that show it. */
  islands() {
    const files = componentFiles().filter(([, file]) => isIslandFile(file))
    const loaders = files.map(
      ([name, file]) => `${name}: () => import(${JSON.stringify(file)}).then((module) => module.${name})`,
    )
    return `export const ownIslands = { ${loaders.join(', ')} }`
  },
  /** Style sheets that components import: the server renders components, and browsers load their styles with ours. */
  styles() {
    // A page names those of its islands; the dev server has no names for them.
    const files = componentFiles().filter(([, file]) => isServing || !isIslandFile(file))
    const sheets = files.flatMap(([, file]) =>
      [...readFileSync(file, 'utf8').matchAll(/^import\s+(['"])(\.[^'"]+\.css)\1/gm)].map(([, , sheet = '']) =>
        join(dirname(file), sheet).replaceAll('\\', '/'),
      ),
    )
    return [...new Set(sheets)].map((sheet) => `import ${JSON.stringify(sheet)}`).join('\n')
  },
}

/** Whether the dev server runs. */
let isServing = false
const noStyles = '\0virtual:no-styles'

/** Parts of a project that replace ours: components for the server, design tokens for the style sheet. */
export function ownPartsPlugin(): Plugin {
  return {
    name: 'exchange-docs:own-parts',
    enforce: 'pre',
    // Without a name of its own, a style sheet is named after the whole path of the project, which differs elsewhere.
    config(_, { command }) {
      isServing = command === 'serve'
      return { build: { rolldownOptions: { output: { manualChunks: ownStyleName } } } }
    },
    resolveId(id, importer = '') {
      // Every page would load a style sheet that the server imports.
      const isOfIsland = id.endsWith('.css') && isIslandFile(importer) && this.environment.name !== 'client'
      return moduleId.test(id) ? `\0${id}` : isOfIsland && !isServing ? noStyles : undefined
    },
    load(id) {
      if (id === noStyles) return ''
      const [, part = ''] = moduleId.exec(id) ?? []
      return modules[part]?.()
    },
    transform(code, id) {
      if (!stylesheet.test(id)) return undefined
      return { code: code + themeStyles(readBundleConfig().theme, realPath), map: null }
    },
  }
}

const engineSite = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/')

/** The name of a style sheet of the project, made of its path in the project. */
function ownStyleName(id: string): string | undefined {
  if (!id.endsWith('.css') || id.startsWith(engineSite) || id.includes('/node_modules/')) return undefined
  const inside = relative(realpathSync(projectFolder()), id).replaceAll('\\', '/')
  return inside.startsWith('..') ? undefined : `own_${inside.replaceAll(/\W/g, '_')}`
}

/** Texts of the interface that the project writes itself; before the first `generate` there are none. */
export function ownMessages(): NonNullable<BundleConfig['messages']> {
  return existsSync(join(contentFolder(), 'site.json')) ? (readBundleConfig().messages ?? {}) : {}
}
