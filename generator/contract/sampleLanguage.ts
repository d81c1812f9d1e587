import type { Json } from './json.ts'
import type { BodyPart, RequestPlan } from './samples.ts'
import type { NonceForm, Signing, TimeUnit } from './signing.ts'
import type { ByteEncoding } from './signingStep.ts'

/** Expressions by the names of placeholders. */
export type Names = Readonly<Record<string, string>>

type ValueType = 'text' | 'bytes' | 'json' | 'condition'

/** A value and the condition under which it is taken; without one always. */
export interface Choice {
  readonly condition?: string
  readonly value: string
}

/** Lines and the condition under which they run. */
export interface Branch {
  readonly condition?: string
  readonly lines: readonly string[]
}

/** A piece of a text that a program puts together: text as it is, or an expression. */
export type TextPiece = { readonly text: string } | { readonly expression: string }

/** A template as an expression, which may be a number. */
export interface FilledText {
  readonly expression: string
  readonly isNumber: boolean
}

/** A name as a literal, and a value as an expression. */
export type NamedExpression = readonly [name: string, value: string]

/** Syntax for signing a request: expressions, and lines that are put together from them. */
export interface SigningSyntax {
  /** A name of the engine, such as `bodyHash`, in the style of the language. */
  readonly local?: (name: string) => string
  /** Pieces as one text; without it they are joined by `+`. */
  readonly joined?: (pieces: readonly TextPiece[]) => string
  /** Bytes of a text. */
  readonly bytes: (text: string) => string
  /** Bytes one after the other. */
  readonly concatenated: (parts: readonly string[]) => string
  readonly encoded: (bytes: string, encoding: ByteEncoding) => string
  /** A JSON value whose texts are templates. */
  readonly json: (value: Json, filled: (template: string) => FilledText, indent: string) => string
  /** The time as a number, alone and in a sum. */
  readonly numberOfTime: { readonly alone: string; readonly summand: string }
  readonly declare: (name: string, value: string, type: ValueType) => string
  /** The operator "or" between two conditions. */
  readonly or: string
  /** Sets a new variable to one of several values; the last has no condition. */
  readonly choose: (name: string, choices: readonly Choice[], type: ValueType) => string[]
  readonly branch: (branches: readonly Branch[]) => string[]
  /** The time of signing as a text; `«ahead»`, `«aheadMs»`, `«aheadUs»` and `«aheadNs»` hold the addend, if any. */
  readonly time: Readonly<Record<TimeUnit, string>>
  readonly nonce: Readonly<Record<NonceForm, string>>
  /** The bytes of the API secret, by how it is written. */
  readonly secret: Readonly<Record<'text' | 'base64' | 'hex', string>>
  /** The data that a function of a step signs: the bytes of its parameter. */
  readonly data: { readonly text: string; readonly bytes: string }
  /** Expressions for the placeholders of a request in templates, and for credentials. */
  readonly names: Names
  /** Lines before the expression of a name: a template with `«parameter»`, the name of the time, and `«isAdded»`. */
  readonly prepare: Readonly<Record<string, string>>
  /** The text of a member of a JSON body, by the names that lead to it: see `members` of `x-signing`. */
  readonly member: (path: readonly string[]) => string
  readonly hasBody: string
  readonly hasQuery: string
  readonly isMethod: (method: string) => string
  /** The request has one of the methods that have a body. */
  readonly takesBody: string
  /** Adds parameters before and after the query's own. */
  readonly intoQuery: (first: readonly NamedExpression[], last: readonly NamedExpression[]) => string[]
  /** Sets the body to the non-empty texts, with a separator between them. JSON gets its braces back. */
  readonly intoBody: (parts: readonly string[], isJson: boolean) => string
  /** Adds a credential to the query, where the signature does not cover it. */
  readonly credential?: SigningSyntax['intoQuery']
  readonly form: (pairs: readonly NamedExpression[]) => string
  /** Members of a JSON object without its braces. */
  readonly members: (pairs: readonly NamedExpression[]) => string
  /** The body without its braces. */
  readonly bareBody: string
  /** Lines that add parameters, and lines that write the query. */
  readonly search: (adding: readonly string[], order: 'first' | 'only' | 'again') => string[]
  readonly header: (name: string, value: string) => string
  /** Adds a cookie: the literal of its name and an equals sign, and the expression of its value. */
  readonly cookie: (start: string, value: string) => string[]
  /** A variable of the environment as an expression. */
  readonly variable: (name: string) => string
}

