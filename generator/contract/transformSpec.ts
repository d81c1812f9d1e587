/** A value of YAML or JSON. */
export type SpecValue = string | number | boolean | null | SpecValue[] | SpecObject

export interface SpecObject {
  [name: string]: SpecValue
}

/** What `transformSpec` is told of a document. */
export interface TransformContext {
  /** Id of the API. */
  readonly api: string
  /** Path of the file, relative to the project. */
  readonly file: string
  /** Who the build is for; without it, everybody. */
  readonly audience?: string
}

/** A function of a project that is given each file of a spec before anything is checked, and returns what stands in its place. */
export type TransformSpec = (document: SpecObject, context: TransformContext) => SpecObject
