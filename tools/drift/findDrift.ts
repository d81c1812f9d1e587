import type { Reference } from '../../generator/contract/reference.ts'
import { createConformance } from '../conformance/createConformance.ts'
import { channelDrift, isOpenToAll } from './channelDrift.ts'
import type { Difference } from './difference.ts'
import { isHarmless, requestDrift } from './requestDrift.ts'

interface DriftOptions {
  readonly reference: Reference
  /** Scheme and host that REST calls go to; without it none are made. */
  readonly url?: string | undefined
  /** Scheme and host that WebSocket connections go to; without it none are opened. */
  readonly socketUrl?: string | undefined
  /** Ids of the APIs to try; all when there are none. */
  readonly only?: readonly string[]
  /** Milliseconds to wait for a reply or a frame; 10 s by default. */
  readonly patience?: number
  /** Milliseconds between two REST calls, out of respect for limits; 100 when not given. */
  readonly pause?: number
  /** Called before each API, for progress. */
  readonly onApi?: (id: string) => void
}

interface DriftReport {
  readonly differences: readonly Difference[]
  /** Operations and channels that were tried. */
  readonly checked: number
  /** Channels on which nothing came, `spot trades`. */
  readonly silent: readonly string[]
}

/** Calls the public operations and channels of a server and reports differences from the spec. */
export async function findDrift(options: DriftOptions): Promise<DriftReport> {
  const { reference, url, socketUrl, only = [], patience = 10_000, pause = 100, onApi = () => {} } = options
  const differences: Difference[] = []
  const silent: string[] = []
  let checked = 0
  for (const api of reference.apis.filter(({ id }) => only.length === 0 || only.includes(id))) {
    onApi(api.id)
    const conformance = createConformance(api)
    for (const operation of url === undefined ? [] : api.operations.filter(isHarmless)) {
      checked += 1
      differences.push(...(await requestDrift({ api, operation, conformance, url: url ?? '', timeout: patience })))
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    const channels = socketUrl === undefined ? [] : api.channels.filter((channel) => isOpenToAll(channel, api))
    checked += channels.length
    await atOnce(4, channels, async (channel) => {
      const found = await channelDrift({ api, channel, conformance, socketUrl: socketUrl ?? '', url, patience })
      differences.push(...found.differences)
      if (found.isSilent && found.differences.length === 0) silent.push(`${api.id} ${channel.id}`)
    })
  }
  return { differences, checked, silent }
}

/** Works on several items, a few at a time. */
async function atOnce<T>(count: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: count }, worker))
}
