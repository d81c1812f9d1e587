import { printable } from '../../generator/contract/printableText.ts'
import { plainWord } from '../../generator/samples/languages/bash/shellWords.ts'
import type { LoggedRequest, Mock, MockClock, SocketEvent } from '../../tools/mock/index.ts'

/** Variables of the shell that hold credentials. Logs of CI are read by many: their values are never printed. */
const givenNames = ['MOCK_KEY', 'MOCK_SECRET', 'MOCK_PASSPHRASE'] as const

let lastFinding = ''

/** Prints a finding once: a fault of each interval would fill the terminal. */
export function printNew(finding: string): void {
  if (finding !== lastFinding) console.error(logged(finding))
  lastFinding = finding
}

/** A credential for a shell: a given one by the name of its variable. */
function credentialWord(value: string): string {
  const name = givenNames.find((own) => process.env[own] === value)
  return name ? `"$${name}"` : plainWord(value)
}

/** A line of the log, with the names of given credentials in place of their values. */
function logged(text: string): string {
  const concealed = givenNames.reduce((line, name) => {
    const value = process.env[name] ?? ''
    return value === '' ? line : line.replaceAll(value, `$$${name}`).replaceAll(encodeURIComponent(value), `$$${name}`)
  }, text)
  return printable(concealed)
}

/** Variables with the addresses of the mock, to paste before a sample runs. */
export function greeting({ origin, socketOrigin, environment }: Mock, clock: MockClock): string {
  const credentials = Object.entries(environment).map(([name, value]) => `${name}=${credentialWord(value)}`)
  return [
    `Mock at ${origin} and ${socketOrigin} — press Ctrl+C to stop. Run any sample with:`,
    '',
    `export API_URL=${plainWord(origin)} WS_URL=${plainWord(socketOrigin)}`,
    ...(credentials.length > 0 ? [`export ${credentials.join(' ')}`] : []),
    ...clockLines(clock.save()),
    '',
  ].join('\n')
}

/** Warning that the mock has another clock than the machine, for clients that sign with the machine's time. */
function clockLines({ time, isSet }: ReturnType<MockClock['save']>): string[] {
  const isOther = isSet && Math.abs(time - Date.now()) > 1000
  return isOther
    ? ['', `Its clock says ${new Date(time).toISOString()}: sign with that time, not with the machine's.`]
    : []
}

/** Prints a request with the mock's reasons and warnings. */
export function printAnswer(request: LoggedRequest): void {
  const { method, path, query, status, operation, reasons, warnings = [], isExample } = request
  const target = query === '' ? path : `${path}?${query}`
  console.log(logged([status, method, target, ...(operation === undefined ? [] : [`(${operation})`])].join(' ')))
  if (isExample) console.log('    An example of the specs: nothing was done.')
  for (const reason of reasons) console.log(`    ${logged(reason)}`)
  for (const warning of warnings) console.log(`    Warning: ${logged(warning)}`)
}

const longestFrame = 200
/** Frames with credentials are not shown. */
const secret = /"(?:\w*signature|sign|passphrase|token)"/i

/** Prints an event of a connection. */
export function printEvent({ path, kind, text = '' }: SocketEvent): void {
  const shown = secret.test(text) ? 'a login' : text.length > longestFrame ? `${text.slice(0, longestFrame)}…` : text
  console.log(logged(`${kind} ${path} ${shown}`.trim()))
}
