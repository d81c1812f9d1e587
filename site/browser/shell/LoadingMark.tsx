/** A sign that a page is on its way; it lies above the page and moves nothing. The announcer says the same in words. */
export function LoadingMark() {
  return <div className="loading-mark" aria-hidden="true" />
}
