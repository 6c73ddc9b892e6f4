/** What a site tells a sportsbook in its frame: the token that takes the place of the one it was opened with. */
export interface SportsBookToken {
  readonly type: 'sportsbook.token'
  readonly authToken: string
  readonly expiresAt: string
}
