import { laterScript } from '../lib/laterScript.ts'
import { isLong } from '../lib/laterSections.ts'
import type { PageData } from '../lib/pageData.ts'
import { announcementScript } from '../preferences/announcementScript.ts'
import { sampleLanguageScript } from '../preferences/sampleLanguageScript.ts'
import { themeScript } from '../preferences/themeScript.ts'

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
