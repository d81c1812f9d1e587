import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, extname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { allFiles, type GeneratedSite } from '../../generator/index.ts'
import type { Failure } from './mutant.ts'
import type { Reach } from './stages.ts'

/** Reads programs without running them, all of a language at once. */
const checkers: Readonly<Record<string, readonly string[]>> = {
  '.py': [
    'python3',
    '-c',
    'import sys\nfor name in sys.argv[1:]: compile(open(name, encoding="utf-8").read(), name, "exec")',
  ],
  '.sh': ['bash', '-c', 'for name; do bash -n "$name" || exit; done', 'bash'],
  '.go': ['gofmt', '-e', '-l'],
}

/** Takes a second to start, so not every mutant is checked by it. */
const slowCheckers: typeof checkers = { '.java': ['javac', '-proc:none', '-Xlint:none', '-encoding', 'UTF-8', '-d'] }

/** Programs that a language's own tools cannot read. Languages that the machine does not have are left out. */
export async function programProblems(
  site: GeneratedSite,
  folder: string,
  { isThorough, reach }: { readonly isThorough: boolean; readonly reach: Reach },
): Promise<Failure[]> {
  const programs = [...allFiles(site)].filter(([path]) => path.startsWith('samples/'))
  const written = await Promise.all(programs.map(([path, text]) => writeProgram(join(folder, path), String(text))))
  const all = { ...checkers, ...(isThorough ? slowCheckers : {}) }
  const checked = Object.entries(all).map(([end, command]) => {
    const own = written.filter((path) => extname(path) === end)
    if (own.length === 0 || !isInstalled(command[0] ?? '')) return []
    reach('parsed')
    return end === '.java'
      ? Promise.all(own.map((path) => check(end, [...command, dirname(path)], [path])))
      : check(end, command, own)
  })
  return [
    ...(await Promise.all(checked)).flat(2),
    ...programs.flatMap(([path, text]) => moduleProblems(path, String(text))),
  ]
}

async function writeProgram(path: string, text: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  return path
}

function isInstalled(command: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)))
}

function check(
  end: string,
  [command = '', ...parameters]: readonly string[],
  paths: readonly string[],
): Promise<Failure[]> {
  return new Promise((resolve) => {
    execFile(command, [...parameters, ...paths], (error, _, told) => {
      resolve(
        error ? [{ class: `a program cannot be read (${end})`, detail: `${told}${error.message}`.slice(0, 3000) }] : [],
      )
    })
  })
}

function moduleProblems(path: string, text: string): Failure[] {
  if (extname(path) !== '.mjs') return []
  try {
    parseAst(text)
    return []
  } catch (error) {
    return [
      {
        class: 'a program cannot be read (.mjs)',
        detail: `${path}: ${error instanceof Error ? error.message : error}`,
      },
    ]
  }
}
