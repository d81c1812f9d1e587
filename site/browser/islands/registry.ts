import { ownIslands } from 'virtual:own-islands'
import { type ComponentType, createElement, type ReactNode } from 'react'

/** Gets an island's component; gives a function that renders it with props written as JSON, or read beside its element. */
type IslandLoader = () => Promise<(props: string, element: Element) => ReactNode>

function island<Props extends object>(load: () => Promise<ComponentType<Props>>): IslandLoader {
  return async () => {
    const Component = await load()
    return (json) => {
      const props: Props = JSON.parse(json)
      return createElement(Component, props)
    }
  }
}

/** Address of the program that a link beside the element names. */
function programBeside({ parentElement }: Element): string {
  const link = parentElement?.querySelector('a')
  if (!link) throw new Error('no link names the program')
  return link.href
}

/** Every island by the name that `data-island` gives, each with a script of its own. */
export const islands: Readonly<Record<string, IslandLoader>> = {
  'book-debugger': island(async () => (await import('./bookDebugger/BookDebugger.tsx')).BookDebugger),
  'change-filter': island(async () => (await import('./changelog/ChangeFilter.tsx')).ChangeFilter),
  console: island(async () => (await import('../console/Console.tsx')).Console),
  'console-entry': island(async () => (await import('../console/EntryInPlace.tsx')).EntryInPlace),
  program: async () => {
    const { Program } = await import('./Program.tsx')
    return (_, element) => createElement(Program, { file: programBeside(element) })
  },
  'request-builder': island(async () => (await import('./requestBuilder/RequestBuilder.tsx')).RequestBuilder),
  'signature-debugger': island(
    async () => (await import('./signatureDebugger/SignatureDebugger.tsx')).SignatureDebugger,
  ),
  'table-filter': island(async () => (await import('./TableFilter.tsx')).TableFilter),
  ...Object.fromEntries(Object.entries(ownIslands).map(([name, load]) => [`own-${name}`, island(load)])),
}
