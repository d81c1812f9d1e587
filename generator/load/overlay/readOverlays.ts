import type { Checked, Diagnostic } from '../../contract/diagnostics.ts'
import type { Memory } from '../../contract/memory.ts'
import { placeOf } from '../filePlace.ts'
import { readSpecFile, refuseOutside } from '../readSpecFile.ts'
import { extendedFile, type OverlayUse } from './overlaidFile.ts'
import { type Overlay, parseOverlay } from './parseOverlay.ts'

interface OverlayReading {
  readonly memory: Memory
  /** Folders outside of the root that may be read. */
  readonly reads?: readonly string[] | undefined
  /** The user named the files, so they may lie anywhere. */
  readonly isNamed?: boolean
}

/** Reads overlays in the order of their paths. One with an error is left out, and the error stops the build. */
export async function readOverlays(
  root: string,
  paths: readonly string[],
  { memory, reads, isNamed = false }: OverlayReading,
): Promise<Checked<readonly Overlay[]>> {
  const read = await Promise.all(
    paths.map(async (path) => {
      const refused = isNamed ? undefined : refuseOutside(root, path, reads)
      const { value: file, diagnostics } = refused ?? (await readSpecFile(root, path, memory))
      if (file.value === undefined) return { value: undefined, diagnostics }
      const parsed = memory.recall(`overlay ${path}`, [file], () => parseOverlay(file))
      return { value: parsed.value, diagnostics: [...diagnostics, ...parsed.diagnostics] }
    }),
  )
  return {
    value: read.flatMap(({ value }) => value ?? []),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** Warnings for overlays with a target or an extended file that no description has. */
export function checkUses(root: string, overlays: readonly Overlay[], uses: readonly OverlayUse[]): Diagnostic[] {
  return overlays.flatMap((overlay) => {
    const own = uses.filter((use) => use.overlay === overlay)
    const missing = overlay.actions.filter((action) => own.every(({ unmatched }) => unmatched.includes(action)))
    return [
      ...checkExtended(root, overlay, own),
      ...(own.length === 0 ? [] : missing.map((action) => unmatched(overlay, action))),
    ]
  })
}

function checkExtended(root: string, overlay: Overlay, own: readonly OverlayUse[]): Diagnostic[] {
  const file = extendedFile(overlay)
  if (file === undefined) return []
  const isThere = placeOf(root, file) !== 'nowhere'
  if (own.length > 0 && isThere) return []
  const message = isThere
    ? `The overlay changes nothing: no description that it is named for reads ${file}.`
    : `The overlay extends ${file}, which does not exist: it is applied to every description that it is named for.`
  const hint = isThere
    ? 'Name the overlay where that file is a description, or correct `extends`.'
    : 'Correct `extends`, or remove it.'
  return [warning(overlay, ['extends'], message, hint)]
}

function unmatched(overlay: Overlay, { pointer, written }: Overlay['actions'][number]): Diagnostic {
  const message = `The target "${written}" selects nothing, so the action changes nothing.`
  const hint =
    'Correct the path. It does not follow $ref: name the file with the value in `extends` of an overlay of its own.'
  return warning(overlay, [...pointer, 'target'], message, hint)
}

function warning({ file }: Overlay, pointer: readonly (string | number)[], message: string, hint: string): Diagnostic {
  const place = { file: file.path, ...file.sourceMap.locate(pointer) }
  return { code: 'overlay-unmatched', severity: 'warning', message, hint, ...place }
}
