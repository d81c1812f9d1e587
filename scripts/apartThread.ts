import { Worker } from 'node:worker_threads'
import { type CheckSpec, type Diagnostic, type LateInput, plainSpec } from '../generator/index.ts'
import { scriptBeside } from './commandLine.ts'
import type { ApartAnswer, ApartData, ApartRequest } from './workApart.ts'

export interface ApartThread {
  readonly check: CheckSpec
  /** Makes the files that no page is shown with, but for the search index. */
  readonly render: (input: LateInput) => Promise<ReadonlyMap<string, string>>
  /** Ends the thread, whatever it is at. */
  readonly stop: () => Promise<unknown>
}

/** Starts a thread for what can be done beside the pages. It loads what it needs while its input is still being made. */
export function startApartThread(data: ApartData): ApartThread {
  const worker = new Worker(scriptBeside('workApart'), { workerData: data })
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (reason: unknown) => void }>()
  const giveUp = (reason: unknown): void => {
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  worker.on('message', (answer: ApartAnswer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) asked?.reject(answer.error)
    else asked?.resolve(answer.value)
  })
  worker.once('error', giveUp)
  worker.once('exit', () => giveUp(new Error('a thread of the build ended before its work was done')))
  let last = 0
  function ask<Value>(question: Omit<Extract<ApartRequest, { kind: 'check' }>, 'id'>): Promise<Value>
  function ask<Value>(question: Omit<Extract<ApartRequest, { kind: 'render' }>, 'id'>): Promise<Value>
  function ask(question: object): Promise<unknown> {
    last += 1
    const id = last
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...question })
    })
  }
  return {
    check: (spec) => ask<readonly Diagnostic[]>({ kind: 'check', spec: plainSpec(spec) }),
    render: (input) => ask<ReadonlyMap<string, string>>({ kind: 'render', input }),
    stop: () => worker.terminate(),
  }
}
