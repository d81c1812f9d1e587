import { consoleUrls } from '../../../generator/contract/console.ts'
import { readSite } from '../../server/content/site.ts'

/** The console in each language. */
export function onBeforePrerenderStart(): string[] {
  return consoleUrls(readSite())
}
