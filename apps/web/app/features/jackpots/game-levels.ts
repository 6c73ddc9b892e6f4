import type { GameDetails } from '@andon/contract/player-api/catalogue'
import type { Jackpot } from '@andon/contract/player-api/jackpots'

type Sheet = NonNullable<GameDetails['sheet']>
type Rules = NonNullable<Sheet['jackpots']>[number]

/** A jackpot that a game's rounds fill and win. What is undefined is not known. */
export interface GameLevel extends Pick<Rules, 'id' | 'name' | 'level'> {
  readonly seed?: number | undefined
  /** Shares of a stake as fractions: into the meter, and kept for the next one. */
  readonly increment?: string | undefined
  readonly reserve?: string | undefined
  readonly share: string
  readonly rtp?: string | undefined
  readonly drop: Rules['drop'] | { readonly by: 'deadline'; readonly minimumStake: number } | { readonly by: 'unknown' }
  /** The jackpot as it stands, once that is known. */
  readonly now?: Jackpot | undefined
}

/** By the game's sheet, with the amounts as they stand; and those of which only the meter is stated. */
export function gameLevels(
  { game, sheet }: Pick<GameDetails, 'game' | 'sheet'>,
  live: readonly Jackpot[],
): readonly GameLevel[] {
  const rules = sheet?.jackpots ?? []
  const stated = rules.map((one): GameLevel => {
    const now = live.find(({ id }) => id === one.id)
    return { ...one, share: now?.shareOfStake ?? one.increment, now }
  })
  const others = live.filter(({ id, games }) => games.includes(game.gameCode) && rules.every((one) => one.id !== id))
  return [...stated, ...others.map(ofMeter)]
}

function ofMeter(now: Jackpot): GameLevel {
  const { id, name, level, seed, increment, shareOfStake, rtp } = now
  return { id, name, level, seed, increment, share: shareOfStake, rtp, drop: dropOf(now), now }
}

function dropOf({ mustDropAt, mustDropBy, minimumStake = 0 }: Jackpot): GameLevel['drop'] {
  if (mustDropAt !== undefined) return { by: 'amount', at: mustDropAt }
  return mustDropBy === undefined ? { by: 'unknown' } : { by: 'deadline', minimumStake }
}

/** One in so many rounds of this stake wins a jackpot that drops by amount. At its cap every round does. */
export function roundsPerWin(
  { at, amount, increment }: { readonly at: number; readonly amount: number; readonly increment: string },
  stake: number,
): number {
  const [part = 0, whole = 1] = increment.split('/').map(Number)
  return Math.max(1, Math.ceil(((at - amount) * whole) / (stake * part)))
}
