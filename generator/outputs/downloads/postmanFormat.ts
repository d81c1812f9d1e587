/** A text in which Postman finds no `{{variable}}`: it knows no way to quote one. */
export function plainText(text: string): string {
  return text.replaceAll(/\{(?=\{)/g, '{ ')
}

/** The part of Postman's collection format, version 2.1, that we write. */
export interface PostmanCollection {
  readonly info: {
    readonly name: string
    readonly description: string
    readonly version: string
    readonly schema: string
  }
  readonly item: readonly PostmanFolder[]
  readonly event: readonly PostmanEvent[]
  readonly variable: readonly PostmanVariable[]
}

/** A script that runs before requests, or that tests responses: of one request, a folder or a collection. */
interface PostmanEvent {
  readonly listen: 'prerequest' | 'test'
  readonly script: { readonly type: 'text/javascript'; readonly exec: readonly string[] }
}

/** A script as an event. */
export function eventOf(listen: PostmanEvent['listen'], exec: readonly string[]): PostmanEvent {
  return { listen, script: { type: 'text/javascript', exec } }
}

export interface PostmanFolder {
  readonly name: string
  readonly description?: string
  readonly item: readonly (PostmanFolder | PostmanItem)[]
  readonly event?: readonly PostmanEvent[]
}

export interface PostmanItem {
  readonly name: string
  readonly event?: readonly PostmanEvent[]
  readonly request: PostmanRequest
  readonly response: readonly PostmanResponse[]
}

export interface PostmanVariable {
  readonly key: string
  readonly value: string
  /** Postman hides the value on the screen and does not share it. */
  readonly type?: 'secret'
  readonly description?: string
}

export interface PostmanParameter extends PostmanVariable {
  readonly disabled?: true
}

export interface PostmanRequest {
  readonly method: string
  readonly description: string
  readonly header: readonly PostmanParameter[]
  readonly url: {
    readonly raw: string
    readonly host: readonly string[]
    readonly path: readonly string[]
    readonly query: readonly PostmanParameter[]
    readonly variable: readonly PostmanVariable[]
  }
  readonly body?:
    | {
        readonly mode: 'raw'
        readonly raw: string
        readonly options?: { readonly raw: { readonly language: 'json' } }
      }
    | { readonly mode: 'formdata'; readonly formdata: readonly PostmanFormField[] }
    | { readonly mode: 'file'; readonly file: { readonly src: string } }
}

export interface PostmanFormField {
  readonly key: string
  readonly type: 'text' | 'file'
  readonly value?: string
  readonly src?: string
  readonly contentType?: string
}

export interface PostmanResponse {
  readonly name: string
  /** Request of the response: without it, Postman offers a saved response as a broken example. */
  readonly originalRequest: Omit<PostmanRequest, 'description'>
  readonly status: string
  readonly code: number
  readonly header: readonly PostmanVariable[]
  readonly body: string
  readonly _postman_previewlanguage?: 'json'
}
