import { useEffect, useEffectEvent, useState } from 'react'
import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import { followHash } from '../../ui/followHash.ts'
import { type Entries, firstEntries } from './entries.ts'
import { linkedEntries } from './linkedEntries.ts'

/** The entries of a form, filled in by a part of an address, else by the page's own now and whenever a link asks for it. */
export function useEntries(
  form: RequestForm,
  filled?: string,
  onFollow?: () => void,
): readonly [Entries, (entries: Entries) => void] {
  const [entries, setEntries] = useState(() => linkedEntries(form, filled ?? location.hash) ?? firstEntries(form))

  const follow = useEffectEvent(() => {
    const linked = linkedEntries(form, location.hash)
    if (!linked) return
    setEntries(linked)
    onFollow?.()
  })
  useEffect(() => followHash(() => follow()), [])

  return [entries, setEntries]
}
