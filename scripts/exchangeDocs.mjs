#!/usr/bin/env node
// Runs before any TypeScript can be read, so it is plain JavaScript.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiledEngine } from './engine/compileEngine.mjs'

/** Commands of the engine, declared as commands of a plug-in are, each with its script. */
const commands = JSON.parse(readFileSync(new URL('../generator/contract/ownCommands.json', import.meta.url), 'utf8'))

const [node, , name, ...flags] = process.argv
const command = commands.find((own) => own.name === name)

if (command) await run(command.script, flags)
else if (name === '--help' || name === '-h') {
  console.log(overview())
  if (hasProject()) await run('projectCommand', ['--list'])
} else if (name === '--version' || name === '-v') console.log(version())
else if (name !== undefined && hasProject()) await run('projectCommand', [name, ...flags])
else {
  const problem = name === undefined ? 'Name a command.' : `There is no command "${name}".`
  console.error(`${problem}\nRun with --help to list the commands.`)
  process.exitCode = 2
}

function overview() {
  const width = Math.max(...commands.map((own) => own.name.length))
  return [
    'exchange-docs COMMAND [FLAG …]',
    '',
    'Works on the project in this folder: site.config.ts, specs/ and guides/.',
    '',
    ...commands.map((own) => `  ${own.name.padEnd(width)}  ${own.does}`),
    '',
    'Each has --help; --version tells the version of the engine. Exit codes: 0 clean, 1 problems found, 2 wrong usage.',
  ].join('\n')
}

function version() {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}

/** Whether plug-ins of a project in this folder may bring the command. */
function hasProject() {
  return ['ts', 'mjs', 'js'].some((ending) => existsSync(`site.config.${ending}`))
}

async function run(script, words) {
  const file = join(await compiledEngine(), `${script}.js`)
  if (!existsSync(file)) {
    console.error('This package was packed without its engine.\nIn its repository, pack it with "npm run pack".')
    process.exitCode = 2
    return
  }
  // The command runs in this process: a signal that ends it reaches the servers that it started.
  process.argv = [node, file, ...words]
  process.env['EXCHANGE_DOCS_BIN'] = '1'
  await import(pathToFileURL(file).href)
}
