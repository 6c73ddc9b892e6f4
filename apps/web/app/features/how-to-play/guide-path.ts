import type { Game } from '@andon/contract/player-api/catalogue'

/** The page about how to play a game, without the language. */
export const guidePath = ({ gameCode }: Pick<Game, 'gameCode'>): string => `/game/${gameCode}/how-to-play`

/** The page that lists them. */
export const guidesPath = '/how-to-play'

/** The text page that lists the guides of kinds of games, and the glossary. */
export const kindsPath = '/guides'
