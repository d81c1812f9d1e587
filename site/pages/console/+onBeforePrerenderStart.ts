import { readSite } from '../../server/content/site.ts'
import { consoleUrls } from '../../server/page/consoleUrls.ts'

/** The console in each language. */
export function onBeforePrerenderStart(): string[] {
  return consoleUrls(readSite())
}
