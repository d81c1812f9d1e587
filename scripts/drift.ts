import { printable, printableJson } from '../generator/contract/printableText.ts'
import type { Difference } from '../tools/drift/index.ts'
import { choiceOf, runCommand, UsageError } from './command/commandLine.ts'
import { createProgress } from './command/progress.ts'
import { projectHelp, projectOf, projectOptions } from './command/projectFlags.ts'

const help = `npm run drift -- --url BASE [--ws BASE] [--api ID …] [--wait SECONDS] [--json] [--project DIR | --spec FILE …]

Compares a running server with the specs and prints the differences. It calls the public GET operations with the examples
of the specs and listens to the public channels. It needs no key and changes nothing. Exit code 1 on differences.

  --url BASE           scheme and host of the REST API: https://api.example.com
  --ws BASE            scheme and host of the WebSocket API: wss://ws.example.com
  --api ID             only this API; can be repeated
  --wait SECONDS       how long to wait for a reply or a push (default: 10)
  --pause MS           time between two calls (default: 100)
  --json               print an array of differences
${projectHelp}`

const options = {
  ...projectOptions,
  url: { type: 'string' },
  ws: { type: 'string' },
  api: { type: 'string', multiple: true },
  wait: { type: 'string', default: '10' },
  pause: { type: 'string', default: '100' },
  json: { type: 'boolean' },
} as const

await runCommand({ help, options }, async ({ url, ws, api = [], wait, pause, json, ...flags }) => {
  if (url === undefined && ws === undefined) throw new UsageError('Name a server with --url or --ws.')
  checkAddress('--url', url, ['http:', 'https:'])
  checkAddress('--ws', ws, ['ws:', 'wss:'])
  const project = projectOf(flags)
  const patience = numberOf('--wait', wait) * 1000
  const rest = numberOf('--pause', pause)
  const [{ siteOrReasons }, { findDrift }] = await Promise.all([
    import('./site/readSite.ts'),
    import('../tools/drift/index.ts'),
  ])
  const value = await siteOrReasons(project)
  if (!value) return 1
  const known = value.reference.apis.map(({ id }) => id)
  for (const id of api) choiceOf('--api', id, known)
  const progress = createProgress()
  const report = await findDrift({
    reference: value.reference,
    url,
    socketUrl: ws,
    only: api,
    patience,
    pause: rest,
    onApi: (id) => progress.phase(`asking ${id}`),
  })
  progress.done(`${report.checked} operations and channels checked, ${report.differences.length} differences.`)
  if (json) console.log(printableJson(report.differences))
  else for (const line of printed(report.differences)) console.log(printable(line))
  if (!json && report.silent.length > 0) console.log(printable(`Nothing came on ${report.silent.join(', ')}.`))
  return report.differences.length === 0 ? 0 : 1
})

/** A heading for each operation or channel, and a line for each way in which it differs. */
function printed(differences: readonly Difference[]): string[] {
  return differences.flatMap(({ api, subject, kind, place, text, count }, index) => {
    const before = differences[index - 1]
    const isNew = before?.api !== api || before.subject !== subject
    const where = place === '' ? '' : `${place} `
    const often = count > 1 ? ` (${count} times)` : ''
    return [...(isNew ? [`${api} ${subject}`] : []), `  ${kind}: ${where}${text}${often}`]
  })
}

function checkAddress(flag: string, address: string | undefined, protocols: readonly string[]): void {
  if (address === undefined) return
  const isRight = URL.canParse(address) && protocols.includes(new URL(address).protocol)
  if (!isRight)
    throw new UsageError(`${flag} is an address such as ${protocols.at(-1)}//api.example.com, not "${address}".`)
}

function numberOf(flag: string, text: string): number {
  const number = Number(text)
  if (!(number >= 0) || text.trim() === '') throw new UsageError(`${flag} is a number, not "${text}".`)
  return number
}
