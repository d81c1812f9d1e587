import { trustHtml } from '../../shared/trustedTypes.ts'

/** The document of a page of the site. Rejects with its status and address when the page cannot be had. */
export async function fetchDocument(address: string): Promise<Document> {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return new DOMParser().parseFromString(trustHtml(await response.text()), 'text/html')
}
