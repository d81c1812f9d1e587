import type { Config } from 'vike/types'

/** Pages are HTML with a client entry of our own: Vike renders and prerenders them, and ships no code of its own. */
export default {
  clientRouting: false,
  // Both forms of an address answer; the canonical one is the route table's.
  disableUrlNormalization: true,
  // The build script prerenders, so that it can show how far it is.
  prerender: { enable: true, disableAutoRun: true },
  ai: { skill: false },
} satisfies Config