/** A request or a login, and its signing, if it has one. */
export interface Signed {
  readonly signing?: Signing | undefined
}

/** Syntax of a language for requests and sessions. */
export interface LanguageSyntax {
  /** A text as a literal. */
  readonly quote: (text: string) => string
  /** A text in a comment; without it the text as it is. */
  readonly comment?: (text: string) => string
  /** The call of a request: an expression. */
  readonly call: (plan: RequestPlan) => string
  /** Lines that add the parts of a form, where they are no part of the call. */
  readonly parts?: (parts: readonly BodyPart[]) => string[]
  /** Lines that import the names in the code, where the template does not import them. */
  readonly imports?: (code: string, plan: Signed) => readonly string[]
  /** Flags of the templates around the code, each with the pattern of the names that set it. */
  readonly named?: Readonly<Record<string, RegExp>>
  readonly signing: SigningSyntax
  readonly session?: SessionSyntax
}

/** Syntax of a language without functions. Each program makes one request, and the conditions of its scheme are decided. */
export interface CommandSyntax extends Pick<LanguageSyntax, 'quote' | 'comment'> {
  readonly signing: Pick<SigningSyntax, 'declare' | 'names' | 'nonce' | 'time'>
  /** Values for its templates besides the values of a request that all languages have. */
  readonly request: (plan: RequestPlan, isProgram: boolean) => Readonly<Record<string, unknown>>
}

/** A member of a reply, by the names that lead to it. */
export interface Member {
  readonly path: readonly string[]
  readonly value: Json
}

/** Syntax for the messages of a session. */
export interface SessionSyntax {
  /** A message as its template sends it: a text, or JSON in which a variable `token` replaces one text. */
  readonly message: (frame: Json, indent: string, tokenText: string | undefined) => string
  /**
   * Value of a variable `frame`, and the code that sends the variable, where `message` sends at once: a program can check the
   * frame before it sends it.
   */
  readonly frame?: (frame: Json, indent: string, tokenText: string | undefined) => string
  readonly sendFrame?: (frame: Json) => string
  /** An expression, encoded for a query. */
  readonly encodedText: (expression: string) => string
  /** The value at a JSON pointer in the variable `reply`. */
  readonly valueAt: (pointer: string) => string
  /** Condition under which a member of the reply to a login does not state success. */
  readonly differs: (member: Member) => string
}

/** Writes requests or sessions in one language. */
export interface ProgramWriter<Plan> {
  /** The lines that a page shows. */
  readonly short: (plan: Plan) => string
  /** The file that runs, with the short lines in it. */
  readonly program: (plan: Plan, short: string, file: string) => string
}

/** Names, files and commands of a language. */
export interface LanguageFacts {
  /** In the configuration, and in the address of a program's tab. */
  readonly name: string
  /** Name as its users write it. */
  readonly label: string
  /** Other names that writers of specs give it. */
  readonly aliases?: readonly string[]
  /** Name of the grammar that highlights it. */
  readonly grammar: string
  /** End of its files. */
  readonly extension: string
  /** Whether a file is named as the class in it. */
  readonly isClass?: boolean
  /** The command that compiles a file, where that is needed. */
  readonly compile?: string
  /** The command before the name of a file; `{name}` is that name without its extension. */
  readonly command: string
  /** Whether sessions are written in it too. */
  readonly hasSessions?: true
}

/** A language as a table that the engine writes programs from. */
export interface TableLanguage extends LanguageFacts {
  /** Templates, each below a line `«:name»`. */
  readonly template: string
  readonly syntax: LanguageSyntax
}

/** A language of commands as a table. */
interface CommandLanguage extends LanguageFacts {
  readonly template: string
  readonly syntax: CommandSyntax
}

/** A language that samples are written in. */
export type Language = TableLanguage | CommandLanguage
