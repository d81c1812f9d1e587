import type { ReactNode } from 'react'
import { changeKinds } from '../../../generator/contract/components.ts'
import { withBase } from '../../shared/url.ts'
import { useArticle } from '../articleContext.tsx'

/** What an entry of a changelog means for a program: its first word. */
export function Change({ kind, children }: { readonly kind: string; readonly children?: ReactNode }) {
  return (
    <strong className="change" data-change={kind}>
      {children}
    </strong>
  )
}

/** The feed of the page, and a choice of the kind of entries that it shows. The stylesheet makes the choice, so that no script is needed. */
export function ChangeFilter() {
  const { words, route, site } = useArticle()
  return (
    <fieldset className="change-filter">
      <legend>{words.text('reference.changes.filter')}</legend>
      {(['all', ...changeKinds] as const).map((kind) => (
        <label key={kind}>
          <input type="radio" name="change" value={kind} defaultChecked={kind === 'all'} />
          <span>{words.text(`reference.changes.${kind}`)}</span>
        </label>
      ))}
      {route.feed === undefined ? null : (
        <a href={withBase(route.feed, site.base)} type="application/atom+xml">
          {words.text('reference.changes.feed')}
        </a>
      )}
    </fieldset>
  )
}
