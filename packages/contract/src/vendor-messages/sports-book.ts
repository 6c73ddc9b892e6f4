/** From the site to the sportsbook in its frame: a new token in place of the one it was opened with. */
export interface SportsBookToken {
  readonly type: 'sportsbook.token'
  readonly authToken: string
  readonly expiresAt: string
}
