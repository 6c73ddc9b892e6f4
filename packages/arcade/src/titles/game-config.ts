import { type Rational, toNumber } from '../engines/rational.ts'
import { evaluateSpin } from '../engines/slot/evaluate-spin.ts'
import { tableHash } from '../engines/slot/table-hash.ts'
import type { GameConfig } from '../game-api.ts'
import type { OfferedTitle } from './offered-title.ts'
import type { Title } from './title.ts'

/** Rules and figures of a game for its client. The reel strips are not needed for play; `provably-fair/verify.ts` contains them. */
export function gameConfigOf(title: OfferedTitle): Omit<GameConfig, 'celebratesReturnOfStake'> {
  const { table, figures } = title
  return {
    gameCode: title.gameCode,
    name: title.name,
    reels: table.strips.base.length,
    rows: table.rows,
    lines: table.lines.map((line) => [...line]),
    symbols: table.symbols.map((symbol) => ({ ...symbol, pays: { ...symbol.pays } })),
    scatter: { ...table.scatter },
    freeSpinWildMultiplier: table.freeSpinWildMultiplier,
    stakes: [...title.stakes],
    defaultStake: title.defaultStake,
    rtp: exactShare(figures.rtp),
    hitFrequency: exactShare(figures.hitFrequency),
    volatility: title.volatility,
    maxWin: maxWinOf(title),
    tableHash: tableHash(table),
    restingGrid: evaluateSpin(table, { stops: title.restingStops, mode: 'base' }).grid.map((column) => [...column]),
    cycleFloorMs: title.cycleFloorMs,
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
function maxWinOf({ figures: { greatestSpin } }: Pick<Title, 'figures'>): { multiple: number; oneIn: number } {
  const { numerator, denominator } = greatestSpin.perRound
  return { multiple: toNumber(greatestSpin.multiple), oneIn: Number(denominator / numerator) + 1 }
}
