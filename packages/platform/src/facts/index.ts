/** Something that happened, in the past tense: written in the transaction that caused it and delivered after the commit, at least once. */
export interface Fact {
  /** `wallet.BalanceChanged` */
  readonly name: string
  /** Facts of one key are delivered in the order they were written; usually the player's id. */
  readonly key: string
  readonly data: Readonly<Record<string, unknown>>
}
