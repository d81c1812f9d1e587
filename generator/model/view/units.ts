const units = [
  ...(['ms', 's', 'ns', 'days'] as const),
  ...(['contracts', 'base', 'quote', 'settlement', 'currency'] as const),
  ...(['ratio', 'multiple', 'levels', 'price-step'] as const),
] as const

/** A unit whose full name is the message `reference.unit.…`. */
export type Unit = (typeof units)[number]

/** Any other `x-unit` is shown as it is written. */
export function isNamedUnit(unit: string): unit is Unit {
  return units.some((known) => known === unit)
}
