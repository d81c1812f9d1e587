declare module 'virtual:messages/reference' {
  /** Texts of articles by language. */
  export const languages: Readonly<Record<string, Readonly<Record<string, string>>>>
}

declare module 'virtual:messages/*' {
  /** Loads the texts of one part of the interface, by language. */
  export const languages: Readonly<Record<string, () => Promise<Record<string, string>>>>
}
