import type { ReactNode } from 'react'

/** An ordered list whose numbers stand out, for instructions that are followed one after the other. */
export function Steps({ children }: { readonly children?: ReactNode }) {
  return <div className="steps">{children}</div>
}
