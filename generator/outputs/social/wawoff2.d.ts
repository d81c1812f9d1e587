/** The package has no types of its own. */
declare module 'wawoff2' {
  /** The font of a WOFF2 file as TrueType or OpenType. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>
}
