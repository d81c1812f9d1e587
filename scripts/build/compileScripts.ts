import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import type { SiteConfig } from '../../generator/index.ts'
import { assumeLocales } from '../../site/build/assumeLocales.ts'
import { compileMessages } from '../../site/build/compileMessages.ts'
import { consoleScript } from '../../site/shared/consoleScript.ts'
import { answerProcess } from './answerProcess.ts'
import { listInputs } from './compiledInputs.ts'
import { viteConfigOf } from './viteConfig.ts'

export interface CompileScriptsRequest {
  /** Folder of the project that the engine works for. */
  readonly root: string
  /** Real paths of the scripts, by what the configuration calls them. */
  readonly scripts: Readonly<Record<string, string>>
  /** Texts of the interface that the project has in place of ours. */
  readonly messages: NonNullable<SiteConfig['messages']>
  readonly out: string
  /** Name of the file that says what became of each script. */
  readonly list: string
}

/**
 * Runs as a process of its own; answers with the files that went in. A script keeps the name that its author gave it: it is
 * what shows in the reader's developer tools. The console shares no chunk with a section's script.
 */
answerProcess(async ({ scripts, out, list, ...request }: CompileScriptsRequest): Promise<readonly string[]> => {
  const inputs = new Set<string>()
  const files: Record<string, string> = {}
  const entries = Object.entries(scripts)
  for (const isConsole of [false, true]) {
    const group = entries.filter(([name]) => (name === consoleScript) === isConsole)
    if (group.length > 0) await compile(group, { ...request, out, inputs, files })
  }
  await writeFile(join(out, list), JSON.stringify(files))
  return [...inputs].sort()
})

interface Compiling extends Pick<CompileScriptsRequest, 'root' | 'messages' | 'out'> {
  readonly inputs: Set<string>
  readonly files: Record<string, string>
}

function compile(scripts: readonly (readonly [name: string, path: string])[], request: Compiling) {
  const { root, messages, out, inputs, files } = request
  return build({
    ...viteConfigOf({ root }),
    configFile: false,
    // Relative addresses: the files find each other below any base.
    base: './',
    publicDir: false,
    plugins: [compileMessages(() => messages), assumeLocales(), listInputs(inputs), listOutputs(scripts, files)],
    oxc: { jsx: { development: false } },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        // Packages bring directives that a bundle has no use for, and how long a plugin takes is no news.
        checks: { moduleLevelDirective: false, pluginTimings: false },
        input: scripts.map(([, path]) => path),
        output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/chunks/[name]-[hash].js' },
      },
    },
  })
}

/** Notes what became of each script. */
function listOutputs(scripts: Parameters<typeof compile>[0], files: Record<string, string>): Plugin {
  return {
    name: 'exchange-docs:scripts',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const [name, path] of scripts) {
        const file = chunks.find(({ facadeModuleId }) => facadeModuleId === path)?.fileName
        if (file !== undefined) files[name] = file
      }
    },
  }
}
