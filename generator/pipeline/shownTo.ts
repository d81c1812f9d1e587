import { forAudience } from '../load/spec/forAudience.ts'
import type { LoadedSpec } from '../load/spec/spec.ts'
import type { Loaded } from './loadSources.ts'

const known = new WeakMap<LoadedSpec, { readonly audience: string | undefined; readonly spec: LoadedSpec }>()

/** What was read, as far as it is for the audience of the build. Checks see the whole, and nothing after them does. */
export function shownTo(loaded: Loaded): Loaded {
  const { audience } = loaded.config
  return { ...loaded, specs: loaded.specs.map(({ spec, ...rest }) => ({ ...rest, spec: shown(spec, audience) })) }
}

function shown(spec: LoadedSpec, audience: string | undefined): LoadedSpec {
  const earlier = known.get(spec)
  if (earlier && earlier.audience === audience) return earlier.spec
  const own = forAudience(spec, audience)
  known.set(spec, { audience, spec: own })
  return own
}
