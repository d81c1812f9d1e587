/** The HTTP method as a badge. Its colour says no more than its word. */
export function Method({ method }: { readonly method: string }) {
  return (
    <span className="method" data-method={method.toLowerCase()}>
      {method}
    </span>
  )
}
