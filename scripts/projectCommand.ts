import { printableLines } from '../generator/contract/printableText.ts'
import { commandOfProject, listCommands } from './tools/projectCommands.ts'

// The words behind the name belong to the command, so no flag of ours is read.
const [, , name = '', ...words] = process.argv

try {
  process.exitCode = name === '--list' ? await listCommands() : await commandOfProject(name, words)
} catch (error) {
  console.error(printableLines(error instanceof Error ? error.message : String(error)))
  process.exitCode = 2
}
