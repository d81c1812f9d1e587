import { build } from 'vike/api'
import { listInputs } from './compiledInputs.ts'
import { vikeConfig, viteConfigOf } from './viteConfig.ts'

/** What the process is told: the rest is in the environment, since Vike loads the site in its own module graph. */
export interface CompileRequest {
  readonly root: string
}

/** Runs as a process of its own, beside the one that makes the content; nobody waits for it when that one is gone. */
process.on('disconnect', () => process.exit(1))

process.on('message', async ({ root }: CompileRequest) => {
  const inputs = new Set<string>()
  try {
    await build({ vikeConfig, viteConfig: { ...viteConfigOf({ root }), plugins: [listInputs(inputs)] } })
    process.send?.([...inputs].sort())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  process.disconnect()
})
