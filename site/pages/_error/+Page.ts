/** Vike wants a component to know the error page by; `onRenderHtml` renders it. */
export function Page(): null {
  return null
}
