import { execFile } from 'node:child_process'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import type { Compile } from '../../scripts/tools/programs/compileGo.ts'

const run = promisify(execFile)

/** Compiles programs in Java, where a warning is an error. */
export const compileJava: Compile = async (folder, files) => {
  const quick = ['-J-XX:TieredStopAtLevel=1', '-proc:none']
  await run('javac', [...quick, '-Xlint:all', '-Werror', '-d', folder, ...files])
  return (file) => ['java', '-XX:TieredStopAtLevel=1', '-cp', folder, basename(file, '.java')]
}
