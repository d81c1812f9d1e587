/** From the gravest: a correct client may fail; a client can do more; nothing on the wire differs. */
export const changeClasses = ['breaking', 'additive', 'editorial'] as const

export type ChangeClass = (typeof changeClasses)[number]
