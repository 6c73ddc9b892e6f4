import { type Jackpot, jackpotLevels } from '@andon/contract/player-api/jackpots'

export interface Pool {
  readonly id: string
  /** From the highest level down. */
  readonly levels: readonly Jackpot[]
  readonly games: readonly string[]
}

/** The levels of a pool have one id but for what follows its last dot. */
const poolOf = ({ id }: Jackpot) => id.replace(/\.[^./]*$/, '')
const rank = ({ level }: Jackpot) => jackpotLevels.indexOf(level)

/** Jackpots by pool, those that could pay most first. */
export function poolsOf(jackpots: readonly Jackpot[]): readonly Pool[] {
  return [...Map.groupBy(jackpots, poolOf)]
    .map(([id, levels]) => ({
      id,
      levels: levels.toSorted((a, b) => rank(b) - rank(a)),
      games: [...new Set(levels.flatMap(({ games }) => games))],
    }))
    .toSorted((a, b) => most(b) - most(a))
}

const most = ({ levels }: Pool) => Math.max(...levels.map(({ amount }) => amount))

/** `3/1000` in per cent. */
export function percentOf(share: string): number {
  const [part = 0, whole = 1] = share.split('/').map(Number)
  return (part / whole) * 100
}
