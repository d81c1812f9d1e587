/** Whether a body of this media type is XML. */
export function isXml(mediaType: string | undefined): boolean {
  return /[/+]xml\s*(?:;|$)/i.test(mediaType ?? '')
}
