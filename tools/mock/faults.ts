import { keepLast } from './keepLast.ts'
import type { ReceivedRequest } from './sentValues.ts'

/** Faults that a mock makes on request: in a call, or on a connection. */
const kinds = {
  delay: { of: 'both', pattern: /^\d{1,6}$/, takes: 'milliseconds up to 999999' },
  status: { of: 'both', pattern: /^[2-5]\d\d$/, takes: 'a status from 200 to 599' },
  error: { of: 'both', pattern: /^.{1,100}$/, takes: 'a code of the error catalogue' },
  lost: { of: 'both', pattern: /^5\d\d$/, takes: 'a status from 500 to 599' },
  maintenance: { of: 'call', pattern: /^on$/, takes: '"on"' },
  limits: { of: 'call', pattern: /^off$/, takes: '"off"' },
  drop: { of: 'connection', pattern: /^[1-9]\d{0,5}$/, takes: 'a number from 1 to 999999' },
  double: { of: 'connection', pattern: /^[1-9]\d{0,5}$/, takes: 'a number from 1 to 999999' },
  reorder: { of: 'connection', pattern: /^[1-9]\d{0,5}$/, takes: 'a number from 1 to 999999' },
  disconnect: { of: 'connection', pattern: /^[1-9]\d{0,5}$/, takes: 'a number from 1 to 999999' },
} as const

export type FaultName = keyof typeof kinds

const names = Object.keys(kinds).join(', ')

export interface Fault {
  readonly name: FaultName
  readonly value: string
  /** Operation that it is for; every one without it. */
  readonly operation?: string
  /** Milliseconds since 1970 until which it stands. */
  readonly until: number
  /** Number of times that it still strikes. */
  times: number
}

interface ReadFaults {
  readonly faults: readonly Fault[]
  /** Parts of the request that are invalid. */
  readonly reasons: readonly string[]
}

interface StruckFault extends Pick<Fault, 'name' | 'value'> {
  /** Operation or channel that it struck. */
  readonly operation?: string
  /** Milliseconds since 1970. */
  readonly time: number
}

/** The faults of a mock, which come and go while it runs. */
export interface Faults {
  /** The last faults that struck, in their order. */
  readonly struck: readonly StruckFault[]
  /** Adds faults such as `drop=5&times=3`; replaces those of the same name and operation. Gives reasons for invalid parts. */
  add(text: URLSearchParams): readonly string[]
  /** Ends the faults of these names, or all faults. Gives names that no fault has. */
  end(names: readonly string[]): readonly string[]
  standing(): readonly Fault[]
  /** The fault that a call or connection asks for, or else the fault that is set. It is not applied yet. */
  find(name: FaultName, asked?: readonly Fault[], operation?: string): Fault | undefined
  /** The value of that fault, which strikes now. */
  strike(name: FaultName, asked?: readonly Fault[], operation?: string): string | undefined
}

interface FaultsOptions {
  readonly now: () => number
  /** Ids of all operations and channels. */
  readonly operations: ReadonlySet<string>
  /** Codes of all error catalogues. */
  readonly codes: ReadonlySet<string>
  /** Called when maintenance of everything begins. */
  readonly onMaintenance: () => void
}

/** The faults of a mock. None stands at first. */
export function createFaults({ now, operations, codes, onMaintenance }: FaultsOptions): Faults {
  let all: readonly Fault[] = []
  const struck = keepLast<StruckFault>({ entries: 1000, characters: 1000, sizeOf: () => 1 })
  const standing = () => {
    all = all.filter(({ times, until }) => times > 0 && until > now())
    return all
  }
  const find: Faults['find'] = (name, asked = [], operation) =>
    [...asked, ...standing()].find(
      (fault) => fault.name === name && (fault.operation === undefined || fault.operation === operation),
    )
  return {
    add(text) {
      const { faults, reasons } = readFaults(text, now())
      const [operation] = faults.flatMap((fault) => fault.operation ?? [])
      if (operation !== undefined && !operations.has(operation))
        return [...reasons, `There is no operation "${operation}".`]
      const unknown = faults.find(({ name, value }) => name === 'error' && !codes.has(value))
      if (unknown) return [...reasons, `No error catalogue has the code "${unknown.value}".`]
      if (faults.length === 0 || reasons.length > 0) return reasons.length > 0 ? reasons : [`Name a fault: ${names}.`]
      const isSame = (old: Fault) => faults.some((own) => own.name === old.name && own.operation === old.operation)
      all = [...all.filter((old) => !isSame(old)), ...faults]
      if (faults.some(({ name, operation: own }) => name === 'maintenance' && own === undefined)) onMaintenance()
      return []
    },
    end(wanted) {
      const unknown = wanted.filter((name) => !isFaultName(name))
      all = all.filter(({ name }) => wanted.length > 0 && !wanted.includes(name))
      return unknown.map(noFault)
    },
    ...{ standing, find, struck: struck.entries },
    strike(name, asked, operation) {
      const fault = find(name, asked, operation)
      if (!fault) return undefined
      fault.times -= 1
      const { value } = fault
      // Calls that are not counted are no news.
      if (name !== 'limits') struck.add({ name, value, ...(operation === undefined ? {} : { operation }), time: now() })
      return value
    },
  }
}

/** The faults that a call asks for by headers such as `X-Mock-Delay: 500`. */
export function faultsOfHeaders(headers: ReceivedRequest['headers']): ReadFaults {
  return faultsIn('call', Object.entries(headers), 'x-mock-')
}

/** The faults that a connection asks for by its address, such as `?mock-drop=5`. */
export function faultsOfAddress({ searchParams }: URL): ReadFaults {
  return faultsIn('connection', [...searchParams], 'mock-')
}

function faultsIn(
  of: 'call' | 'connection',
  members: readonly (readonly [string, string | undefined])[],
  prefix: string,
): ReadFaults {
  const text = new URLSearchParams()
  for (const [name, value = ''] of members) if (name.startsWith(prefix)) text.append(name.slice(prefix.length), value)
  const { faults, reasons } = readFaults(text, 0)
  const others = faults.filter(({ name }) => kinds[name].of !== 'both' && kinds[name].of !== of)
  return { faults, reasons: [...reasons, ...others.map(({ name }) => `The fault "${name}" is not one of a ${of}.`)] }
}

function readFaults(text: URLSearchParams, now: number): ReadFaults {
  const { times, seconds, operation, ...values } = Object.fromEntries(text)
  const reasons = [
    ...Object.entries(values).flatMap(([name, value]) => {
      if (!isFaultName(name)) return [noFault(name)]
      const { pattern, takes } = kinds[name]
      return pattern.test(value) ? [] : [`The fault "${name}" takes ${takes}, not "${value}".`]
    }),
    ...Object.entries({ times, seconds }).flatMap(([name, value = '1']) =>
      /^[1-9]\d{0,5}$/.test(value) ? [] : [`"${name}" takes a number from 1 to 999999, not "${value}".`],
    ),
  ]
  const faults = Object.entries(values).flatMap(([name, value]) => {
    if (!isFaultName(name)) return []
    const until = seconds === undefined ? Number.POSITIVE_INFINITY : now + Number(seconds) * 1000
    const own = { name, value, until, times: times === undefined ? Number.POSITIVE_INFINITY : Number(times) }
    return [operation === undefined ? own : { ...own, operation }]
  })
  return { faults, reasons }
}

function noFault(name: string): string {
  return `There is no fault "${name}", only ${names}.`
}

function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(kinds, name)
}
