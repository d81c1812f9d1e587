const DECIMALS = 30

/** A decimal as a whole number of its last digits: sums of these are exact. */
function exact(text) {
  const read = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text)
  if (!read) throw new Error(`Not a decimal: ${text}`)
  const [, sign, whole, part = ''] = read
  return BigInt(sign + whole + part.padEnd(DECIMALS, '0'))
}

function decimal(amount) {
  const digits = String(amount < 0n ? -amount : amount).padStart(DECIMALS + 1, '0')
  const text = `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`.replace(/\.?0+$/, '')
  return (amount < 0n ? '-' : '') + text
}
