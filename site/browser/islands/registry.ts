import { ownIslands } from 'virtual:own-islands'
import { type ComponentType, createElement, type ReactNode } from 'react'

/** Gets an island's component; gives a function that renders it with props written as JSON. */
type IslandLoader = () => Promise<(props: string) => ReactNode>

function island<Props extends object>(load: () => Promise<ComponentType<Props>>): IslandLoader {
  return async () => {
    const Component = await load()
    return (json) => {
      const props: Props = JSON.parse(json)
      return createElement(Component, props)
    }
  }
}

/** Every island by the name that `data-island` gives, each with a script of its own. */
export const islands: Readonly<Record<string, IslandLoader>> = {
  'book-debugger': island(async () => (await import('./bookDebugger/BookDebugger.tsx')).BookDebugger),
  'change-filter': island(async () => (await import('./changelog/ChangeFilter.tsx')).ChangeFilter),
  console: island(async () => (await import('../console/Console.tsx')).Console),
  'console-entry': island(async () => (await import('../console/EntryInPlace.tsx')).EntryInPlace),
  program: island(async () => (await import('./Program.tsx')).Program),
  'request-builder': island(async () => (await import('./requestBuilder/RequestBuilder.tsx')).RequestBuilder),
  'signature-debugger': island(
    async () => (await import('./signatureDebugger/SignatureDebugger.tsx')).SignatureDebugger,
  ),
  'table-filter': island(async () => (await import('./TableFilter.tsx')).TableFilter),
  ...Object.fromEntries(Object.entries(ownIslands).map(([name, load]) => [`own-${name}`, island(load)])),
}
