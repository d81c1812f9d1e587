import { SourceMap } from 'node:module'
import { dirname, isAbsolute, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { OutputChunk, Plugin } from 'rolldown'

/** Error codes of Node for a module that is TypeScript or imports it, also from a package. */
const isTypeScript = new Set(['ERR_UNKNOWN_FILE_EXTENSION', 'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING'])

/**
 * Imports a module that may be TypeScript, or import some. Where Node does not read it, all of it but packages becomes one
 * module of JavaScript first. Rejects with the error of the module or of its syntax.
 */
export async function importModule(address: string): Promise<unknown> {
  try {
    return await import(address)
  } catch (error) {
    if (!isTypeScript.has(String((error as NodeJS.ErrnoException).code))) throw error
  }
  return importTypeScript(fileURLToPath(address))
}

/** Imports a module that Node does not read. */
export async function importTypeScript(file: string): Promise<unknown> {
  return (await importWithSources(file)).module
}

interface CompiledModule {
  readonly module: unknown
  /** Paths of the files of the module. */
  readonly sources: readonly string[]
}

/** Imports a module with the present content of its files: Node would remember the modules that it imports. */
export async function importWithSources(file: string): Promise<CompiledModule> {
  const { code, map, moduleIds } = await compile(file)
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  if (map) maps.set(file, { address, map: new SourceMap(JSON.parse(map.toString())) })
  try {
    const module: unknown = await import(address)
    return { module, sources: moduleIds.filter((id) => isAbsolute(id) && !id.split(/[\\/]/).includes('node_modules')) }
  } catch (error) {
    if (error instanceof Error) error.stack = withSources(error.stack ?? '')
    throw error
  }
}

/** Compiled modules by their files, for the stacks of errors that a module throws later. */
const maps = new Map<string, { readonly address: string; readonly map: SourceMap }>()

const compiledPlace = /(data:text\/javascript;base64,[\w+/=]+):(\d+):(\d+)/g

/** A stack with positions in the sources of compiled modules. */
export function withSources(stack: string): string {
  return stack.replaceAll(compiledPlace, (_, address: string, line: string, column: string) => {
    const known = [...maps.values()].find((own) => own.address === address)
    const place = known?.map.findEntry(Number(line) - 1, Number(column) - 1)
    return place && 'originalSource' in place
      ? `${place.originalSource}:${place.originalLine + 1}:${place.originalColumn + 1}`
      : 'compiled'
  })
}

async function compile(file: string): Promise<OutputChunk> {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({ input: file, platform: 'node', logLevel: 'silent', plugins: [nameFiles()] })
  try {
    const { output } = await bundle.generate({
      ...({ format: 'esm', codeSplitting: false, sourcemap: 'hidden' } as const),
      sourcemapPathTransform: (source, ofMap) => resolve(dirname(ofMap), source),
    })
    return output[0]
  } finally {
    await bundle.close()
  }
}

/** A compiled module has no folder: it finds packages by their whole addresses, and its files in the folders of its sources. */
function nameFiles(): Plugin {
  return {
    name: 'exchange-docs:files',
    async resolveId(id, importer, options) {
      if (importer === undefined) return null
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      if (!found || found.external || !/[\\/]node_modules[\\/].*\.[cm]?js$/.test(found.id)) return found
      return { id: pathToFileURL(found.id).href, external: true }
    },
    transform(code, id) {
      const own: Readonly<Record<string, string>> = {
        'import.meta.url': pathToFileURL(id).href,
        'import.meta.filename': id,
        'import.meta.dirname': dirname(id),
        __filename: id,
        __dirname: dirname(id),
      }
      const named = code.replaceAll(/\bimport\.meta\.(?:url|filename|dirname)\b|\b__(?:file|dir)name\b/g, (name) =>
        JSON.stringify(own[name]),
      )
      if (named === code) return null
      // Each line stays the line it was.
      const mappings = `AAAA${';AACA'.repeat(code.split('\n').length - 1)}`
      return { code: named, map: { version: 3, names: [], sources: [id], mappings } }
    },
  }
}
