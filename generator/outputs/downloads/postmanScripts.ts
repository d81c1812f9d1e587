import type { SuccessCode } from '../../contract/reference.ts'
import type { RequestPlan } from '../../contract/samples.ts'
import { javascriptQuote } from '../../samples/languages/javascript/javascriptSyntax.ts'
import { bracketed, type LiveGuard, liveGuardOf } from '../../samples/liveGuard.ts'
import type { PostmanRequest } from './postmanFormat.ts'

/** The variable that lets requests act on an account at a real server, with the value `yes`. */
export const liveVariable = 'LIVE'

/**
 * A script that stops a request before it is sent. It stops a request that acts on an account of a real server, as samples
 * do without `--live`, and a request with an empty variable in its path. Other requests have no script.
 */
export function guardScript(plan: RequestPlan, { variable }: PostmanRequest['url']): string[] | undefined {
  const guard = liveGuardOf(plan)
  if (!guard && variable.length === 0) return undefined
  return `// Stops what must not be sent.
{
  const stop = (message) => {
    console.warn(message)
    if (pm.execution && pm.execution.skipRequest) pm.execution.skipRequest()
    // Older versions skip nothing: they ask a host that does not exist.
    pm.request.update({ method: 'GET', url: 'http://not-sent.invalid', header: [] })
    throw new Error(message)
  }
${variable.length === 0 ? '' : emptyLines}${guard ? liveLines(guard) : ''}}`.split('\n')
}

const emptyLines = `  const [empty] = pm.request.url.variables.filter(({ value }) => !value)
  if (empty) stop('Not sent: give the path variable ' + empty.key + ' a value.')
`

/** An address that the script cannot read is a real server. */
function liveLines({ hosts, before }: LiveGuard): string {
  return `  // It acts on your account: a real server needs the variable ${liveVariable} with the value yes.
  const address = pm.variables.replaceIn(pm.request.url.getRemote())
  const [, host = ''] = /^(?:https?:\\/\\/)?(\\[[\\da-f:.]+\\]|[\\w.-]+)(?::\\d+)?(?:\\/[^@]*)?$/i.exec(address) || []
  const isTest = [${bracketed(hosts).map(javascriptQuote).join(', ')}].includes(host.toLowerCase())
  if (!isTest && pm.variables.get('${liveVariable}') !== 'yes')
    stop(${javascriptQuote(before)} + address + '. Set the variable ${liveVariable} to yes to send it.')
`
}

/** A script that fails a run whose request is refused, for example for a wrong signature; the failure holds the response. */
export function successScript(success: SuccessCode | undefined): string[] {
  const refusal = success ? ` || ${refusalOf(success)}` : ''
  return `pm.test('The request is accepted', () => {
  const { code } = pm.response
  const content = pm.response.text()
  if (code < 200 || code > 299${refusal}) throw new Error(code + ': ' + content)
})`.split('\n')
}

/** The expression for whether a member of the text `content` does not have its value of success. */
function refusalOf({ member, value }: SuccessCode): string {
  return `/"${member}"\\s*:\\s*"?(?!${value}\\b)[^",}\\s]/.test(content)`
}
