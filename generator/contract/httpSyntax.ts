/** The methods that a path of OpenAPI may have by their own names. */
export const httpMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const

/** Whether a text can be a method or the name of a header: a token of RFC 9110, section 5.6.2. */
export function isToken(text: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(text)
}

/**
 * Whether a text is an address as it is sent: whole, or a path of the site it was read from, with none of the characters that
 * a URL cannot hold. A `{placeholder}` stands for a part of the address.
 */
export function isAddress(text: string): boolean {
  const filled = text.replaceAll(/:\{[^{}]*\}/g, ':1').replaceAll(/\{[^{}]*\}/g, 'x')
  if (/[\s\p{Cc}\p{Cf}"#<>\\^`{|}]/u.test(filled)) return false
  return /^[a-z][a-z\d+.-]*:\/\//i.test(filled) ? URL.canParse(filled) : /^(?:\/(?!\/)|\.{1,2}\/|\.?$)/.test(filled)
}

/** The value of a header on one line: a line break would begin another header. */
export function fieldText(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** A path as it is sent, from its slash on: without one it would change the host before it. */
export function pathText(path: string): string {
  const encoded = path.replaceAll(/[^!-~]+|["<>\\^`|]/g, percentEncoded)
  return encoded === '' || encoded.startsWith('/') ? encoded : `/${encoded}`
}

/**
 * The path and the query of a template, as they are sent. The part behind `#` is not sent: it only distinguishes operations
 * of one path, which OpenAPI has no other way to do.
 */
export function splitTemplate(template: string): { readonly path: string; readonly query: [string, string][] } {
  const [, path = '', query = ''] = /^((?:\{[^{}]*\}|[^?#])*)(?:\?((?:\{[^{}]*\}|[^#])*))?/.exec(template) ?? []
  const pairs = query.split('&').flatMap((pair): [string, string][] => {
    const [name = '', ...value] = pair.split('=')
    return name === '' ? [] : [[decoded(name), decoded(value.join('='))]]
  })
  return { path, query: pairs }
}

function percentEncoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}

/** A percent-encoded text decoded; as it is where it is not well encoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a media type is JSON or a format in JSON. */
export function isJsonType(mediaType: string): boolean {
  return /[/+]json\b/i.test(mediaType)
}

/** Whether a media type is XML or a format in XML. */
export function isXmlType(mediaType: string | undefined = ''): boolean {
  return /[/+]xml\b/i.test(mediaType)
}

/** A media type without its parameters: `application/json`. */
export function essenceOf(mediaType: string): string {
  return mediaType.split(';')[0]?.trim().toLowerCase() ?? ''
}
