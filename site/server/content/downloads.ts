import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Download, downloadsOf } from '../../../generator/contract/downloads.ts'
import { contentFolder, readContent } from './content.ts'

const file = 'downloads.json'

/** What readers may take with them of one API, the files of one document together; nothing where nothing was generated. */
export function downloadsOfApi(api: string): ReturnType<typeof downloadsOf> {
  if (!existsSync(join(contentFolder(), file))) return []
  return downloadsOf(readContent<readonly Download[]>(file), api)
}
