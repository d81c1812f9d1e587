/** A value was not checked to the end, for that would take too long; says why. */
export class CheckGivenUp extends Error {}
