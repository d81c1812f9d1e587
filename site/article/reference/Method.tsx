/** The HTTP method as a badge. Its colour has no meaning of its own. */
export function Method({ method }: { readonly method: string }) {
  return (
    <span className="method" data-method={method.toLowerCase()}>
      {method}
    </span>
  )
}
