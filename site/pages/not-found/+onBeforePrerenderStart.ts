import { notFoundUrls } from '../../server/page/notFoundUrls.ts'

/** Vike prerenders the default language's not-found page by itself; these are the others. */
export function onBeforePrerenderStart(): string[] {
  return notFoundUrls()
}
