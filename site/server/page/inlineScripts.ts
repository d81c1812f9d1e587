import { announcementScript } from '../../browser/preferences/announcementScript.ts'
import { askedScript } from '../../browser/preferences/askedScript.ts'
import { leaveFullyScript } from '../../browser/preferences/leaveFullyScript.ts'
import { sampleLanguageScript } from '../../browser/preferences/sampleLanguageScript.ts'
import { themeScript } from '../../browser/preferences/themeScript.ts'
import type { PageData } from '../../shared/pageData.ts'

interface InlineScript {
  readonly code: string
  /** Id of the announcement that the script is about. */
  readonly announcement?: string
}

/**
 * Scripts that run before the first paint, in order. The page's policy allows no other inline script. A page without tabs of
 * languages has no language to choose.
 */
export function inlineScripts({ kind, frame: { announcement } }: PageData, html: string): InlineScript[] {
  const scripts: InlineScript[] = [
    ...(kind === 'console' ? [{ code: leaveFullyScript }] : []),
    { code: themeScript },
    ...(html.includes('data-reads-address') ? [{ code: askedScript }] : []),
    ...(html.includes('data-group="language"') ? [{ code: sampleLanguageScript }] : []),
  ]
  return announcement ? [...scripts, { code: announcementScript, announcement: announcement.id }] : scripts
}
