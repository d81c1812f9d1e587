/** The entrance `exchange-docs/diff`: compares two models, as the command `diff` does. */
export type { ApiChange, ChangedPart, Ends, Side, Subject } from '../tools/diff/change.ts'
export { type ChangeClass, changeClasses } from '../tools/diff/changeClass.ts'
export { compareReferences } from '../tools/diff/compareReferences.ts'
export { type ChangeFormat, changeFormats, formatChanges } from '../tools/diff/formatChanges.ts'
export { countChanges } from '../tools/diff/groupChanges.ts'
