import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compileMessages } from '../../site/bundle/compileMessages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = fileURLToPath(new URL('../../.cache/fuzz/judge', import.meta.url))

/** Compiles the judges of mutants to JavaScript, as fast to start as the commands are; gives the script of its process. */
export async function compileJudge(): Promise<string> {
  const sources = ['judgeProcess', 'watchdog'].map((name) => fileURLToPath(new URL(`${name}.ts`, import.meta.url)))
  await build({
    ...{
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [compileMessages(() => ({})), keepLocations],
    },
    // As a build renders: React's other mode takes twice as long.
    ...{ mode: 'production', oxc: { jsx: { runtime: 'automatic', development: false } } },
    build: {
      ...{ ssr: true, outDir: folder, emptyOutDir: false, minify: false, target: 'node20' },
      rolldownOptions: { input: sources, external: /^(?!virtual:|exchange-docs\/|#)[^./\0]/ },
    },
  })
  return `${folder}/judgeProcess.js`
}

/** A module that looks for files beside itself finds those beside its source. */
const keepLocations = {
  name: 'exchange-docs:locations',
  transform(code: string, id: string) {
    if (!code.includes('import.meta.url') || id.includes('node_modules') || id.endsWith('/judgeProcess.ts'))
      return undefined
    return { code: code.replaceAll(/(?<!['"])import\.meta\.url/g, JSON.stringify(pathToFileURL(id).href)), map: null }
  },
}
