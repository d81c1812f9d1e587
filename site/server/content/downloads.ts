import { type Download, downloadsOf } from '../../../generator/contract/downloads.ts'
import { readOptionalContent } from './content.ts'

/** What readers may take with them of one API, the files of one document together; nothing where nothing was generated. */
export function downloadsOfApi(api: string): ReturnType<typeof downloadsOf> {
  return downloadsOf(readOptionalContent<readonly Download[]>('downloads.json') ?? [], api)
}
