import { Refused } from 'exchange-docs/kernel'
import type { CodeOf } from '../../market/ids.ts'
import messages from './refusals.json' with { type: 'json' }

/** A code that the exchange refuses with: `refusals.json` has its name in the error catalogue. */
export type RefusalCode = CodeOf<keyof typeof messages>

/** A refusal of this exchange. */
export class Refusal extends Refused<RefusalCode> {
  constructor(code: RefusalCode) {
    super(code, messages[code])
  }
}
