import { inlinedPackages } from '../engine/inlinePackages.mjs'
import { allowedLicenses, exceptions } from './allowedLicenses.ts'

/** A package in a lock file of npm. */
export interface LockedPackage {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  /** Whether it is a folder of the repository. */
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
}

export interface LicensedPackage {
  readonly name: string
  readonly version: string
  readonly license: string
  /** Why the licence is allowed; missing when it is not. */
  readonly reason?: string
}

type LockedPackages = Readonly<Record<string, LockedPackage>>

/** Development dependencies whose code a packed engine holds, compiled into the commands or the checkers. */
export const compiledIn = [
  ...[...inlinedPackages, '@asyncapi/parser', '@redocly/openapi-core', '@rgrove/parse-xml', '@scalar/openapi-upgrader'],
  ...['ajv', 'fflate', 'gettext-parser', 'image-size', 'intl-messageformat', 'js-yaml', 'json-p3', 'opencc-js'],
  ...['parse5', 'rehype-raw', 'rehype-remark', 'zod'],
]

/** Every package that comes with the engine on any platform, with its licence; by name and version, each once. */
export function judgeLicenses(packages: LockedPackages): LicensedPackage[] {
  const within = neededBy(
    compiledIn.map((name) => `node_modules/${name}`),
    packages,
  )
  const judged = Object.entries(packages).flatMap(([path, locked]) =>
    !path.startsWith('node_modules/') || locked.link || (locked.dev && !within.has(path))
      ? []
      : [judge(locked.name ?? path.replace(/^.*node_modules\//, ''), locked)],
  )
  const byIdentity = new Map(judged.map((entry) => [`${entry.name} ${entry.version}`, entry]))
  return [...byIdentity.keys()].sort().flatMap((identity) => byIdentity.get(identity) ?? [])
}

/** The packages at some places of the tree, with all that they need. */
function neededBy(paths: readonly string[], packages: LockedPackages): ReadonlySet<string> {
  const found = new Set(paths.filter((path) => path in packages))
  for (const path of found) {
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      const place = nearest(name, path, packages)
      if (place !== undefined) found.add(place)
    }
  }
  return found
}

/** Where Node finds a package for another: inside that package, beside it, or beside a package around it. */
function nearest(name: string, from: string, packages: LockedPackages): string | undefined {
  const inner = `${from}/node_modules/${name}`
  if (inner in packages) return inner
  const outer = from.lastIndexOf('/node_modules/')
  if (outer !== -1) return nearest(name, from.slice(0, outer), packages)
  return `node_modules/${name}` in packages ? `node_modules/${name}` : undefined
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
