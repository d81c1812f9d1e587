import type { Effect } from './entry.ts'
import type { Json } from './json.ts'
import type { SuccessCode } from './reference.ts'
import type { AddressToken, MessageToken } from './server.ts'
import type { Signing } from './signing.ts'

export type Pair = readonly [name: string, value: string]

/** A credential that is sent as it is: the value is read from an environment variable. */
export interface PlainCredential {
  readonly in: 'header' | 'query' | 'cookie'
  readonly name: string
  /** Text before the value, such as `Bearer `. */
  readonly prefix: string
  /** Environment variable. */
  readonly variable: string
}

/** A request as the samples of every language write it. Names and values are not encoded, except in `path`. */
export interface RequestPlan {
  readonly operation: string
  /** Title of the operation, for the comment at the top of a program. */
  readonly title: string
  readonly method: string
  /** Scheme and host, without a path: `https://api.example.com`; empty when the spec names no server. */
  readonly server: string
  /** Path with the server's own and all parameters filled in, percent-encoded. */
  readonly path: string
  readonly query: readonly Pair[]
  /** Names in capitals, such as `YOUR_MARKET`: the description has no value for these required parameters. */
  readonly missing?: readonly string[]
  /** Headers that are parameters of the operation. */
  readonly headers: readonly Pair[]
  readonly body?: RequestPlanBody
  /** Signing of the request; absent for public operations. */
  readonly signing?: Signing
  readonly credentials: readonly PlainCredential[]
  /** Effect on the account. A program that does not just read stops before a real server without `--live`. */
  readonly effect: Effect
  /** Member of a reply that states the success of the call, besides the status. */
  readonly success?: SuccessCode
  /** Hosts of the servers that are there to try things, besides the reader's own machine. */
  readonly testHosts: readonly string[]
}

export interface RequestPlanBody {
  readonly mediaType: string
  /** The exact text to send; empty for a body that is made of files or parts when it is sent. */
  readonly text: string
  /** The file that is the whole body. */
  readonly file?: string
  /** The parts of a multipart body. */
  readonly parts?: readonly BodyPart[]
  /** The value behind a JSON text, for languages that write it themselves. */
  readonly json?: Json
  /** JSON pointers to the texts that a program makes longer by the time, so that they differ from run to run. */
  readonly unique?: readonly string[]
}

/** A field of a multipart body: a text, or a file. */
export interface BodyPart {
  readonly name: string
  readonly mediaType?: string
  readonly text?: string
  readonly file?: string
}

/** A session on a WebSocket channel as the samples of every language write it. */
export interface SessionPlan {
  readonly channel: string
  readonly title: string
  /** Address of the socket. */
  readonly server: string
  /** The channel has no address of its own in the description: the program connects to the address of the server. */
  readonly isAddressUnknown?: true
  /** Frames to send once the connection is ready, in order: subscriptions or requests. */
  readonly frames: readonly Json[]
  /** Headers of the request that opens the connection, besides credentials. */
  readonly headers?: readonly Pair[]
  /** Credentials of that request, from the environment. */
  readonly credentials?: readonly PlainCredential[]
  /** Signed frame that has to be answered before anything else is sent. */
  readonly login?: Signing
  /** REST call that gives the token for the address or the frames. */
  readonly token?: SessionToken
  readonly heartbeat?: SessionHeartbeat
  /** The server sends only the reply: the program ends with it. It never repeats a request, which may be an order. */
  readonly isAnsweredOnce?: true
  /** Effect of its frames on the account, as of a request. */
  readonly effect: Effect
  readonly testHosts: readonly string[]
}

export interface SessionHeartbeat {
  readonly frame: Json
  readonly seconds: number
  /** The server answers each: a connection on which nothing comes after one is lost. */
  readonly isAnswered?: true
}

/** A token in the address, or in frames: there it is the text `YOUR_TOKEN`. */
export type SessionToken = (AddressToken | MessageToken) & {
  readonly request: RequestPlan
  /** JSON pointer into its reply. */
  readonly token: string
  readonly welcome: boolean
}

/** The code of one request or session in one language. */
export interface Sample {
  readonly language: string
  /** The code on the page: short, a part of the program wherever the language allows it. */
  readonly short: string
  /** The complete file: it runs as it is, with the credentials in the environment. */
  readonly program: string
  /** Name for the file, `place-order.py`. */
  readonly file: string
}
