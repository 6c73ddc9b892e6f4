import { marketById } from '../markets/catalogue.ts'
import type { Match, Pair } from '../markets/match.ts'
import { readSpecifiers } from '../model/specifiers.ts'
import type { Sport } from '../model/sports.ts'
import { fairOutcomes, winningChance } from './fair.ts'
import { chancesOf, type Rates } from './model.ts'
import { pointSports } from './sports/timed-points.ts'

/** Outcomes of whole matches whose chances fix the rates of a sport: a winner and an over. */
interface Fixing {
  readonly winner: readonly [market: number, outcome: string]
  readonly total: number | null
  /** Where the search begins, and by how much a chance moves with the difference of the rates and with their sum. */
  readonly level: number
  readonly slopes: Pair
  readonly of: (level: number, lead: number) => Rates
}

const twoRates = (sport: 'iceHockey' | 'baseball' | 'basketball' | 'americanFootball' | 'rugby') => ({
  of: (level: number, lead: number): Rates => ({
    sport,
    rates: { home: (level + lead) / 2, away: (level - lead) / 2 },
  }),
})
const oneRate = (sport: 'volleyball' | 'tableTennis' | 'esports') => ({
  of: (_: number, lead: number): Rates => ({ sport, rally: 0.5 + lead }),
})

/** Slopes: of the winner's chance by the lead (`home`), and of the over by the sum (`away`), about evenly matched sides. */
const fixings: Partial<Readonly<Record<Sport, Fixing>>> = {
  iceHockey: { winner: [1, '1'], total: 18, level: 6, slopes: { home: 0.15, away: 0.16 }, ...twoRates('iceHockey') },
  rugby: { winner: [1, '1'], total: 18, level: 50, slopes: { home: 0.029, away: 0.031 }, ...twoRates('rugby') },
  baseball: { winner: [251, '4'], total: 258, level: 8.7, slopes: { home: 0.1, away: 0.09 }, ...twoRates('baseball') },
  basketball: {
    winner: [219, '4'],
    total: 225,
    level: 162,
    slopes: { home: 0.031, away: 0.022 },
    ...twoRates('basketball'),
  },
  americanFootball: {
    winner: [219, '4'],
    total: 225,
    level: 45,
    slopes: { home: 0.029, away: 0.029 },
    ...twoRates('americanFootball'),
  },
  tennis: {
    winner: [186, '4'],
    total: 189,
    level: 1.26,
    slopes: { home: 5.2, away: 1.4 },
    of: (level, lead) => ({ sport: 'tennis', rates: { home: (level + lead) / 2, away: (level - lead) / 2 } }),
  },
  volleyball: { winner: [186, '4'], total: null, level: 0, slopes: { home: 14, away: 1 }, ...oneRate('volleyball') },
  tableTennis: { winner: [186, '4'], total: null, level: 0, slopes: { home: 13, away: 1 }, ...oneRate('tableTennis') },
  esports: { winner: [186, '4'], total: null, level: 0, slopes: { home: 9, away: 1 }, ...oneRate('esports') },
}

/** A chance as it is stated: of an outcome of a market's line. */
export interface Stated {
  readonly marketKey: string
  readonly outcome: string
  readonly chance: number
}

/** The markets whose chances `ratesFound` asks for; null for a sport without rates to find. */
export function fixingMarkets(
  sport: Sport,
): { readonly winner: readonly [number, string]; readonly total: number | null } | null {
  return fixings[sport] ?? null
}

const near = 1e-3
const mostSteps = 14

/**
 * The rates by which a match at its present state has the stated chances, of its winner and, where the sport has two rates, of an over. Broyden 1965 from the usual slopes: each step makes
 * a model, which takes some milliseconds. Null where it finds none, to a thousandth.
 */
export function ratesFound(match: Match, winner: Stated, over: Stated | null): Rates | null {
  const fixing = fixings[match.sport]
  if (!fixing || (fixing.total !== null && over === null)) return null
  let [lead, level] = [(winner.chance - 0.5) / fixing.slopes.home, startOf(fixing, over)]
  // the inverse of the slopes, row by row: what lead and level move by the chance of the winner, and of the over
  let inverse = [1 / fixing.slopes.home, 0, 0, over === null ? 0 : 1 / fixing.slopes.away]
  let before: { readonly miss: readonly [number, number]; readonly step: readonly [number, number] } | null = null
  for (let step = 0; step < mostSteps; step++) {
    const rates = fixing.of(level, lead)
    if (!isSound(rates)) return null
    const chances = chancesOf(match, rates)
    const [one, other] = [winner, over].map((stated) =>
      stated ? (chanceOf(stated, chances) ?? Number.NaN) - stated.chance : 0,
    )
    const miss: readonly [number, number] = [one ?? Number.NaN, other ?? Number.NaN]
    if (Number.isNaN(miss[0] + miss[1])) return null
    if (Math.abs(miss[0]) < near && Math.abs(miss[1]) < near) return rates
    if (before) inverse = improved(inverse, before, miss)
    const [a = 0, b = 0, c = 0, d = 0] = inverse
    const move = [-(a * miss[0] + b * miss[1]), -(c * miss[0] + d * miss[1])] as const
    lead += move[0]
    level += move[1]
    before = { miss, step: move }
  }
  return null
}

/** Broyden's correction of the inverse by what the last step did (Sherman and Morrison). */
function improved(
  inverse: readonly number[],
  { miss: last, step }: { readonly miss: readonly [number, number]; readonly step: readonly [number, number] },
  miss: readonly [number, number],
): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = inverse
  const change = [miss[0] - last[0], miss[1] - last[1]] as const
  const moved = [a * change[0] + b * change[1], c * change[0] + d * change[1]] as const
  const row = [step[0] * a + step[1] * c, step[0] * b + step[1] * d] as const
  const scale = step[0] * moved[0] + step[1] * moved[1]
  if (Math.abs(scale) < 1e-15) return [...inverse]
  const off = [(step[0] - moved[0]) / scale, (step[1] - moved[1]) / scale] as const
  return [a + off[0] * row[0], b + off[0] * row[1], c + off[1] * row[0], d + off[1] * row[1]]
}

/** The sum of rates at which the line of the over is even, for sports whose totals are those of their rates. */
function startOf({ level, total, slopes, of }: Fixing, over: Stated | null): number {
  if (total === null || over === null || of(level, 0).sport === 'tennis') return level
  const line = Number(readSpecifiers(over.marketKey.split('|')[1] ?? '')?.total)
  return Number.isFinite(line) ? line + 0.2 + (over.chance - 0.5) / slopes.away : level
}

function isSound(rates: Rates): boolean {
  if (rates.sport === 'tennis') return [rates.rates.home, rates.rates.away].every((serve) => serve > 0.3 && serve < 0.9)
  if ('rally' in rates) return rates.rally > 0.3 && rates.rally < 0.7
  const least = rates.sport in pointSports ? 3 : 0.05
  return !('home' in rates.rates) || (rates.rates.home > least && rates.rates.away > least)
}

function chanceOf({ marketKey, outcome }: Stated, chances: ReturnType<typeof chancesOf>): number | null {
  const [id, text = ''] = marketKey.split('|', 1).concat(marketKey.split('|').slice(1).join('|'))
  const market = marketById(Number(id))
  const specifiers = readSpecifiers(text)
  const found = market && specifiers && fairOutcomes(market, specifiers, chances)?.find((one) => one.id === outcome)
  return found ? winningChance(found.fair) : null
}
