import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { answerProcess } from './answerProcess.ts'
import { listInputs } from './compiledInputs.ts'
import { compileSandbox } from './compileSandbox.ts'
import { viteConfigOf } from './viteConfig.ts'

export interface CompileScriptsRequest {
  /** Folder of the project that the engine works for. */
  readonly root: string
  /** Real paths of the scripts, by their names in the configuration. */
  readonly scripts: Readonly<Record<string, string>>
  /** Real path of the module that gives a mock its state; `undefined` where there is none. */
  readonly mock?: string | undefined
  readonly out: string
  /** Name of the file that lists the bundle of each script. */
  readonly list: string
}

/** Runs as a process of its own; answers with the source files. */
answerProcess(async ({ root, scripts, mock, out, list }: CompileScriptsRequest): Promise<readonly string[]> => {
  const inputs = new Set<string>()
  if (Object.keys(scripts).length > 0) await compileForPages({ root, scripts, out, list }, inputs)
  else {
    await mkdir(out, { recursive: true })
    await writeFile(join(out, list), '{}')
  }
  if (mock !== undefined) await compileSandbox({ root, module: mock, out, plugins: [listInputs(inputs)] })
  return [...inputs].sort()
})

/** A script keeps its name, which developer tools of a browser show. */
async function compileForPages(
  { root, scripts, out, list }: CompileScriptsRequest,
  inputs: Set<string>,
): Promise<void> {
  await build({
    ...viteConfigOf({ root }),
    configFile: false,
    // Relative addresses: the files find each other below any base.
    base: './',
    publicDir: false,
    plugins: [listInputs(inputs), listOutputs(scripts, list)],
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: Object.values(scripts),
        // The worker of a mock imports the exports of the module.
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/chunks/[name]-[hash].js' },
      },
    },
  })
}

function listOutputs(scripts: CompileScriptsRequest['scripts'], fileName: string): Plugin {
  return {
    name: 'exchange-docs:scripts',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const files = Object.entries(scripts).map(([name, path]) => [
        name,
        chunks.find(({ facadeModuleId }) => facadeModuleId === path)?.fileName,
      ])
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(Object.fromEntries(files)) })
    },
  }
}
