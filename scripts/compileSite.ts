import { build } from 'vike/api'
import { answerProcess } from './answerProcess.ts'
import { listInputs } from './compiledInputs.ts'
import { vikeConfig, viteConfigOf } from './viteConfig.ts'

/** What the process is told: the rest is in the environment, since Vike loads the site in its own module graph. */
export interface CompileRequest {
  readonly root: string
}

/** Runs as a process of its own, beside the one that makes the content; answers with the files that went in. */
answerProcess(async ({ root }: CompileRequest): Promise<readonly string[]> => {
  const inputs = new Set<string>()
  await build({ vikeConfig, viteConfig: { ...viteConfigOf({ root }), plugins: [listInputs(inputs)] } })
  return [...inputs].sort()
})
