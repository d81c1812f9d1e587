/** A text as YAML, plain where nothing can be read into it. */
export function yamlScalar(text: string): string {
  const isPlain = /^[\p{L}/][\p{L}\p{N} ./_{}-]*$/u.test(text) && !text.endsWith(' ') && !isKeyword.test(text)
  return isPlain ? text : JSON.stringify(text)
}

/** The same inside `[…]` or `{…}`, where braces end things. */
export function flowScalar(text: string): string {
  return /[{}]/.test(text) ? JSON.stringify(text) : yamlScalar(text)
}

/** A reference to another file and a place in it. */
export function fileScalar(reference: string): string {
  return /^[\w.~][\w./~-]*(?:#[\w./~-]*)?$/.test(reference) ? reference : JSON.stringify(reference)
}

const isKeyword = /^(?:true|false|null|yes|no|on|off|y|n)$/i
