import type { ConnectionToken } from '../../../../generator/contract/server.ts'
import { withChannelSchemes } from '../../../../generator/model/view/channelSchemes.ts'
import { privateTokenOf } from '../../../../generator/model/view/loginChannel.ts'
import { type Article, useArticle } from '../../articleContext.tsx'
import { Fact } from '../Fact.tsx'
import { NameList } from '../NameList.tsx'
import { OperationLink } from '../OperationLink.tsx'
import { ScopeFacts, schemeList } from '../SecurityFacts.tsx'
import type { ChannelPartProps } from './channelContext.tsx'
import { loginHref } from './loginChannel.ts'
import { serverAddresses } from './serverAddresses.ts'

/** Who may subscribe, and the credentials that a subscriber shows. */
export function AccessFact({ channel, api }: ChannelPartProps) {
  const article = useArticle()
  const { words } = article
  const { access } = channel
  const token = privateTokenOf(channel)
  if (token) {
    return (
      <Fact note={tokenNote(token, words)}>
        {words.text('reference.channel.token')} <OperationLink id={token.operation} api={api} />
      </Fact>
    )
  }
  if (channel.security.length > 0) return <AuthenticationFact channel={channel} api={withChannelSchemes(api)} />
  if (access === undefined) return null
  const login = access === 'private' ? loginHref(channel, api, article) : undefined
  const label = words.text(`reference.channel.${access}`)
  return (
    <Fact note={words.text(access === 'private' ? 'reference.channel.private.note' : 'reference.channel.public.note')}>
      {login === undefined ? label : <a href={login}>{label}</a>}
    </Fact>
  )
}

/** Schemes that the servers or operations need, and the servers that need none. */
function AuthenticationFact({ channel: { security, partlySecured, servers }, api }: ChannelPartProps) {
  const article = useArticle()
  const { words } = article
  const credentials = security.filter((requirement) => requirement.length > 0)
  const isOptional = credentials.length < security.length
  const schemes = schemeList(credentials, api, article)
  const addresses = (isSecured: boolean) =>
    serverAddresses(servers.filter(({ security: own }) => own !== undefined && own.length > 0 === isSecured))
  const [secured, open] = [addresses(true), addresses(false)]
  const named = { schemes, secured: <NameList key="secured" names={secured} /> }
  const text = {
    all: () => words.rich(`reference.authentication${isOptional ? 'Optional' : 'Required'}`, { schemes }),
    operations: () => words.rich('reference.channel.authenticationOperations', { schemes }),
    servers: () =>
      open.length > 0
        ? words.rich('reference.channel.authenticationServers', {
            ...named,
            open: <NameList key="open" names={open} />,
          })
        : words.rich('reference.channel.authenticationSomeServers', named),
  }[partlySecured ?? 'all']()
  return (
    <>
      <Fact note={words.text('reference.channel.authentication.note')}>{text}</Fact>
      <ScopeFacts security={security} api={api} />
    </>
  )
}

function tokenNote(token: ConnectionToken, words: Article['words']): string {
  if ('member' in token) return words.text('reference.channel.token.message', { member: token.member })
  const { parameter, isInPath } = token
  return words.text(isInPath ? 'reference.channel.token.path' : 'reference.channel.token.address', { parameter })
}
