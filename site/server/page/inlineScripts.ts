import { isLong } from '../../browser/navigation/laterSections.ts'
import { announcementScript } from '../../browser/preferences/announcementScript.ts'
import { sampleLanguageScript } from '../../browser/preferences/sampleLanguageScript.ts'
import { themeScript } from '../../browser/preferences/themeScript.ts'
import type { PageData } from '../../shared/pageData.ts'
import { laterScript } from './laterScript.ts'

export interface InlineScript {
  readonly code: string
  /** Id of the announcement that the script is about. */
  readonly announcement?: string
}

/** What has to run before the first paint, in order: the page's policy allows these scripts and no other inline one. */
export function inlineScripts({ frame: { announcement } }: PageData, shell: string): InlineScript[] {
  const scripts: InlineScript[] = [{ code: themeScript }, { code: sampleLanguageScript }]
  if (isLong(shell)) scripts.push({ code: laterScript })
  return announcement ? [...scripts, { code: announcementScript, announcement: announcement.id }] : scripts
}
