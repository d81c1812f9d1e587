import {
  commandFailure,
  configure,
  describe,
  hasErrors,
  type PluginCommand,
  type Project,
} from '../../generator/index.ts'
import { printDiagnostics } from '../command/printDiagnostics.ts'

const project: Project = { kind: 'project', root: process.cwd() }

interface NamedCommand {
  readonly plugin: string
  readonly command: PluginCommand
}

/** Prints the commands that the plug-ins of this folder's project bring, as `--help` lists ours. */
export async function listCommands(): Promise<number> {
  const { commands } = await readCommands()
  const width = Math.max(...commands.map(({ command }) => command.name.length), 0)
  if (commands.length > 0) console.log('\nOf this project:\n')
  for (const { command } of commands) console.log(`  ${command.name.padEnd(width)}  ${command.does}`)
  return 0
}

/** Runs a command of a plug-in. Gives its exit code: 1 when it fails or the project has errors, 2 without such a command. */
export async function commandOfProject(name: string, words: readonly string[]): Promise<number> {
  const { commands, diagnostics: problems } = await readCommands()
  printDiagnostics(problems, project.root)
  if (hasErrors(problems)) return 1
  const found = commands.find(({ command }) => command.name === name)
  if (!found) {
    console.error(`There is no command "${name}".\nRun with --help to list the commands.`)
    return 2
  }
  const { value, diagnostics } = await describe(project)
  printDiagnostics(diagnostics, project.root)
  if (!value) return 1
  const { root } = project
  try {
    const { reference } = value
    const code = await found.command.run({ arguments: words, root, reference, print: (line) => console.log(line) })
    return code ?? 0
  } catch (error) {
    printDiagnostics([await commandFailure(project, { plugin: found.plugin, name, error })], root)
    return 1
  }
}

async function readCommands() {
  const { value, diagnostics } = await configure(project.root)
  const { plugins = [] } = value?.config ?? {}
  const commands = plugins.flatMap(({ name: plugin, commands: own = [] }) =>
    own.map((command): NamedCommand => ({ plugin, command })),
  )
  return { commands, diagnostics }
}
