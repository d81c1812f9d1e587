/** The entrance `exchange-docs`: the types of `site.config.ts`. */
export type * from '../generator/contract/config.ts'
export { defineSite } from '../generator/contract/config.ts'
