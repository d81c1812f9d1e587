import { useEffect, useState } from 'react'
import type { ConsoleOperation, DescribedValue } from '../../../generator/contract/console.ts'
import { longestChecked, startChecker } from './checker.ts'
import type { CheckAnswer, CheckQuestion } from './checkTexts.ts'
import type { ServerResponse } from './sendRequest.ts'

/** Check of an answer, or why there is none; nothing until the check is over. */
type AnswerCheck = CheckAnswer | 'cut' | 'large' | 'late' | 'failed' | undefined

/** Checks an answer in a worker of its own, which ends with the check. */
export function useAnswerCheck(
  { text, isCut }: ServerResponse,
  reply: DescribedValue | undefined,
  { schemas }: ConsoleOperation,
): AnswerCheck {
  const known = isCut ? 'cut' : text.length > longestChecked ? 'large' : undefined
  const [check, setCheck] = useState<AnswerCheck>(known)
  const schema = reply?.schema
  useEffect(() => {
    if (known !== undefined) return undefined
    const checker = startChecker()
    let isWanted = true
    const question: CheckQuestion = { kind: 'value', text, schemas, ...(schema ? { schema } : {}) }
    void checker.ask(question).then((answer) => {
      if (isWanted) setCheck(answer)
      checker.stop()
    })
    return () => {
      isWanted = false
      checker.stop()
    }
  }, [text, schema, schemas, known])
  return check
}
