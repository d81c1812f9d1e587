/** A decimal with an amount added and an amount taken away, without zeros at the end of its decimals. */
export function exactChange(base: string, added: string, taken: string): string {
  const digits = Math.max(...[base, added, taken].map((text) => fractionOf(text).length))
  const units = (text: string) => BigInt(`${text.split('.')[0]}${fractionOf(text).padEnd(digits, '0')}`)
  const sum = units(base) + units(added) - units(taken)
  const text = String(sum < 0n ? -sum : sum).padStart(digits + 1, '0')
  const cut = text.length - digits
  const fraction = text.slice(cut).replace(/0+$/, '')
  return `${sum < 0n ? '-' : ''}${text.slice(0, cut)}${fraction === '' ? '' : `.${fraction}`}`
}

function fractionOf(text: string): string {
  return text.split('.')[1] ?? ''
}
