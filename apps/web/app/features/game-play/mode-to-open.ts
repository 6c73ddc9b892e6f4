import type { Game } from '@andon/contract/player-api/catalogue'

type Mode = Game['modes'][number]

/** How a game opens whose link does not say it: for real for players, as a demo for visitors, where the game has both. */
export function modeToOpen({ modes }: Pick<Game, 'modes'>, loggedIn: boolean): Mode {
  const wanted = loggedIn ? 'realgames' : 'freegames'
  return modes.includes(wanted) ? wanted : (modes[0] ?? wanted)
}

/** Chooses the view of a game's page: the game, the demo with the login open over it, or the note that there is no demo, with the way to real play. */
export function viewOf(
  { modes }: Pick<Game, 'modes'>,
  { gameType, isVisitor }: { gameType: Mode; isVisitor: boolean },
): 'game' | 'demoInstead' | 'noDemo' {
  const hasDemo = modes.includes('freegames')
  if (gameType === 'freegames') return hasDemo ? 'game' : 'noDemo'
  if (!isVisitor) return 'game'
  return hasDemo ? 'demoInstead' : 'noDemo'
}
