import { allowedLicenses, exceptions } from './allowedLicenses.ts'

/** What a lock file of npm says of a package. */
export interface LockedPackage {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
}

export interface LicensedPackage {
  readonly name: string
  readonly version: string
  readonly license: string
  /** Why the licence is allowed; missing when it is not. */
  readonly reason?: string
}

/** Every package that comes with the engine, whatever the platform, with its licence; by name and version, each once. */
export function judgeLicenses(packages: Readonly<Record<string, LockedPackage>>): LicensedPackage[] {
  const judged = Object.entries(packages).flatMap(([path, locked]) =>
    path === '' || locked.dev ? [] : [judge(locked.name ?? path.replace(/^.*node_modules\//, ''), locked)],
  )
  const byIdentity = new Map(judged.map((entry) => [`${entry.name} ${entry.version}`, entry]))
  return [...byIdentity.keys()].sort().flatMap((identity) => byIdentity.get(identity) ?? [])
}

function judge(name: string, { version = '', license: stated }: LockedPackage): LicensedPackage {
  const exception = ownOf(exceptions, ownerOf(name))
  const license = stated ?? exception?.license ?? 'none named'
  const reason = exception?.license === license ? exception.reason : ownOf(allowedLicenses, license)
  return { name, version, license, ...(reason !== undefined && { reason }) }
}

/** A program for several platforms is one package for each. */
function ownerOf(name: string): string {
  return name.replace(/^lightningcss-.*$/, 'lightningcss')
}

/** A licence may be called like something that every object has. */
function ownOf<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
