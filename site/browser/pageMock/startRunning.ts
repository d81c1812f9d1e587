import { createPageMock, type PageMock } from './createPageMock.ts'
import { keptState } from './keptState.ts'
import { loadMock } from './loadMock.ts'
import type { MockAnswer, MockMessage, ToMock } from './messages.ts'

/** Milliseconds between two looks at events without a request, and between two times that these are saved. */
const [tickEvery, saveEvery] = [200, 5000]
/** Milliseconds after which an action of the reader is saved: actions that follow at once are saved with it. */
const saveSoon = 300

/** A mock with its state in the browser. */
export interface Running {
  take(message: MockMessage): void
  save(): Promise<void>
  /** Forgets the state, and saves no more. */
  forget(): Promise<void>
}

interface Surroundings {
  readonly post: (answer: MockAnswer) => void
  /** Another worker has the state from now on. */
  readonly onTaken: () => void
}

/** Starts the mock of a site with the state of the last visit. */
export async function startRunning(
  source: Extract<ToMock, { kind: 'start' }>,
  { post, onTaken }: Surroundings,
): Promise<Running> {
  const { specs } = source
  const { apis, module } = await loadMock(source)
  let isOver = false
  await takeOver(specs, () => {
    isOver = true
    onTaken()
  })
  const kept = keptState(specs)
  const saved = await kept.read()
  const make = (state?: string) => createPageMock({ apis, module, saved: state, post })
  const mock = saved === undefined ? make() : orAnew(() => make(saved), make)
  let saving: ReturnType<typeof setTimeout> | undefined
  async function save(): Promise<void> {
    clearTimeout(saving)
    saving = undefined
    const state = isOver ? undefined : mock.save()
    if (state !== undefined) await kept.write(state)
  }
  setInterval(() => isOver || mock.tick(), tickEvery)
  setInterval(() => void save(), saveEvery)
  return {
    save,
    take(message) {
      mock.take(message)
      saving ??= setTimeout(() => void save(), saveSoon)
    },
    forget() {
      isOver = true
      return kept.forget()
    },
  }
}

/** A state that the module cannot take up is of no use any more. */
function orAnew(take: () => PageMock, anew: () => PageMock): PageMock {
  try {
    return take()
  } catch {
    return anew()
  }
}

/** Only one worker of a browser has the state of a site: the last worker that asked. */
function takeOver(name: string, onTaken: () => void): Promise<void> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve()
      return new Promise(() => {})
    }
    navigator.locks.request(`exchange-docs-mock ${name}`, { steal: true }, hold).catch(onTaken)
  })
}
