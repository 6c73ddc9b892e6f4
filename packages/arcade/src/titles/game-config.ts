import { type Fraction, toNumber } from '@andon/money/fraction'
import type { TableLimits } from '../engines/bets.ts'
import { type Figures, leastRtp, oneInRounds } from '../engines/figures.ts'
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
    table: title.table ? tableOf(title.table) : null,
    bets: figures.bets ? betsOf(figures.bets) : null,
    rtp: exactShare(figures.rtp),
    leastRtp: exactShare(leastRtp(figures)),
    hitFrequency: exactShare(figures.hitFrequency),
    volatility: title.volatility,
    maxWin: maxWinOf(title),
    maxWinTakesOneIn: figures.rtpNeglect ? Number(figures.rtpNeglect.denominator / figures.rtpNeglect.numerator) : null,
    tableHash: rulesHash(title.current),
    ...(title.shared && { rounds: { pace: title.shared.pace, mostBets: title.shared.mostBets } }),
    cycleFloorMs: title.cycleFloorMs,
    celebratesReturnOfStake,
  }
}

const tableOf = ({ chips, bets, layout }: TableLimits): NonNullable<GameConfig['table']> => ({
  chips: [...chips],
  bets: { ...bets },
  layout,
})

function betsOf(bets: NonNullable<Figures['bets']>): NonNullable<GameConfig['bets']> {
  return Object.fromEntries(
    Object.entries(bets).map(([bet, { rtp, hitFrequency, ofAmount }]) => [
      bet,
      {
        rtp: exactShare(rtp),
        hitFrequency: exactShare(hitFrequency),
        ...(ofAmount && { ofAmount: exactShare(ofAmount) }),
      },
    ]),
  )
}

function exactShare(share: Fraction): { numerator: string; denominator: string; decimal: number } {
  return {
    numerator: String(share.numerator),
    denominator: String(share.denominator),
    decimal: toNumber(share),
  }
}

/** Rarer than this, odds are not told apart. */
const leastLikely = 10 ** 12

function maxWinOf({ current: { figures } }: OfferedTitle): GameConfig['maxWin'] {
  const { topAward, topSpin } = figures
  const oneIn = oneInRounds(topAward.perRound)
  const rarer = topAward.atMost === true || oneIn > leastLikely
  return {
    multiple: toNumber(topAward.multiple),
    oneIn: Math.min(oneIn, leastLikely),
    rarer,
    spin: topSpin ? { multiple: toNumber(topSpin.multiple), oneIn: oneInRounds(topSpin.perRound) } : null,
  }
}
