import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { build } from 'vike/api'
import { type SiteFolders, setSiteFolders } from '../../site/server/content/siteFolders.ts'
import { answerProcess } from './answerProcess.ts'
import { listInputs } from './compiledInputs.ts'
import { vikeConfig, viteConfigOf } from './viteConfig.ts'

export interface CompileRequest {
  readonly root: string
  readonly folders: Partial<SiteFolders>
}

/** Runs as a process of its own while another generates the content; answers with the source files of the bundles. */
answerProcess(async ({ root, folders }: CompileRequest): Promise<readonly string[]> => {
  setSiteFolders(folders)
  await standBeside(folders.bundles)
  const inputs = new Set<string>()
  await build({ vikeConfig, viteConfig: { ...viteConfigOf({ root }), plugins: [listInputs(inputs)] } })
  return [...inputs].sort()
})

/** Vike takes a folder for absolute only where its path begins as the working directory does. */
async function standBeside(bundles = '.'): Promise<void> {
  await mkdir(dirname(bundles), { recursive: true })
  process.chdir(dirname(bundles))
}
