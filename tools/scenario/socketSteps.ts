import { once } from 'node:events'
import { WebSocket } from 'ws'
import { type Json, parseJson } from '../../generator/contract/json.ts'
import { planSession } from '../../generator/samples/planSession.ts'
import { signLogin } from '../../generator/samples/signing/signLogin.ts'
import { credentialsOf, inForm, signingTimes } from './callSteps.ts'
import { filled, keep, StepFailure } from './filled.ts'
import { mismatch } from './matches.ts'
import { lengthOf, type OpenStep, type ReceiveStep } from './readScenario.ts'
import { type Connection, entryOf, type Run } from './run.ts'

/** Opens a channel: connects, logs in where the channel is private, and subscribes. */
export async function openChannel(step: OpenStep, run: Run): Promise<void> {
  const { api, entry } = entryOf(run.apis, (own) => own.channels, { id: step.open, api: step.api })
  const plan = planSession(entry, api)
  if (plan.token) throw new StepFailure('The channel takes a token, which a scenario does not ask for.')
  const { pathname, search } = new URL(plan.server)
  const socket = new WebSocket(run.mock.socketOrigin + pathname + search)
  const frames: Connection['frames'] = []
  socket.on('message', (text: Buffer) => frames.push(parseJson(text.toString())))
  // A fault may end it at any moment.
  socket.on('error', () => {})
  await once(socket, 'open')
  run.connections.get(step.open)?.socket.terminate()
  run.connections.set(step.open, { socket, frames })
  const { login } = plan
  if (login) {
    const time = signingTimes(login, run.mock.clock.now())
    const signed = await signLogin(login, time, inForm(credentialsOf(step.key, run), login))
    socket.send(JSON.stringify(signed))
    await settled(socket)
    frames.length = 0
  }
  for (const frame of step.frame === undefined ? plan.frames : [filled(step.frame, run.kept)])
    socket.send(JSON.stringify(frame))
  await settled(socket)
}

export async function sendFrame(id: string, frame: Json, run: Run): Promise<void> {
  const { socket } = connectionOf(id, run)
  socket.send(JSON.stringify(filled(frame, run.kept)))
  await settled(socket)
}

/** Milliseconds of the mock's clock between two looks at what came. */
const look = 200

/** Takes the first frame that is as expected, and those before it. The clock goes on until it comes. */
export async function receiveFrame(step: ReceiveStep, run: Run): Promise<void> {
  const { socket, frames } = connectionOf(step.receive, run)
  const wanted = filled(step.expect, run.kept)
  let left = lengthOf(step.within ?? '0s')
  for (;;) {
    await settled(socket)
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

/** Waits until all has come that the mock sent before now: it answers each ping in its turn. */
async function settled(socket: WebSocket): Promise<void> {
  if (socket.readyState !== WebSocket.OPEN) return
  await new Promise<void>((resolve) => {
    const end = () => {
      socket.off('pong', end).off('close', end)
      resolve()
    }
    socket.on('pong', end).on('close', end)
    socket.ping()
  })
}
