/** What each step of a login knows of the way in that is for the money alone. */
export interface MoneyOnly {
  /** The person has chosen it. */
  readonly moneyOnly: boolean
  onMoneyOnly(): void
}
