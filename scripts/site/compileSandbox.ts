import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { engineRoot } from '../command/commandLine.ts'
import { viteConfigOf } from './viteConfig.ts'

interface SandboxInput {
  /** Folder of the project that the engine works for. */
  readonly root: string
  /** Real path of the module that gives the mock a state. */
  readonly module: string
  /** Folder for the file. */
  readonly out: string
  readonly plugins: readonly Plugin[]
}

/** File of a folder of compiled scripts: a mock that runs in Node, without the specs and without any package. */
export const sandboxScript = 'sandbox.js'

/** Name of the constant that holds the specs, above the code of the published file. */
export const sandboxApis = 'exchangeDocsApis'

const entry = 'exchange-docs:sandbox'

/** Compiles the server of a mock with its module and all packages into one file. */
export async function compileSandbox({ root, module, out, plugins }: SandboxInput): Promise<void> {
  await build({
    ...viteConfigOf({ root }),
    configFile: false,
    publicDir: false,
    plugins: [...plugins, sandboxEntry(module)],
    ssr: { noExternal: true },
    build: {
      ...{ outDir: out, emptyOutDir: false, minify: true, target: 'node20' },
      ssr: true,
      rolldownOptions: { input: entry, output: { entryFileNames: sandboxScript, codeSplitting: false } },
    },
  })
}

function sandboxEntry(module: string): Plugin {
  const runner = join(engineRoot, 'scripts', 'tools', 'runSandbox.ts')
  return {
    name: 'exchange-docs:sandbox',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) =>
      id === entry
        ? [
            `import { runSandbox } from ${JSON.stringify(runner)}`,
            `import module from ${JSON.stringify(module)}`,
            `await runSandbox(${sandboxApis}, module)`,
          ].join('\n')
        : undefined,
  }
}
