/** A value of YAML or JSON. */
export type SpecValue = string | number | boolean | null | SpecValue[] | SpecObject

export interface SpecObject {
  [name: string]: SpecValue
}

/** API, file and audience of a document, for `transformSpec`. */
export interface TransformContext {
  /** Id of the API. */
  readonly api: string
  /** Path of the file, relative to the project. */
  readonly file: string
  /** Audience of the build; without it, everybody. */
  readonly audience?: string
}

/** A function of a project that replaces each file of a spec before any check. */
export type TransformSpec = (document: SpecObject, context: TransformContext) => SpecObject
