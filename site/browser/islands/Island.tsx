import type { ComponentType } from 'react'

interface IslandProps<Props extends object> {
  /** As in the registry. */
  readonly name: string
  readonly of: ComponentType<Props>
  readonly props: Props
  /** An address with a query may be meant for it: it starts at once then, wherever it stands. */
  readonly readsAddress?: true
}

/**
 * The place of an island in an article, with the first output of its component: readable without a script, and taken over by
 * React in the browser. Its props go along as JSON in an attribute, where React, which owns the content, leaves them alone. The
 * component uses no `useId`: in the browser it is a tree of its own.
 */
export function Island<Props extends object>({ name, of: Component, props, readsAddress }: IslandProps<Props>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} data-hydrate="" data-reads-address={readsAddress}>
      <Component {...props} />
    </div>
  )
}
