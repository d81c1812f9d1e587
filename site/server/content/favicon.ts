export const faviconFile = 'favicon.svg'

/** The brand's initial over the tick of the headings, dark on light and light on dark. */
export function favicon(brand: string): string {
  const [initial = ''] = brand.trim()
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    '<style>rect{fill:#15191e}text{fill:#fff;font:700 19px ui-sans-serif,system-ui,sans-serif}path{stroke:#6fc6da}',
    '@media(prefers-color-scheme:dark){rect{fill:#e9e9e5}text{fill:#15191e}path{stroke:#115a72}}</style>',
    '<rect width="32" height="32" rx="7"/>',
    '<path d="M11 26.5h6" stroke-width="2.5"/>',
    `<text x="16" y="21.5" text-anchor="middle">&#${initial.toUpperCase().codePointAt(0) ?? 32};</text></svg>`,
  ].join('')
}
