import type { Module } from './readModules.ts'

/** Each group of files that reach each other by imports, as `a → b → a`. Types count: a cycle of them is one of ideas. */
export function findCycles(modules: readonly Module[]): string[] {
  const edges = new Map(
    modules.map(({ path, imports }) => [path, imports.map(({ target }) => target).filter((target) => target !== path)]),
  )
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'done') return
    if (state.get(path) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
      return
    }
    state.set(path, 'open')
    for (const target of edges.get(path) ?? []) visit(target, [...trail, path])
    state.set(path, 'done')
  }
  for (const path of edges.keys()) visit(path, [])
  return cycles
}
