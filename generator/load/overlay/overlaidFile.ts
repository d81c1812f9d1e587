import { posix } from 'node:path'
import type { Checked, Diagnostic } from '../../contract/diagnostics.ts'
import type { SpecObject } from '../../contract/transformSpec.ts'
import { isRecord, type SpecFile, type Transformed } from '../document/spec.ts'
import { movedPlaces } from '../document/transformFile.ts'
import { placeOf } from '../filePlace.ts'
import { applyOverlay } from './applyOverlay.ts'
import type { OverlayAction } from './parseAction.ts'
import type { Overlay } from './parseOverlay.ts'
import { traceDocument } from './tracedDocument.ts'

/** An overlay that was applied to a file, with its actions that found no target there. */
export interface OverlayUse {
  readonly overlay: Overlay
  readonly unmatched: readonly OverlayAction[]
}

interface OverlaidFile extends Checked<SpecFile> {
  readonly uses: readonly OverlayUse[]
}

interface OverlayTarget {
  readonly overlays: readonly Overlay[]
  readonly root: string
  /** The configuration names the file itself. */
  readonly isEntry: boolean
}

/** A file after its overlays. Values of an overlay have their source location in the overlay. */
export function overlaidFile({ value: file, diagnostics }: Checked<SpecFile>, target: OverlayTarget): OverlaidFile {
  const overlays = target.overlays.filter((overlay) => isFor(overlay, file.path, target))
  if (!isRecord(file.value) || overlays.length === 0) return { value: file, diagnostics, uses: [] }
  const given: SpecObject = JSON.parse(JSON.stringify(file.value))
  const document = traceDocument(given)
  const applied = overlays.map((overlay) => ({ overlay, ...applyOverlay(overlay, document) }))
  const problems: Diagnostic[] = applied.flatMap((own) => own.diagnostics)
  const changed =
    problems.length > 0 ? file : withChanges(file, { value: document.root, overlays, origins: document.origins() })
  const uses = applied.map(({ overlay, unmatched }) => ({ overlay, unmatched }))
  return { value: changed, diagnostics: [...diagnostics, ...problems], uses }
}

/** The file that an overlay extends, relative to the project; `undefined` for an address on the web and for nothing. */
export function extendedFile({ file, extends: extended }: Overlay): string | undefined {
  if (extended === undefined || /^[a-z][a-z\d+.-]*:/i.test(extended)) return undefined
  return posix.join(posix.dirname(file.path), decodeURI(extended.split('#', 1)[0] ?? ''))
}

/** Whether an overlay applies to a file. Without a file of the project in `extends`, it applies to the entry files. */
function isFor(overlay: Overlay, path: string, { root, isEntry }: OverlayTarget): boolean {
  const extended = extendedFile(overlay)
  if (extended === path) return true
  return isEntry && (extended === undefined || placeOf(root, extended) === 'nowhere')
}

interface Changes {
  readonly value: SpecObject
  readonly overlays: readonly Overlay[]
  readonly origins: Transformed['origins']
}

function withChanges(file: SpecFile, { value, overlays, origins }: Changes): SpecFile {
  const text = JSON.stringify(value)
  const transformed: Transformed = {
    ...{ text: file.text, value, origins, place: { file: file.path, line: 1, column: 1 } },
    overlays: Object.fromEntries(overlays.map((overlay) => [overlay.file.path, overlay.file.text])),
  }
  const maps = new Map(overlays.map((overlay) => [overlay.file.path, overlay.file.sourceMap]))
  return { ...file, text, value, transformed, sourceMap: movedPlaces(file.sourceMap, transformed, maps) }
}
