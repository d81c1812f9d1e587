/** The browser's own frame takes the page's colour: `--color-page` of tokens.css, where a meta element cannot reach. */
export const themeColours = { light: '#fdfdfa', dark: '#121417' } as const
