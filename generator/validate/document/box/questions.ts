import type { Pointer } from '../../../load/document/sourceMap.ts'

/** A spec as the parser of AsyncAPI is given it: the text of each file, by its path. */
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

/** A spec as Redocly is given it: each file as parsed, by its path. */
export interface RedoclyQuestion {
  readonly root: string
  readonly files: Readonly<Record<string, unknown>>
  /** By the file that refers, and by the path as written there, the file that is meant. */
  readonly references: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface RedoclyProblem {
  readonly ruleId: string
  readonly severity: string
  readonly message: string
  /** What may have been meant. */
  readonly near?: string
  readonly file: string
  readonly pointer: string
}
