import { build } from 'vike/api'
import { type SiteFolders, setSiteFolders } from '../../site/server/content/siteFolders.ts'
import { answerProcess } from './answerProcess.ts'
import { listInputs } from './compiledInputs.ts'
import { vikeConfig, viteConfigOf } from './viteConfig.ts'

export interface CompileRequest {
  readonly root: string
  readonly folders: Partial<SiteFolders>
}

/** Runs as a process of its own, beside the one that makes the content; answers with the files that went in. */
answerProcess(async ({ root, folders }: CompileRequest): Promise<readonly string[]> => {
  setSiteFolders(folders)
  const inputs = new Set<string>()
  await build({ vikeConfig, viteConfig: { ...viteConfigOf({ root }), plugins: [listInputs(inputs)] } })
  return [...inputs].sort()
})
