import { announcementScript } from '../../browser/preferences/announcementScript.ts'
import { leaveFullyScript } from '../../browser/preferences/leaveFullyScript.ts'
import { sampleLanguageScript } from '../../browser/preferences/sampleLanguageScript.ts'
import { themeScript } from '../../browser/preferences/themeScript.ts'
import type { PageData } from '../../shared/pageData.ts'

interface InlineScript {
  readonly code: string
  /** Id of the announcement that the script is about. */
  readonly announcement?: string
}

/** Scripts that run before the first paint, in order. The page's policy allows no other inline script. */
export function inlineScripts({ kind, frame: { announcement } }: PageData): InlineScript[] {
  const own = kind === 'console' ? [{ code: leaveFullyScript }] : []
  const scripts: InlineScript[] = [...own, { code: themeScript }, { code: sampleLanguageScript }]
  return announcement ? [...scripts, { code: announcementScript, announcement: announcement.id }] : scripts
}
