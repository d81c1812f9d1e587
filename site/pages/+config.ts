import type { Config } from 'vike/types'

/** Pages are HTML with a client entry of our own: Vike renders and prerenders them, and ships no code of its own. */
export default {
  clientRouting: false,
  // Both forms of an address answer; the canonical one is the route table's.
  disableUrlNormalization: true,
  // The build script prerenders, so that it can show how far it is, and keeps the server's bundle for the next build. A site in one
  // language has no further not-found pages.
  prerender: { enable: true, disableAutoRun: true, partial: true, keepDistServer: true },
  ai: { skill: false },
} satisfies Config
