import { withBase } from '../../shared/url.ts'

/** The client build's manifest: the file of each source, and the file's imports. Missing in development. */
export type AssetsManifest = Readonly<Record<string, ManifestEntry>>

interface ManifestEntry {
  readonly file: string
  readonly imports?: string[]
  readonly css?: string[]
}

const entry = 'site/pages/+client.tsx'

/** Addresses of the scripts that the entry will ask for, so that the browser fetches them beside it and not after it. */
export function scriptPreloads(manifest: AssetsManifest | null | undefined, base: string): string[] {
  const sources = manifest?.[entry]?.imports ?? []
  const files = sources.flatMap((source) => manifest?.[source]?.file ?? [])
  return files.map((file) => withBase(`/${file}`, base))
}
