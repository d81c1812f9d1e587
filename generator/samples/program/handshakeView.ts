import type { LanguageSyntax, SessionSyntax } from '../../contract/sampleLanguage.ts'
import type { PlainCredential, SessionPlan } from '../../contract/samples.ts'
import { addressTokenOf } from '../sessionToken.ts'
import { percentEncode } from '../signing/percentEncode.ts'
import type { View } from './renderTemplate.ts'

/** Template values of the handshake: additions to the address, and headers. */
export function handshakeView(plan: SessionPlan, language: LanguageSyntax, { encodedText }: SessionSyntax): View {
  const { headers = [], credentials = [] } = plan
  const { quote, signing } = language
  const inPlace = (place: PlainCredential['in']) => credentials.filter((own) => own.in === place)
  const textOf = ({ prefix, variable }: PlainCredential) =>
    prefix === '' ? signing.variable(variable) : `${quote(prefix)} + ${signing.variable(variable)}`
  const cookies = inPlace('cookie').map(
    (own, index) => `${quote(`${index === 0 ? '' : '; '}${own.name}=`)} + ${textOf(own)}`,
  )
  const sent = [
    ...headers.map(([name, value]) => ({ name, value: quote(value) })),
    ...inPlace('header').map((own) => ({ name: own.name, value: textOf(own) })),
    ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join(' + ') }] : []),
  ]
  const token = addressTokenOf(plan)
  const isFollowing = plan.server.includes('?') || (token !== undefined && !token.isInPath)
  const search = inPlace('query').map(({ name, variable }, index) => {
    const start = `${index > 0 || isFollowing ? '&' : '?'}${percentEncode(name)}=`
    return ` + ${quote(start)} + ${encodedText(signing.variable(variable))}`
  })
  return { search: search.join(''), headers: sent, hasHeaders: sent.length > 0 }
}
