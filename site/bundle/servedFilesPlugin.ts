import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { isIslandFile } from '../../generator/contract/components.ts'
import { scriptFiles } from '../../generator/contract/projectScripts.ts'
import { engineFolder, projectFolder } from '../server/content/content.ts'
import { readSite } from '../server/content/site.ts'

/** Names of files that the dev server never sends, wherever they lie. */
const secrets = [
  '.env*',
  '*.{crt,pem,key,p12,pfx,cer,der,jks}',
  '.npmrc',
  '.yarnrc.yml',
  '.netrc',
  'id_{rsa,ecdsa,ed25519}*',
  '**/.git/**',
  '**/.ssh/**',
]

/**
 * Limits the files that the dev server sends as they are to the needs of a page: the engine's sources, packages, and the
 * sections' scripts. Vite knows the files that these import. Descriptions, guides and everything else of the project stay where
 * they are.
 */
export function servedFilesPlugin(): Plugin {
  return {
    name: 'exchange-docs:served-files',
    apply: 'serve',
    config: () => ({ server: { fs: { strict: true, deny: secrets } } }),
    // The framework has put the working folder on the list by now.
    configureServer({ config: { cacheDir, server } }) {
      server.fs.allow.splice(0, server.fs.allow.length, ...servedFiles(), cacheDir)
    },
  }
}

/** Files and folders that pages load from. */
export function servedFiles(engine = engineFolder()): string[] {
  const folders = ['site', 'generator', 'tools', 'entrances'].map((folder) => join(engine, folder))
  const sources = folders.filter((folder) => existsSync(folder))
  return [...sources, ...packageFolders(engine), ...ownFiles()].map((path) => realpathSync(path).replaceAll('\\', '/'))
}

/** Folders in which Node looks for packages of the engine. An installed engine shares the project's folders. */
function packageFolders(folder: string): string[] {
  const packages = join(folder, 'node_modules')
  const above = dirname(folder) === folder ? [] : packageFolders(dirname(folder))
  return existsSync(packages) ? [packages, ...above] : above
}

/** Files of the project that browsers load as modules or from the style sheet. */
function ownFiles(): string[] {
  const site = readSite()
  const { theme, components = {} } = site
  const files = [
    ...scriptFiles(site),
    ...(theme?.fonts ?? []).map(({ file }) => file),
    ...Object.values(components).filter(isIslandFile),
  ]
  return files.map((file) => join(projectFolder(), file)).filter((file) => existsSync(file))
}
