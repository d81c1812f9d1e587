/** Tells assistive technology, when it is at leisure, how a navigation without a page load is doing. */
export function RouteAnnouncer({ news }: { readonly news: string }) {
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  )
}
