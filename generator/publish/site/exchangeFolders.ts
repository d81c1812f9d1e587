import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'

/** Number of the system call `renameat2`, by processor. */
const renameat2: Readonly<Record<string, number>> = { x64: 316, arm64: 276 }
const exchangeFlag = 2
const currentFolder = -100

/**
 * Swaps two folders in one step, so that neither path is without a folder at any moment. Linux can do that, Node cannot ask
 * it to: programs that most systems have do. `false`, and nothing has changed, where there is none.
 */
export async function exchangeFolders(one: string, other: string): Promise<boolean> {
  if (process.platform !== 'linux') return false
  const { ino } = await stat(one)
  for (const [program, flags] of programs(one, other)) {
    await run(program, flags)
    if ((await stat(one)).ino !== ino) return true
  }
  return false
}

function programs(one: string, other: string): readonly (readonly [string, readonly string[]])[] {
  const call = renameat2[process.arch]
  const script = `syscall(${call}, ${currentFolder}, $ARGV[0], ${currentFolder}, $ARGV[1], ${exchangeFlag})`
  return [
    ...(call === undefined ? [] : [['perl', ['-e', script, one, other]] as const]),
    ['mv', ['--exchange', '--no-target-directory', one, other]],
  ]
}

/** The output of a program does not matter: the folders show the result. */
function run(program: string, flags: readonly string[]): Promise<void> {
  return new Promise((resolve) => execFile(program, flags, () => resolve()))
}
