import { existsSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import mdx from '@mdx-js/rollup'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { mdxOptions } from './site/article/plugins.ts'
import { assumeLocales } from './site/bundle/assumeLocales.ts'
import { compileMessages } from './site/bundle/compileMessages.ts'
import { contentPlugin } from './site/bundle/contentPlugin.ts'
import { offlinePlugin } from './site/bundle/offlinePlugin.ts'
import { ownMessages, ownPartsPlugin } from './site/bundle/ownPartsPlugin.ts'
import { servedFilesPlugin } from './site/bundle/servedFilesPlugin.ts'
import { contentFolder } from './site/server/content/content.ts'
import { readBundleConfig } from './site/server/content/site.ts'
import { setSiteFolders, siteFolders } from './site/server/content/siteFolders.ts'

const engine = import.meta.dirname
setSiteFolders({ content: resolve(engine, 'site/content'), project: engine, ...siteFolders(), engine })

/** MDX is compiled for the server alone: the browser gets the HTML it becomes. */
function serverMdx(): Plugin {
  const { name, config, transform } = mdx({ ...mdxOptions, development: false, include: /\.mdx$/ })
  return {
    name,
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    config,
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(code, id) {
        const compiled = await transform(code, id)
        return compiled && { code: String(compiled.code), map: null }
      },
    },
  }
}

/** Before the first `generate` there is no configuration to read. */
const site = existsSync(join(contentFolder(), 'site.json')) ? readBundleConfig() : undefined

/**
 * Vike finds the server's entry in the output folder by itself. Its other way, a file it writes into node_modules, would
 * let two builds at the same time run each other's pages.
 */
const findServerEntry = { vitePluginServerEntry: { disableAutoImport: true } }

/**
 * The server's bundle brings its packages along: each thread that renders would look for hundreds of small files. There is
 * one React, which Vike renders with as well, and the Markdown parser is native.
 */
function bundlePackages(): Plugin {
  return {
    name: 'exchange-docs:packages',
    apply: 'build',
    config: () => ({ ssr: { noExternal: [/^(?!react$|react\/|react-dom|satteri|vike)/] } }),
  }
}

/**
 * Packages of the browser's modules. Vite prepares those that it finds for the browser by itself, but not in an engine that
 * is a package too, and there a page would be given them as they are.
 */
const browserPackages = [
  ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-intl'],
  ...['@ariakit/react/combobox', 'idiomorph'],
]

/** Vike takes a folder for absolute where its path begins as the working directory does. A dev server writes none. */
function bundlesFolder(): string {
  const { bundles } = siteFolders()
  return bundles === undefined ? resolve('.cache/site') : relative(import.meta.dirname, bundles)
}

/** Vike puts style sheets into the folder of the fonts that they load, and Vite does not know it yet when it asks. */
function addressFrom(file: string, hostType: 'html' | 'css' | 'js'): string | { relative: true } | undefined {
  if (hostType === 'css') return `./${basename(file)}`
  return hostType === 'html' ? undefined : { relative: true }
}

export default defineConfig({
  ...findServerEntry,
  root: import.meta.dirname,
  base: site?.base ?? '/',
  // Scripts find each other from where they lie, so that a site can be packed to be read below any path.
  experimental: { renderBuiltUrl: (file, { hostType }) => addressFrom(file, hostType) },
  // Pages are rendered by the React of published sites: the other one has no function for elements without debugging.
  oxc: { jsx: { development: false } },
  define: { hasHostedSearch: JSON.stringify(site?.search.provider === 'algolia') },
  // Guides of a project elsewhere are compiled to React, which is installed here.
  resolve: { dedupe: ['react', 'react-dom'] },
  optimizeDeps: { include: browserPackages },
  server: {
    // A build at the same time writes hundreds of HTML files, each of which would reload the open page. Of the content that it
    // writes, the dev server tells itself.
    watch: { ignored: ['**/.cache/**', `${contentFolder()}/**`] },
  },
  plugins: [
    serverMdx(),
    bundlePackages(),
    compileMessages(ownMessages),
    assumeLocales(),
    ownPartsPlugin(),
    contentPlugin(),
    offlinePlugin(),
    servedFilesPlugin(),
    vike(),
  ],
  build: {
    outDir: bundlesFolder(),
    emptyOutDir: true,
    // Prerendering runs inside a build hook: that it takes most of the time is no news.
    rolldownOptions: { checks: { pluginTimings: false } },
    target: 'baseline-widely-available',
  },
})
