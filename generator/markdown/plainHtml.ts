/** Elements of HTML that guides may use as they are, and the attributes of each besides the attributes of all. */
const plainTags: Readonly<Record<string, readonly string[]>> = {
  ...{ a: ['href'], img: ['src', 'alt', 'width', 'height'], details: ['open'] },
  ...Object.fromEntries(
    [
      ...[
        'abbr',
        'b',
        'blockquote',
        'br',
        'cite',
        'code',
        'del',
        'div',
        'em',
        'figcaption',
        'figure',
        'hr',
        'i',
        'ins',
      ],
      ...['kbd', 'mark', 'p', 'q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'summary', 'sup', 'u', 'var', 'wbr'],
    ].map((name) => [name, []]),
  ),
}

const everywhere: readonly string[] = ['dir', 'id', 'lang', 'title']

export function isPlainTag(name: string | null): name is string {
  return name !== null && Object.hasOwn(plainTags, name)
}

/** Whether an element keeps an attribute: none that runs, styles or sends something. */
export function isKeptAttribute(tag: string, attribute: string): boolean {
  return everywhere.includes(attribute) || (isPlainTag(tag) && (plainTags[tag] ?? []).includes(attribute))
}
