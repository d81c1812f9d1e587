import { memoize } from '../../../contract/memoize.ts'
import type { Signed } from '../../../contract/sampleLanguage.ts'
import { signsWithKey } from '../../signingNeeds.ts'

const modules = [
  ...['asyncio', 'base64', 'datetime', 'hashlib', 'hmac', 'itertools', 'json', 'os', 'random', 're', 'signal', 'sys'],
  ...['time', 'urllib.error', 'urllib.parse', 'urllib.request', 'uuid'],
]

const useOf = memoize((name) => new RegExp(`(?<![\\w.])${name.replace('.', '\\.')}\\.`), 50)

/** Import lines for the names in the code. */
export function pythonImports(code: string, { signing }: Signed): string[] {
  const named = (list: readonly string[]) => list.filter((name) => useOf(name).test(code))
  const own = named(modules).filter((name) => name !== 'hmac' || signing !== undefined)
  const needsKey = signing !== undefined && signsWithKey(signing)
  const keys = needsKey ? named(['ec', 'ed25519', 'padding', 'utils']) : []
  const general = needsKey ? named(['hashes', 'serialization']) : []
  const packageName = 'cryptography.hazmat.primitives'
  return [
    ...own.map((name) => `import ${name}`),
    ...(general.length + keys.length > 0 ? [''] : []),
    ...(general.length > 0 ? [`from ${packageName} import ${general.join(', ')}`] : []),
    ...(keys.length > 0 ? [`from ${packageName}.asymmetric import ${keys.join(', ')}`] : []),
  ]
}
