/** From the gravest: a client that was right may fail; it can do more; nothing on the wire differs. */
export const changeClasses = ['breaking', 'additive', 'editorial'] as const

export type ChangeClass = (typeof changeClasses)[number]
