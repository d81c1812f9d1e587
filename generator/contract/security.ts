import type { Prose } from './annotations.ts'
import type { WithFacts } from './facts.ts'
import type { Signing, SigningVector } from './signing.ts'

/** One way to be authorised: every scheme of the list together. An empty list means no authentication. */
export type SecurityRequirement = readonly { readonly scheme: string; readonly scopes: readonly string[] }[]

export interface SecurityScheme extends WithFacts {
  readonly id: string
  /** Entries that use it, where operations and channels have different schemes with the same id. */
  readonly usedBy?: 'operations' | 'channels'
  readonly type: string
  readonly description?: Prose
  /** Header, query or cookie name of an apiKey scheme. */
  readonly name?: string
  readonly in?: string
  /** `bearer`, `basic` … of an http scheme. */
  readonly httpScheme?: string
  readonly bearerFormat?: string
  readonly openIdConnectUrl?: string
  readonly oauth2MetadataUrl?: string
  readonly deprecated?: true
  readonly flows: readonly OAuthFlow[]
  /** Signing of a request (`x-signing`). */
  readonly signing?: Signing
  /** Signed requests that prove the signing. */
  readonly signingVectors?: readonly SigningVector[]
  /** Environment variable that samples read the key from, where the API has several keys. */
  readonly variable?: string
}

export interface OAuthFlow {
  readonly kind: string
  readonly authorizationUrl?: string
  readonly tokenUrl?: string
  readonly refreshUrl?: string
  readonly deviceAuthorizationUrl?: string
  readonly scopes: readonly { readonly name: string; readonly description?: Prose }[]
}
