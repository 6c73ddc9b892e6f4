/** What each step of a login knows of the way in that is for the money alone. */
export interface RestrictedLogin {
  /** The person has chosen it. */
  readonly restricted: boolean
  onRestricted(): void
}
