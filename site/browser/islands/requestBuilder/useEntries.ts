import { useEffect, useState } from 'react'
import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import { type Entries, firstEntries } from './entries.ts'
import { linkedEntries } from './linkedEntries.ts'

/** The entries of a form, filled in by a part of an address, else by the page's own now and whenever it changes. */
export function useEntries(form: RequestForm, filled?: string): readonly [Entries, (entries: Entries) => void] {
  const [entries, setEntries] = useState(() => linkedEntries(form, filled ?? location.hash) ?? firstEntries(form))

  useEffect(() => {
    function follow(): void {
      const linked = linkedEntries(form, location.hash)
      if (linked) setEntries(linked)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [form])

  return [entries, setEntries]
}
