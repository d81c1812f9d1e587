import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { importErrorOf, importModule, isRecord } from '../../generator/index.ts'
import type { AnyMockModule } from '../../tools/mock/index.ts'
import { UsageError } from '../command/commandLine.ts'

/** The module of a project that gives the mock a state. Throws a UsageError when it cannot be loaded. */
export async function readMockModule(root: string, file: string): Promise<AnyMockModule> {
  const path = join(root, file)
  const module = await importModule(pathToFileURL(path).href).catch((error: unknown) => {
    const { reason, line, column } = importErrorOf(error, path)
    throw new UsageError(`${file}:${line}:${column} cannot be loaded: ${reason}`)
  })
  const value = isRecord(module) ? module['default'] : undefined
  if (isRecord(value) && typeof value['state'] === 'function' && isRecord(value['apis']))
    return value as unknown as AnyMockModule
  throw new UsageError(`${file} exports no mock: write \`export default defineMock({ state, apis })\`.`)
}
