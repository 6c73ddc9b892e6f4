import { leastRtp } from '../engines/figures.ts'
import { type Rational, toNumber } from '../engines/rational.ts'
import { rulesHash } from '../engines/rules-hash.ts'
import type { GameConfig } from '../game-api.ts'
import type { OfferedTitle } from './offered-title.ts'

/** Rules and figures of a game for its client. */
export function gameConfigOf(
  title: OfferedTitle,
  { celebratesReturnOfStake }: { celebratesReturnOfStake: boolean },
): GameConfig {
  const { display, figures } = title.current
  return {
    ...display,
    gameCode: title.gameCode,
    name: title.name,
    stakes: [...title.stakes],
    defaultStake: title.defaultStake,
    rtp: exactShare(figures.rtp),
    leastRtp: exactShare(leastRtp(figures)),
    hitFrequency: exactShare(figures.hitFrequency),
    volatility: title.volatility,
    maxWin: maxWinOf(title),
    tableHash: rulesHash(title.current),
    cycleFloorMs: title.cycleFloorMs,
    celebratesReturnOfStake,
  }
}

function exactShare(share: Rational): { numerator: string; denominator: string; decimal: number } {
  return {
    numerator: String(share.numerator),
    denominator: String(share.denominator),
    decimal: toNumber(share),
  }
}

/** The odds are rounded down, so that they never promise too much. */
function maxWinOf({ current: { figures } }: OfferedTitle): GameConfig['maxWin'] {
  const { of, multiple, perRound } = figures.topAward
  return { of, multiple: toNumber(multiple), oneIn: Number(perRound.denominator / perRound.numerator) + 1 }
}
