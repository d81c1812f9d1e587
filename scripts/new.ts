import { runCommand, UsageError } from './command/commandLine.ts'
import { projectOf, projectOptions } from './command/projectFlags.ts'
import type { WantedSkeleton } from './tools/skeleton.ts'

const help = `npm run new -- operation API METHOD PATH [--tag TAG] [--id ID] [--title TEXT] [--public]
npm run new -- channel API NAME [--tag TAG] [--id ID] [--title TEXT] [--private]
npm run new -- guide PATH [--title TEXT]
npm run new -- mock FOLDER

Writes a valid skeleton in every language of the site. An operation goes into the file of its path, or into a new file if
each path has its own. It copies credentials, permission, rate limit and errors from its neighbours. Texts to write begin
with "Fill in:". The command overwrites nothing.

A mock is a module that gives the command mock a state. Its types are made from the specs, and made anew each time.

  --project DIR        project folder (default: this folder)
  --tag TAG            tag, which decides the page; required if the API has several
  --id ID              id of the operation or channel (default: from method and path, or from the name)
  --title TEXT         title (default: from the id or path)
  --public             the operation needs no credential
  --private            the channel needs a login

  npm run new -- operation spot GET /orders/{id} --tag Orders --id getOrder
  npm run new -- channel spot trades --tag "Market data"
  npm run new -- guide spot/fees --title "Fees"
  npm run new -- mock sandbox

Exit codes: 0 written, 1 the specs cannot be read, 2 wrong usage, or it exists already.`

const options = {
  project: projectOptions.project,
  tag: { type: 'string' },
  id: { type: 'string' },
  title: { type: 'string' },
  public: { type: 'boolean' },
  private: { type: 'boolean' },
} as const

await runCommand({ help, options, allowPositionals: true }, async (flags, [kind, ...names]) => {
  const wanted = readWanted(kind, names)
  const project = projectOf({ project: flags.project })
  const { readSkeletonPlace, writeSkeleton } = await import('./tools/skeleton.ts')
  const place = await readSkeletonPlace(project)
  if (!place) return 1
  await writeSkeleton(wanted, flags, place)
  return 0
})

function readWanted(kind: string | undefined, names: readonly string[]): WantedSkeleton {
  const [first, second, third] = names
  const expected = { operation: 3, channel: 2, guide: 1, mock: 1 }[kind ?? '']
  if (expected === undefined)
    throw new UsageError(`Name what to add: operation, channel, guide or mock, not "${kind ?? ''}".`)
  if (names.length !== expected) throw new UsageError(`A new ${kind} takes ${expected} words, not ${names.length}.`)
  if (kind === 'mock') return { kind, folder: first ?? '' }
  if (kind === 'guide') return { kind, path: first ?? '' }
  if (kind === 'channel') return { kind, api: first ?? '', name: second ?? '' }
  return { kind: 'operation', api: first ?? '', method: second ?? '', path: third ?? '' }
}
