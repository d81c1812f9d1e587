#!/usr/bin/env node
// Runs before any TypeScript can be read, so it is plain JavaScript.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiledEngine } from './engine/compileEngine.mjs'

/** What a project can ask for, with the script that does it. */
const commands = {
  init: { script: 'init', does: 'begins a project in this folder' },
  build: { script: 'build', does: 'builds the static site' },
  dev: { script: 'dev', does: 'serves the site while you write' },
  preview: { script: 'preview', does: 'serves a built site' },
  start: { script: 'start', does: 'builds the site and serves it' },
  validate: { script: 'validate', does: 'checks specs, examples, guides, links and translations' },
  test: { script: 'testProject', does: 'builds the site and tests what it publishes' },
  generate: { script: 'generate', does: 'writes the MDX, Markdown, model and route table only' },
  diff: { script: 'diff', does: 'compares two sets of specs' },
  new: { script: 'new', does: 'writes the skeleton of an operation, a channel or a guide' },
  report: { script: 'report', does: 'writes a page on the quality of the documentation' },
  i18n: { script: 'i18n', does: 'updates the translation catalogs and reports what is missing' },
  fetch: { script: 'fetch', does: 'brings remote documents that specs refer to into the project' },
  search: { script: 'search', does: 'searches the site' },
  'search:push': { script: 'searchPush', does: 'replaces the hosted index of the site' },
  'version:cut': { script: 'versionCut', does: 'freezes the documentation as a version' },
  mock: { script: 'mock', does: 'serves the APIs from their specs' },
  'pack:offline': { script: 'packOffline', does: 'packs a built site for reading offline' },
  mcp: { script: 'mcp', does: 'serves the documentation to assistants (Model Context Protocol)' },
  nginx: { script: 'nginx', does: 'prints the nginx configuration of the site' },
  drift: { script: 'drift', does: 'compares a running server with the specs' },
}

const [node, , name, ...flags] = process.argv
const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined

if (command) await run(command.script, flags)
else if (name === '--help' || name === '-h') {
  console.log(overview())
  if (hasProject()) await run('projectCommand', ['--list'])
} else if (name !== undefined && hasProject()) await run('projectCommand', [name, ...flags])
else {
  const problem = name === undefined ? 'Name a command.' : `There is no command "${name}".`
  console.error(`${problem}\nRun with --help to list the commands.`)
  process.exitCode = 2
}

function overview() {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length))
  return [
    'exchange-docs COMMAND [FLAG …]',
    '',
    'Works on the project in this folder: site.config.ts, specs/ and guides/.',
    '',
    ...Object.entries(commands).map(([own, { does }]) => `  ${own.padEnd(width)}  ${does}`),
    '',
    'Each has --help. Exit codes: 0 clean, 1 problems found, 2 wrong usage.',
  ].join('\n')
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
