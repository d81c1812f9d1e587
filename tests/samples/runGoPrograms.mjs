// Compiles Go programs into one command, as a package each, and runs them, each in a process of its own.
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const [, , list] = process.argv
const folder = join(dirname(list), 'together')
const jobs = readFileSync(list, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line, index) => {
    const [name, file] = line.split('\t')
    return { name, file: join(dirname(list), file), part: `program${index}` }
  })

writePackages()
const problems = compile()
const waiting = [...jobs]
await Promise.all([worker(), worker(), worker(), worker()])

/** The programs stay as they are but for the names of their package and of their first function. */
function writePackages() {
  for (const { file, part } of jobs) {
    const program = readFileSync(file, 'utf8')
      .replace(/^package main$/m, `package ${part}`)
      .replace(/^func main\(\) \{$/m, 'func Main() {')
    mkdirSync(join(folder, part), { recursive: true })
    writeFileSync(join(folder, part, 'program.go'), program)
  }
  const imports = jobs.map(({ part }) => `import "together/${part}"\n`).join('')
  const cases = jobs.map(({ part }) => `\tcase "${part}":\n\t\t${part}.Main()\n`).join('')
  const main = `package main\n\nimport "os"\n${imports}\nfunc main() {\n\tswitch os.Args[1] {\n${cases}\t}\n}\n`
  writeFileSync(join(folder, 'main.go'), main)
  writeFileSync(join(folder, 'go.mod'), 'module together\n\ngo 1.18\n')
}

/** What the compiler says of the programs, all of them together. */
function compile() {
  try {
    execFileSync('go', ['build', '-o', 'together', '.'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    return ''
  } catch (error) {
    return String(error.stderr)
  }
}

async function worker() {
  for (let job = waiting.shift(); job; job = waiting.shift()) {
    const { code, output, errors } = problems ? { code: 1, output: '', errors: problems } : await run(job.part)
    process.stdout.write(`${[job.name, code, encoded(output), encoded(errors)].join('\t')}\n`)
  }
}

function run(part) {
  return new Promise((done) => {
    execFile(join(folder, 'together'), [part], { timeout: 30_000 }, (error, output, errors) =>
      done({ code: error ? 1 : 0, output, errors }),
    )
  })
}

function encoded(text) {
  return Buffer.from(text).toString('base64')
}
