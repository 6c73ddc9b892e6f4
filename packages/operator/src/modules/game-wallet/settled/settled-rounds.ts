import { isDeepStrictEqual } from 'node:util'
import type { NewFact } from '@andon/contract/fact'
import type { StoredRound } from '../domain/stored.ts'
import { roundClosed } from '../facts.ts'

/** A round that a batch changed, and as it was before; undefined: new. */
export interface ChangedRound {
  readonly before: StoredRound | undefined
  readonly after: StoredRound
}

const nothing = { stake: 0, win: 0, jackpots: [] }

/** The facts of these rounds: one for each that has closed, or whose settled figures have changed. */
export function settledRounds(changed: readonly ChangedRound[]): NewFact[] {
  return changed.flatMap(({ before, after }) => {
    const { supplier, playerId, roundId, gameCode, category, site, currency } = after
    const replaces = figuresOf(before)
    const figures = figuresOf(after) ?? (replaces && nothing)
    if (category === null || site === null || !figures || isDeepStrictEqual(figures, replaces)) return []
    const { stake, win, jackpots } = figures
    const stakedAt = after.openedAt.toString({ smallestUnit: 'millisecond' })
    const multiple = stake > 0 ? Math.floor((win / stake) * 100) / 100 : null
    return roundClosed({
      key: playerId,
      data: {
        supplier,
        roundId,
        gameCode,
        category,
        site,
        currency,
        stake,
        win,
        jackpots,
        multiple,
        replaces,
        stakedAt,
      },
    })
  })
}

/** Null: the round is not settled. */
function figuresOf(round: StoredRound | undefined) {
  if (round?.state !== 'closed') return null
  return { stake: round.staked, win: round.won, jackpots: [...round.jackpots] }
}
