const raised = new Map([...'0123456789+-=()aeinox'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵉⁱⁿᵒˣ'][index]]))
const lowered = new Map([...'0123456789+-=()aeinox'].map((sign, index) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑᵢₙₒₓ'][index]]))

/** The text of `<sup>` and `<sub>` without HTML: 10⁸, or 10^(2 k) for signs that have no raised form. */
export function raisedText(name: 'sup' | 'sub', text: string): string {
  const known = name === 'sup' ? raised : lowered
  const signs = [...text].map((sign) => known.get(sign))
  if (signs.every((sign) => sign !== undefined)) return signs.join('')
  const mark = name === 'sup' ? '^' : '_'
  return /^[\p{L}\p{N}]+$/u.test(text) ? `${mark}${text}` : `${mark}(${text})`
}
