/** Whether a translation was made from another text than its source is now. One that names no source is taken as it is. */
export function isOutdatedTranslation(translates: string | undefined, sourceHash: string | undefined): boolean {
  return translates !== undefined && sourceHash !== undefined && translates !== sourceHash
}
