import type { Signing, SigningVector } from '../../contract/signing.ts'
import { signingOf } from './signingOf.ts'
import { type SignedRequest, signRequest } from './signRequest.ts'

/** Why a scheme does not give the signature of a vector. */
interface VectorProblem {
  readonly message: string
  readonly hint: string
}

/** Signs the request of a vector and compares; `undefined` when the signature comes out. Never rejects. */
export async function checkVector(signing: Signing, vector: SigningVector): Promise<VectorProblem | undefined> {
  const { request, credentials, values: signingValues } = vector
  try {
    return compare(await signRequest(signingOf(signing, { signingValues }), request, credentials), vector)
  } catch (problem) {
    return {
      message: `The request of the vector cannot be signed: ${problem instanceof Error ? problem.message : problem}.`,
      hint: 'Correct the secret and its form, or the template.',
    }
  }
}

function compare(signed: SignedRequest, { canonical, signature }: SigningVector): VectorProblem | undefined {
  if (canonical !== undefined && canonical !== signed.canonical) return differentText(signed.canonical, canonical)
  if (signed.signature === signature) return undefined
  return {
    message: `The signature of the vector is "${signature}", but the description gives "${signed.signature}".`,
    hint:
      canonical === undefined
        ? `The signed text is ${JSON.stringify(signed.canonical)}. Give the text of the server as "canonical" to see where they part.`
        : 'The signed text is right: compare the algorithm, the encoding and the form of the secret.',
  }
}

/** The number of characters that are shown on each side of a difference. */
const shownLength = 20

function differentText(text: string, expected: string): VectorProblem {
  let index = 0
  while (index < text.length && text[index] === expected[index]) index += 1
  const around = (whole: string) => JSON.stringify(whole.slice(Math.max(0, index - shownLength), index + shownLength))
  return {
    message: `The signed text differs from "canonical" at character ${index + 1}: ${around(text)} instead of ${around(expected)}.`,
    hint: 'Correct the template of the step, or the vector.',
  }
}
