import { useEffect, useEffectEvent, useState } from 'react'
import { usePage } from './PageContext.ts'
import { useSearchControls } from './searchControls.ts'

/** Below the not-found page: pages that the words of the address may mean, once the search is loaded. */
export function NotFoundSearch() {
  const page = usePage()
  const { search, prepare } = useSearchControls()
  const [address, setAddress] = useState<string>()
  const start = useEffectEvent(() => {
    setAddress(location.pathname)
    prepare()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: every wrong address has the same page
  useEffect(() => start(), [page])

  return (
    <div className="not-found-search needs-script">
      {address !== undefined && search?.renderSuggestions({ page, address })}
    </div>
  )
}
