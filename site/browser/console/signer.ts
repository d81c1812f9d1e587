import type { Json } from '../../../generator/contract/json.ts'
import type { RequestPlan } from '../../../generator/contract/samples.ts'
import type { Credentials, Signing } from '../../../generator/contract/signing.ts'
import type { SentCall } from '../../../generator/samples/sentCall.ts'
import { trustScript } from '../../shared/trustedTypes.ts'
import workerAddress from './signWorker.ts?worker&url'

/** Questions of the page to the worker. Keys go in, and never come out. */
export type SignerQuestion =
  | { readonly kind: 'keep'; readonly scope: string; readonly credentials: Credentials }
  | { readonly kind: 'forget'; readonly scope: string }
  | {
      readonly kind: 'request'
      readonly scope: string
      readonly plan: RequestPlan
      readonly now: number
      readonly receiveWindow: string
    }
  | { readonly kind: 'login'; readonly scope: string; readonly signing: Signing; readonly now: number }

export type SignerAnswer =
  | { readonly id: number; readonly value: SentCall | Json | undefined }
  | { readonly id: number; readonly problem: string }

/** Signs in a worker, whose memory alone holds the keys. */
export interface Signer {
  keep(scope: string, credentials: Credentials): Promise<void>
  forget(scope: string): Promise<void>
  /** The request as it goes out at a time. Rejects when the secret cannot be used. Without a window the usual one of the server holds. */
  request(
    scope: string,
    plan: RequestPlan,
    at: { readonly now: number; readonly receiveWindow?: string },
  ): Promise<SentCall>
  /** The frame that logs a connection in. */
  login(scope: string, signing: Signing, now: number): Promise<Json>
}

export function startSigner(): Signer {
  const worker = new Worker(trustScript(workerAddress), { type: 'module' })
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let asked = 0
  worker.addEventListener('message', ({ data }: MessageEvent<SignerAnswer>) => {
    const who = waiting.get(data.id)
    waiting.delete(data.id)
    if ('problem' in data) who?.reject(new Error(data.problem))
    else who?.resolve(data.value)
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the signing worker failed'))
    waiting.clear()
  })

  function ask<Answer>(question: SignerQuestion): Promise<Answer> {
    asked += 1
    const id = asked
    return new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve: (value) => resolve(value as Answer), reject })
      worker.postMessage({ id, question })
    })
  }

  return {
    keep: (scope, credentials) => ask({ kind: 'keep', scope, credentials }),
    forget: (scope) => ask({ kind: 'forget', scope }),
    request: (scope, plan, { now, receiveWindow = '' }) => ask({ kind: 'request', scope, plan, now, receiveWindow }),
    login: (scope, signing, now) => ask({ kind: 'login', scope, signing, now }),
  }
}
