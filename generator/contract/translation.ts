/** Whether a translation was made from another text than its source is now. Without a source hash, it counts as current. */
export function isOutdatedTranslation(translates: string | undefined, sourceHash: string | undefined): boolean {
  return translates !== undefined && sourceHash !== undefined && translates !== sourceHash
}
