/** The activity of a file besides its display, in words, and the repair for its author. */
export interface Activity {
  readonly message: string
  readonly hint: string
}

interface Attribute {
  /** Name of the element, without a prefix. */
  readonly element: string
  /** Name of the attribute, without a prefix. */
  readonly name: string
  readonly value: string
  /** Whether an address in the attribute may lead to another file. */
  readonly mayLink: boolean
}

/** The activity of an attribute when a browser opens its file: a script that runs, or an address that loads. */
export function activityOfAttribute({ element, name, value, mayLink }: Attribute): Activity | undefined {
  const wanted = `The attribute "${name}" of <${element}>`
  if (/^on/i.test(name)) return { message: `${wanted} runs a script.`, hint: 'Remove the attribute.' }
  if (name === 'attributeName' && /(?:^|:)(?:href|on.*)$/i.test(value.trim()))
    return { message: `<${element}> changes "${value}" while it is shown.`, hint: `Remove the <${element}>.` }
  if (!/^(?:href|src|action|formaction)$/i.test(name)) return undefined
  // Browsers leave out invisible characters.
  const address = value.replaceAll(/[\0- ]/g, '')
  if (isOwn(address) || (mayLink && isLink(address))) return undefined
  const hint = 'Refer to a part of the same file, such as "#id", or embed the picture as `data:image/png;base64,…`.'
  return { message: `${wanted} leads to "${shortened(value)}".`, hint }
}

function isLink(address: string): boolean {
  return !/^[^/?#]*:/.test(address) || /^(?:https?|mailto):/i.test(address)
}

/** Whether an address is a part of the same file, or a picture or font that stands in it and can run nothing. */
function isOwn(address: string): boolean {
  return /^(?:$|#|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|(?:font|application\/(?:x-)?font)[-/\w]*)[;,])/i.test(
    address,
  )
}

/** The activity of a style sheet or an attribute with styles: an address that loads. */
export function activityOfStyle(wanted: string, text: string): Activity | undefined {
  const css = withoutCssEscapes(text)
  const loaded = [...css.matchAll(/@import|\b(?:url|src|image|image-set)\(\s*["']?/gi)].find(
    ({ 0: found, index }) => !/^url/i.test(found) || !isOwn(css.slice(index + found.length, index + found.length + 40)),
  )
  if (loaded === undefined) return undefined
  const message = `${wanted} loads another file: "${shortened(css.slice(loaded.index))}".`
  return { message, hint: 'Embed what is loaded as a `data:` address, or leave it out.' }
}

/** CSS may write any letter as a backslash and its number. */
function withoutCssEscapes(css: string): string {
  return css
    .replaceAll(/\\([\da-f]{1,6})\s?/gi, (_, code: string) => letterOf(Number.parseInt(code, 16)))
    .replaceAll(/\\(?:\r\n|[\s\S])/g, (escaped) => escaped.slice(1).trim())
}

function letterOf(code: number): string {
  return code > 0x10ffff ? '' : String.fromCodePoint(code)
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
