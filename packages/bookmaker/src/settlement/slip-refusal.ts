/** Thrown for a slip or results that cannot be settled: the first wrong field, by its path (`legs.1.odds`), and why. */
export class SlipRefusal extends Error {
  readonly field: string
  readonly why: string

  constructor(field: string, why: string) {
    super(`${field}: ${why}`)
    this.name = 'SlipRefusal'
    this.field = field
    this.why = why
  }
}
