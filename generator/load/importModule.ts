/**
 * Imports a module that may be TypeScript, or import some. Where nothing reads it yet, a loader does for as long as it takes,
 * since it would slow down whatever else is loaded. Rejects with what the module, or its syntax, throws.
 */
export async function importModule(address: string): Promise<unknown> {
  try {
    return await import(address)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw error
  }
  const [modules, commonJs] = await Promise.all([import('tsx/esm/api'), import('tsx/cjs/api')])
  const stop = [modules.register(), commonJs.register()]
  try {
    return withoutWrapper(await import(`${address}&typescript`))
  } finally {
    await Promise.all(stop.map((unregister) => unregister()))
  }
}

/** In a folder without `"type": "module"` a module comes as CommonJS, which a second default is put around. */
function withoutWrapper(module: { readonly default?: unknown }): unknown {
  const { default: inner } = module
  return typeof inner === 'object' && inner !== null && '__esModule' in inner ? inner : module
}
