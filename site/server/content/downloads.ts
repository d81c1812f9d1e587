import { type Download, downloadsOf } from '../../../generator/contract/downloads.ts'
import { readOptionalContent } from './content.ts'

/** Downloads of an API, the files of one document together; none when none were generated. */
export function downloadsOfApi(api: string): ReturnType<typeof downloadsOf> {
  return downloadsOf(readOptionalContent<readonly Download[]>('downloads.json') ?? [], api)
}
