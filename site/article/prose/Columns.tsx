import type { ReactNode } from 'react'

/** Two `Column`s side by side where there is room, one beneath the other where there is not. */
export function Columns({ children }: { readonly children?: ReactNode }) {
  return <div className="columns">{children}</div>
}

/** One half of `Columns`. */
export function Column({ children }: { readonly children?: ReactNode }) {
  return <div>{children}</div>
}
