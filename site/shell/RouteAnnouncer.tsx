import { useText } from './useText.ts'

/** Tells assistive technology that a navigation without a page load has arrived. */
export function RouteAnnouncer({ title }: { readonly title: string | undefined }) {
  const text = useText()
  return (
    <p className="visually-hidden" role="status">
      {title === undefined ? '' : text('shell.navigation.arrived', { title })}
    </p>
  )
}
