import { type Say as SayOf, sayOf } from '../../contract/say.ts'
import en from '../../messages/report/en.json' with { type: 'json' }
import zh from '../../messages/report/zh.json' with { type: 'json' }

/** A text of the report with its `{places}` filled. */
export type Say = SayOf<keyof typeof en>

export const sayIn = sayOf<keyof typeof en>({ en, zh })
