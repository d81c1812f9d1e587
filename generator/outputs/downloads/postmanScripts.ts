import type { SuccessCode } from '../../contract/reference.ts'
import type { RequestPlan } from '../../contract/samples.ts'
import { javascriptRefusal } from '../../samples/languages/javascript/javascript.ts'
import { javascriptQuote } from '../../samples/languages/javascript/javascriptSyntax.ts'
import { bracketed, liveGuardOf } from '../../samples/liveGuard.ts'

/** The variable that lets requests act on an account at a real server, with the value `yes`. */
export const liveVariable = 'LIVE'

/**
 * A script that keeps a request which acts on an account from a real server, as samples do without `--live`; none for a request
 * that only reads. An address that it cannot read is a real server.
 */
export function guardScript(plan: RequestPlan): string[] | undefined {
  const guard = liveGuardOf(plan)
  if (!guard) return undefined
  return `// Acts on your account: a real server needs the variable ${liveVariable} with the value yes.
{
  const address = pm.variables.replaceIn(pm.request.url.getRemote())
  const [, host = ''] = /^(?:https?:\\/\\/)?(\\[[\\da-f:.]+\\]|[\\w.-]+)(?::\\d+)?(?:\\/[^@]*)?$/i.exec(address) || []
  const isTest = [${bracketed(guard.hosts).map(javascriptQuote).join(', ')}].includes(host.toLowerCase())
  if (!isTest && pm.variables.get('${liveVariable}') !== 'yes') {
    const message = ${javascriptQuote(guard.before)} + address + '. Set the variable ${liveVariable} to yes to send it.'
    console.warn(message)
    if (pm.execution && pm.execution.skipRequest) pm.execution.skipRequest()
    // Older versions skip nothing: they ask a host that nobody has.
    pm.request.update({ method: 'GET', url: 'http://not-sent.invalid', header: [] })
    throw new Error(message)
  }
}`.split('\n')
}

/** A script that fails a run whose request is refused, for example for a wrong signature; the response says why. */
export function successScript(success: SuccessCode | undefined): string[] {
  const refusal = success ? ` || ${javascriptRefusal(success)}` : ''
  return `pm.test('The request is accepted', () => {
  const { code } = pm.response
  const content = pm.response.text()
  if (code < 200 || code > 299${refusal}) throw new Error(code + ': ' + content)
})`.split('\n')
}
