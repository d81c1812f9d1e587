import type { Json } from '../../generator/contract/json.ts'
import { planSession } from '../../generator/samples/planSession.ts'
import { inForm } from '../../generator/samples/prepareRequest.ts'
import { timesOf } from '../../generator/samples/signing/signable.ts'
import { signLogin } from '../../generator/samples/signing/signLogin.ts'
import { callOperation, checkReply, control, credentialsOf } from './callSteps.ts'
import { filled, keep, StepFailure } from './filled.ts'
import { mismatch } from './matches.ts'
import type { OpenStep, ReceiveStep, Steps } from './readScenario.ts'
import { type Connection, entryOf, lengthOf, type Run } from './run.ts'

/** A step that needs the mock alone. */
export type TakenStep = {
  readonly [Kind in Exclude<keyof Steps, 'run'>]: Steps[Kind] & { readonly kind: Kind }
}[Exclude<keyof Steps, 'run'>]

/** Takes a step of a scenario. Throws a StepFailure where it fails. */
export async function takeStep(step: TakenStep, run: Run): Promise<void> {
  switch (step.kind) {
    case 'call':
    case 'control': {
      const isCall = step.kind === 'call'
      const reply = await (isCall ? callOperation(step, run) : control(step.control, step.with ?? {}, run))
      checkReply(reply, step.expect, run)
      return keep(step.keep, reply.body, run.kept)
    }
    case 'wait':
      return wait(step, run)
    case 'open':
      return openChannel(step, run)
    case 'send':
      return sendFrame(step.send, step.frame, run)
    case 'receive':
      return receiveFrame(step, run)
  }
}

/** Time between two calls of a wait. */
const pause = 1000

async function wait({ wait: length, until }: Extract<TakenStep, { kind: 'wait' }>, run: Run): Promise<void> {
  let left = lengthOf(length)
  if (!until) return run.mock.clock.advance(left)
  for (;;) {
    const reply = await callOperation(until, run)
    try {
      checkReply(reply, until.expect, run)
      return
    } catch (error) {
      if (left <= 0 || !(error instanceof StepFailure)) throw error
    }
    const passed = Math.min(left, pause)
    await run.mock.clock.advance(passed)
    left -= passed
  }
}

/** Opens a channel: connects, logs in where the channel is private, and subscribes. */
async function openChannel(step: OpenStep, run: Run): Promise<void> {
  const { api, entry } = entryOf(run.apis, (own) => own.channels, { id: step.open, api: step.api })
  const plan = planSession(entry, api)
  if (plan.token) throw new StepFailure('The channel takes a token, which a scenario does not ask for.')
  const { pathname, search } = new URL(plan.server)
  run.connections.get(step.open)?.end()
  const connection = await run.mock.connect(pathname + search)
  run.connections.set(step.open, connection)
  const { login } = plan
  if (login) {
    const time = timesOf(login, run.mock.clock.now())
    const signed = await signLogin(login, time, inForm(credentialsOf(step.key, run), login))
    connection.send(JSON.stringify(signed))
    await connection.settled()
    connection.frames.length = 0
  }
  for (const frame of step.frame === undefined ? plan.frames : [filled(step.frame, run.kept)])
    connection.send(JSON.stringify(frame))
  await connection.settled()
}

async function sendFrame(id: string, frame: Json, run: Run): Promise<void> {
  const connection = connectionOf(id, run)
  connection.send(JSON.stringify(filled(frame, run.kept)))
  await connection.settled()
}

/** Milliseconds of the mock's clock between two looks at the received frames. */
const look = 200

/** Takes the first expected frame, and the frames before it. The clock goes on until it comes. */
async function receiveFrame(step: ReceiveStep, run: Run): Promise<void> {
  const { frames, settled } = connectionOf(step.receive, run)
  const wanted = filled(step.expect, run.kept)
  let left = lengthOf(step.within ?? '0s')
  for (;;) {
    await settled()
    const index = frames.findIndex((frame) => mismatch(wanted, frame) === undefined)
    if (index >= 0) {
      const frame = frames.splice(0, index + 1)[index]
      keep(step.keep, frame, run.kept)
      return
    }
    if (left <= 0) break
    const passed = Math.min(left, look)
    await run.mock.clock.advance(passed)
    left -= passed
  }
  const last = frames.at(-1)
  const what =
    last === undefined
      ? 'No frame came.'
      : `None of ${frames.length} frames is as expected. The last one: ${mismatch(wanted, last)}`
  throw new StepFailure(what)
}

function connectionOf(id: string, { connections }: Run): Connection {
  const connection = connections.get(id)
  if (!connection) throw new StepFailure(`No step before opened "${id}".`)
  return connection
}
