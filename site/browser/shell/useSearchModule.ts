import { useContext, useRef, useState } from 'react'
import type { SearchModule } from '../../shared/searchModule.ts'
import { usePage } from './PageContext.ts'
import { SearchLoaderContext } from './searchControls.ts'

interface SearchLoading {
  readonly search: SearchModule | undefined
  readonly hasFailed: boolean
  /** Loads the search unless it is there or on its way. */
  readonly load: () => Promise<void>
  readonly mayPrepare: () => boolean
}

/** The search in the page's language, loaded on demand. */
export function useSearchModule(): SearchLoading {
  const page = usePage()
  const loader = useContext(SearchLoaderContext)
  const [loaded, setLoaded] = useState<SearchModule>()
  const [hasFailed, setFailed] = useState(false)
  const loading = useRef<string>(undefined)
  const search = loaded?.locale === page.locale ? loaded : undefined

  async function load(): Promise<void> {
    if (!loader || search || loading.current === page.locale) return
    loading.current = page.locale
    setFailed(false)
    try {
      setLoaded(await loader.load(page))
    } catch {
      setFailed(true)
    } finally {
      loading.current = undefined
    }
  }

  return { search, hasFailed, load, mayPrepare: () => loader?.mayPrepare() ?? false }
}
