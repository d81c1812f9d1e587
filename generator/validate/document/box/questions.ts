import type { Pointer } from '../../../load/document/sourceMap.ts'

/** A spec for the parser of AsyncAPI: the text of each file, by its path. */
export interface AsyncapiQuestion {
  readonly root: string
  readonly files: Readonly<Record<string, string>>
}

export interface AsyncapiProblem {
  readonly code: string
  readonly message: string
  readonly file: string
  readonly pointer: Pointer
  /** 0 error, 1 warning, 2 information, 3 hint. */
  readonly severity: number
}

/** A spec for Redocly: each file as parsed, by its path. */
export interface RedoclyQuestion {
  readonly root: string
  readonly files: Readonly<Record<string, unknown>>
  /** Target files of references, by the file with the reference and by the path as written there. */
  readonly references: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface RedoclyProblem {
  readonly ruleId: string
  readonly severity: string
  readonly message: string
  /** Suggestion of a name. */
  readonly near?: string
  readonly file: string
  readonly pointer: string
}
