import type { Checked, Diagnostic } from '../../contract/diagnostics.ts'
import { asText } from '../document/asText.ts'
import type { Pointer } from '../document/sourceMap.ts'
import { isRecord, type SpecFile } from '../document/spec.ts'
import { checkFields, type OverlayAction, parseAction, type Refuse } from './parseAction.ts'

/** An OpenAPI Overlay that is ready to be applied. */
export interface Overlay {
  readonly file: SpecFile
  /** Version without the patch, which changes nothing: `1.1`. */
  readonly version: string
  readonly extends?: string
  readonly actions: readonly OverlayAction[]
}

const versions = ['1.0', '1.1', '1.2']

const fields = {
  overlay: ['overlay', 'info', 'extends', 'actions'],
  info: ['title', 'version', 'description'],
} as const

/** Reads an overlay. `value` is `undefined` when anything in it is wrong: half an overlay would show a state that its author never meant. */
export function parseOverlay(file: SpecFile): Checked<Overlay | undefined> {
  const { value: document } = file
  const diagnostics: Diagnostic[] = []
  const refuse = (pointer: Pointer, message: string, hint: string): void => {
    diagnostics.push(overlayProblem(file, pointer, message, hint))
  }
  if (!isRecord(document) || document.overlay === undefined) {
    refuse([], `${file.path} is no OpenAPI Overlay: it has no field "overlay".`, 'Begin it with `overlay: 1.1.0`.')
    return { value: undefined, diagnostics }
  }
  const version = /^(\d+\.\d+)\.\d+$/.exec(asText(document.overlay))?.[1] ?? ''
  if (!versions.includes(version))
    refuse(
      ['overlay'],
      `The version of the overlay is "${asText(document.overlay)}".`,
      `Write one that is known: ${versions.map((known) => `${known}.0`).join(', ')}.`,
    )
  checkFields(document, fields.overlay, [], refuse)
  checkInfo(document.info, refuse)
  const { extends: extended, actions: written } = document
  if (extended !== undefined && typeof extended !== 'string')
    refuse(['extends'], '"extends" is no text.', 'Write the address of one description, or remove the field.')
  if (!Array.isArray(written) || written.length === 0)
    refuse(['actions'], 'The overlay has no actions.', 'Write `actions` as a list of at least one action.')
  const actions = (Array.isArray(written) ? written : []).flatMap(
    (action: unknown, index) => parseAction(action, { pointer: ['actions', index], version, refuse }) ?? [],
  )
  if (diagnostics.length > 0) return { value: undefined, diagnostics }
  const named = typeof extended === 'string' ? { extends: extended } : {}
  return { value: { file, version, actions, ...named }, diagnostics }
}

/** An error at a place of an overlay. */
export function overlayProblem(file: SpecFile, pointer: Pointer, message: string, hint: string): Diagnostic {
  const place = { file: file.path, ...file.sourceMap.locate(pointer) }
  return { code: 'overlay-invalid', severity: 'error', message, hint, ...place }
}

function checkInfo(written: unknown, refuse: Refuse): void {
  if (!isRecord(written)) {
    refuse(['info'], 'The overlay has no `info`.', 'Write `info` with `title` and `version`.')
    return
  }
  checkFields(written, fields.info, ['info'], refuse)
  for (const name of ['title', 'version'].filter((key) => typeof written[key] !== 'string'))
    refuse(
      ['info', name],
      `\`info.${name}\` of the overlay is no text.`,
      `Write \`${name}\`, in quotes if it is a number.`,
    )
}
