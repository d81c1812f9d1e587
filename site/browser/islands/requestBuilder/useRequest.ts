import { useEffect, useState } from 'react'
import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import { type BuiltRequest, buildRequest, type Entries, firstEntries } from './buildRequest.ts'
import { linkedEntries } from './linkedEntries.ts'

/** A form, what is filled in, and the request that it makes. */
export interface RequestState extends BuiltRequest {
  /** Begins the ids of its fields. */
  readonly id: string
  readonly form: RequestForm
  readonly entries: Entries
  readonly onChange: (entries: Entries) => void
  readonly reset: () => void
}

/** The state of a form, filled in by the address now and whenever that changes. */
export function useRequest(id: string, form: RequestForm): RequestState {
  const [entries, onChange] = useState(() => linkedEntries(form, location.hash) ?? firstEntries(form))

  useEffect(() => {
    function follow(): void {
      const linked = linkedEntries(form, location.hash)
      if (linked) onChange(linked)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [form])

  return { ...buildRequest(form, entries), id, form, entries, onChange, reset: () => onChange(firstEntries(form)) }
}
