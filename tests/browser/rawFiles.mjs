import { readFile } from 'node:fs/promises'

/** Keeps `?raw`, which Vite knows and Node does not. */
export async function resolve(specifier, context, next) {
  if (!specifier.endsWith('?raw')) return next(specifier, context)
  return { url: new URL(specifier, context.parentURL).href, shortCircuit: true }
}

/** Gives the text of a file that is imported with `?raw`. */
export async function load(url, context, next) {
  if (!url.endsWith('?raw')) return next(url, context)
  const text = await readFile(new URL(url), 'utf8')
  return { format: 'module', source: `export default ${JSON.stringify(text)}`, shortCircuit: true }
}
