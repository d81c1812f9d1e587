import type { ReactNode } from 'react'

/** A line of a list of terms: a name and its value. */
export function Term({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
