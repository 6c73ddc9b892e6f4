import type { Game } from '@andon/contract/player-api/catalogue'

let known: Game | undefined

/** Keeps the public data of the game that the player opens, so that its page shows without asking the server. Only in browsers. */
export function rememberGame(game: Game): void {
  known = game
}

export const knownGame = (gameCode: string): Game | undefined => (known?.gameCode === gameCode ? known : undefined)
