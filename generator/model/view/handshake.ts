import type { Binding, Channel } from '../../contract/channel.ts'
import { compact } from '../../contract/compact.ts'
import { isRecord } from '../../contract/json.ts'
import type { Parameter, ParameterPlace } from '../../contract/operation.ts'
import type { Api } from '../../contract/reference.ts'
import type { SecurityScheme } from '../../contract/security.ts'
import { withChannelSchemes } from './channelSchemes.ts'

/** Parameters of a channel's handshake: the parameters of the binding, then the credentials. */
export function handshakeOf(channel: Channel, api: Pick<Api, 'securitySchemes'>): Parameter[] {
  const declared = channel.handshake ?? []
  const isDeclared = (own: Parameter) => declared.some(({ name, in: place }) => name === own.name && place === own.in)
  return [...declared, ...credentialsOf(channel, api).filter((own) => !isDeclared(own))]
}

/** Value of a handshake parameter in a sample; `undefined` where the description gives no value. */
export function handshakeValue({ schema, examples: [example] }: Parameter): string | undefined {
  const value = schema.const ?? example?.value
  return value === undefined ? undefined : String(value)
}

/** A scheme that signs sends its credentials in a frame. A key is required where the channel has no other way to connect. */
function credentialsOf({ security, partlySecured }: Channel, api: Pick<Api, 'securitySchemes'>): Parameter[] {
  const schemes = withChannelSchemes(api).securitySchemes
  const named = new Set(security.flatMap((together) => together.map(({ scheme }) => scheme)))
  return [...named].flatMap((id) => {
    const scheme = schemes.find((own) => own.id === id)
    const place = scheme && placeOf(scheme)
    if (!place) return []
    const isEverywhere = security.every((together) => together.some((own) => own.scheme === id))
    const { description, deprecated } = scheme
    return {
      ...{ name: place.name, in: place.in, required: isEverywhere && partlySecured === undefined },
      ...compact({ description, deprecated }),
      ...{ schema: { types: ['string' as const] }, examples: [] },
    }
  })
}

function placeOf({ type, name, in: place, signing }: SecurityScheme): { in: ParameterPlace; name: string } | undefined {
  if (signing) return undefined
  if (type === 'http' || type === 'oauth2' || type === 'openIdConnect') return { in: 'header', name: 'Authorization' }
  if (type !== 'apiKey' || name === undefined) return undefined
  return place === 'query' || place === 'header' || place === 'cookie' ? { in: place, name } : undefined
}

/** Bindings without the handshake of WebSocket, which is shown as parameters. A binding of a version alone is left out. */
export function furtherBindings(bindings: readonly Binding[]): Binding[] {
  return bindings.flatMap((binding) => {
    if (binding.protocol !== 'ws' || !isRecord(binding.value)) return [binding]
    const { query, headers, bindingVersion, ...rest } = binding.value
    return Object.keys(rest).length > 0 ? [{ ...binding, value: rest }] : []
  })
}
