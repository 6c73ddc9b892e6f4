import type { KindName } from '@andon/arcade/engines/kind'
import type { ConfigOf } from '@andon/arcade/game-config'
import type { GuidePart } from '@andon/contract/games/sheet'
import type { Figures } from '../shell/text/amounts.ts'
import type { InEveryLanguage } from './client-kind.ts'

/**
 * How to play a title, for people who have never played such a game: `how-to-play.ts` in the title's folder exports one of these as `howToPlay`. It gets the game as the
 * server configures it and the formats of its language; every figure comes from there. The page adds to it what is the same for all games: the table of bets with
 * their returns, that no system changes the odds, and where to set limits.
 */
export type HowToPlay<Name extends KindName = KindName> = InEveryLanguage<
  (config: ConfigOf<Name>, figures: Figures) => readonly GuidePart[]
>
