import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findGorilla } from './findGorilla.ts'

const run = promisify(execFile)

/** Compiles programs at once, because starting a compiler takes longer than its work. Gives the command that starts each. */
export type Compile = (folder: string, files: readonly string[]) => Promise<(file: string) => readonly string[]>

/** Makes one command of the programs, each a package. Only the names of package and first function change. */
export const compileGo: Compile = async (folder, files) => {
  const source = join(folder, 'together')
  const parts = new Map(files.map((file, index) => [file, `program${index}`]))
  for (const [file, part] of parts) {
    const program = (await readFile(file, 'utf8'))
      .replace(/^package main$/m, `package ${part}`)
      .replace(/^func main\(\) \{$/m, 'func Main() {')
    await mkdir(join(source, part), { recursive: true })
    await writeFile(join(source, part, 'program.go'), program)
  }
  const names = [...parts.values()]
  const imports = names.map((part) => `import "together/${part}"\n`).join('')
  const cases = names.map((part) => `\tcase "${part}":\n\t\t${part}.Main()\n`).join('')
  await writeFile(
    join(source, 'main.go'),
    `package main\n\nimport "os"\n${imports}\nfunc main() {\n\tname := os.Args[1]\n\tos.Args = os.Args[1:]\n\tswitch name {\n${cases}\t}\n}\n`,
  )
  await writeFile(join(source, 'go.mod'), goModule('together'))
  await run('go', ['build', '-mod=mod', '-o', 'together', '.'], { cwd: source })
  return (file) => [join(source, 'together'), parts.get(file) ?? '']
}

/** The `go.mod` of a module, with the package for WebSockets where the machine has it. */
export function goModule(name: string): string {
  const gorilla = findGorilla()
  const needed = `require github.com/gorilla/websocket v1.5.0\n\nreplace github.com/gorilla/websocket => ${gorilla}\n`
  return `module ${name}\n\ngo 1.18\n${gorilla === undefined ? '' : `\n${needed}`}`
}
