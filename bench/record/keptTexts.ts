/** Files that a recording keeps as text: pages of each kind, and their Markdown. It keeps the `main` element of a page. */
export const keptTexts: readonly string[] = [
  ...pageAt('futures/api/orders'),
  ...pageAt('futures/websocket/public'),
  ...pageAt('futures/abandoned/rest-api'),
  ...pageAt('v3/futures/api/trade/place-order'),
  ...pageAt('v3/futures/websocket'),
  ...pageAt('v3/futures/websocket/public/get-order-book-v2'),
  ...pageAt('v3/futures/error'),
  ...pageAt('spot/api'),
  ...pageAt('spot/trading-rules'),
  ...pageAt('changelog/spot'),
  ...pageAt('zh/spot/api/private/order'),
  ...['index.html', 'index.md', '404.html'],
]

function pageAt(path: string): string[] {
  return [`${path}/index.html`, `${path}.md`]
}
