export const faviconFile = 'favicon.svg'

/** The brand's initial as an icon, dark on light and light on dark. */
export function favicon(brand: string): string {
  const [initial = ''] = brand.trim()
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    '<style>rect{fill:#15191e}text{fill:#fff;font:700 20px ui-sans-serif,system-ui,sans-serif}',
    '@media(prefers-color-scheme:dark){rect{fill:#e9e9e5}text{fill:#15191e}}</style>',
    '<rect width="32" height="32" rx="7"/>',
    `<text x="16" y="23" text-anchor="middle">&#${initial.toUpperCase().codePointAt(0) ?? 32};</text></svg>`,
  ].join('')
}
