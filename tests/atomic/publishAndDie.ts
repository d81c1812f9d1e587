import childProcess from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { publishingIn } from './publishingIn.ts'

/** A step of publishing: a call of the file system, or `execFile` where two folders are exchanged. */
export type Step = 'execFile' | 'linkSync' | 'mkdir' | 'rename' | 'rm' | 'writeFileSync'

/**
 * Publishes the site in a folder and kills this process before the given call: `rename 2` is before the second rename. The
 * process is gone as after a power cut: nothing tidies up. With a code, for example `ENOSPC`, the call fails instead.
 */
async function publishAndDie(root: string, step: Step, count: number, code: string): Promise<void> {
  failAt(step, count, code)
  const { publishSite } = await import('../../generator/publish/site/publishSite.ts')
  await publishSite(publishingIn(root))
}

function failAt(step: Step, count: number, code: string): void {
  let left = count
  const counted = <Given extends readonly unknown[], Result>(call: (...given: Given) => Result) => {
    return (...given: Given): Result => {
      left -= 1
      if (left === 0 && code !== '') throw Object.assign(new Error(code), { code })
      if (left === 0) process.kill(process.pid, 'SIGKILL')
      return call(...given)
    }
  }
  if (step === 'execFile') Object.assign(childProcess, { execFile: counted(childProcess.execFile) })
  else if (step === 'linkSync') Object.assign(fs, { linkSync: counted(fs.linkSync) })
  else if (step === 'writeFileSync') Object.assign(fs, { writeFileSync: counted(fs.writeFileSync) })
  else Object.assign(fs.promises, { [step]: counted(fs.promises[step] as (...given: unknown[]) => unknown) })
  syncBuiltinESMExports()
}

const [root = '', step = '', count = '', code = ''] = process.argv.slice(2)
await publishAndDie(root, step as Step, Number(count), code)
