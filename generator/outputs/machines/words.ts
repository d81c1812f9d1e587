import { type Say as SayOf, sayOf } from '../../contract/say.ts'
import en from '../../messages/machines/en.json' with { type: 'json' }
import zh from '../../messages/machines/zh.json' with { type: 'json' }

/** A text of the files for machines with its `{places}` filled. */
export type Say = SayOf<keyof typeof en>

export const sayIn = sayOf<keyof typeof en>({ en, zh })
