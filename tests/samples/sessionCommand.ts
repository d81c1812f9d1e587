import { join } from 'node:path'
import { type SessionLanguage, sessionLanguageNames } from '../../generator/contract/sampleLanguages.ts'
import { compileGo } from '../../scripts/tools/programs/compileGo.ts'
import { toolchains } from '../../scripts/tools/programs/toolchains.ts'

const commands = {
  python: ['python3'],
  javascript: [process.execPath],
  java: ['java', '-XX:TieredStopAtLevel=1'],
} as const

/** Languages of sessions that this machine can start. Python may lack its package: a program can do without. */
export const sessionLanguages = sessionLanguageNames.filter(
  (name) =>
    name !== 'go' ||
    toolchains.some(({ language, isThere, hasSessions }) => language === name && isThere && hasSessions),
)

/** The command that starts a program, a file of the folder. Go compiles it first. */
export async function sessionCommand(
  language: SessionLanguage,
  folder: string,
  file: string,
): Promise<readonly [command: string, ...values: string[]]> {
  if (language !== 'go') return [...commands[language], file]
  const path = join(folder, file)
  const [command = '', ...values] = (await compileGo(folder, [path]))(path)
  return [command, ...values]
}
