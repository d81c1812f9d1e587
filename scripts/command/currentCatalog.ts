import { readCatalogText } from '../../generator/index.ts'
import { CommandError } from './commandLine.ts'

/** The text of a catalog, empty without a file. Throws a CommandError when writing the catalog would lose a part of it. */
export async function currentCatalog(root: string, file: string): Promise<string> {
  const { value, diagnostics } = await readCatalogText(root, file)
  const [problem] = diagnostics
  if (problem) throw new CommandError(`${file}:${problem.line}: ${problem.message} ${problem.hint}`)
  return value ?? ''
}
