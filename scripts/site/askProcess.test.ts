import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { CommandError } from '../command/commandLine.ts'
import { askProcess } from './askProcess.ts'

/** Reads TypeScript, as the process of a test does. */
const env = { ...process.env, NODE_OPTIONS: `--import ${import.meta.resolve('tsx')}` }

async function scriptOf(work: string): Promise<string> {
  const answering = fileURLToPath(new URL('answerProcess.ts', import.meta.url))
  const folder = await temporaryFolder({
    'answer.ts': `import { answerProcess } from ${JSON.stringify(answering)}\nanswerProcess(${work})\n`,
    'package.json': '{ "type": "module" }',
  })
  return join(folder, 'answer.ts')
}

test('a long answer is not lost on a process that is busy when it comes', async () => {
  const script = await scriptOf('async ({ length }) => "x".repeat(length)')
  const answer = askProcess<string>({ script, env, question: { length: 1_000_000 } })
  // Long enough for the other process to have answered; no message is read meanwhile.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500)
  expect((await answer).length).toBe(1_000_000)
})

test('a process that ends without an answer is an error', async () => {
  const script = await scriptOf('async () => process.exit(3)')
  await expect(askProcess({ script, env, question: {} })).rejects.toThrow('ended with 3 before it had answered')
})

test('a process that has said what is wrong needs no more words', async () => {
  const script = await scriptOf('async () => process.exit(1)')
  const answer = askProcess({ script, env, question: {} })
  await expect(answer).rejects.toThrow(new CommandError('Nothing was published. See the errors above.'))
})

test('a process that is given up ends', async () => {
  const giveUp = new AbortController()
  const script = await scriptOf('() => new Promise(() => {})')
  const answer = askProcess({ script, env, question: {}, signal: giveUp.signal })
  giveUp.abort()
  await expect(answer).rejects.toThrow('aborted')
})
