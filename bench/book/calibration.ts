import { type MatchOffer, matchOffer } from '@andon/bookmaker/feed'
import { brierScore, chancesOf, linesOnOffer, meanOf, priceLines, usualOffer } from '@andon/bookmaker/pricing'
import { type MatchSport, matchSports } from '@andon/bookmaker/rules'
import { type Draw, drawFrom, endOf, matchAt, ratesOf, winningChance } from '@andon/bookmaker/testing'
import { median, type Row, type Table } from '../report.ts'
import { judgedMarkets } from './kinds.ts'
import { matchesOf } from './sample.ts'

const bands = 10
const mostZ = 4
const whens = ['before', 'in play'] as const
type When = (typeof whens)[number]
const judgedKinds = ['winner', 'total', 'handicap'] as const
type JudgedKind = (typeof judgedKinds)[number]

/** One line of a match with the chances behind its prices, and the outcome that won. */
interface Forecast {
  readonly kind: JudgedKind
  readonly when: When
  readonly chances: readonly number[]
  readonly won: number
}

/** The sums of a band: how often outcomes were to win and did, with the variance of that if the chances are right. Lines of one kind are of different matches, and so independent. */
interface Band {
  outcomes: number
  fair: number
  came: number
  variance: number
}

/**
 * How well the chances behind the prices forecast simulated matches: of each match a line of each kind before the start, and at one moment in play. A line is drawn among those on offer, so that all bands of chance are seen; lines
 * that can return the stake are left out. Null where too few outcomes are expected for a z.
 */
export function calibration({ matches, seed }: { readonly matches: number; readonly seed: string }) {
  const scores: Table['rows'][number][] = []
  const table: Table['rows'][number][] = []
  let worst = { z: 0, where: 'none' }
  for (const sport of matchSports) {
    const offers = matchesOf(sport, matches, seed).map((fixture) => matchOffer(fixture, seed))
    const usualSeconds = median(offers.map(({ timeline }) => endOf(timeline)))
    const forecasts = offers.flatMap((offer) => forecastsOf(offer, { usualSeconds, seed }))
    for (const kind of judgedKinds) {
      const ofKind = forecasts.filter((one) => one.kind === kind)
      if (ofKind.length > 0) scores.push([sport, kind, ...whens.flatMap((when) => scoresOf(ofKind, when))])
    }
    for (let band = 0; band < bands; band++) {
      const cells = whens.flatMap((when) => {
        const all = inBand(forecasts, { band, when })
        const zs = judgedKinds.map((kind) => {
          const z = zOf(inBand(forecasts, { band, when, kind }))
          if (z !== null && Math.abs(z) > Math.abs(worst.z))
            worst = { z, where: `${sport}, ${kind}, ${when}, ${band * 10}–${band * 10 + 10} %` }
          return z
        })
        const share = (sum: number) => (all.outcomes > 0 ? (100 * sum) / all.outcomes : null)
        return [all.outcomes, share(all.fair), share(all.came), ...zs]
      })
      table.push([sport, `${band * 10}–${band * 10 + 10} %`, ...cells])
    }
  }
  return { tables: [scoreTable(scores), bandTable(table)], rows: [worstRow(worst)] }
}

const worstRow = ({ z, where }: { z: number; where: string }): Row => ({
  what: `calibration: largest |z| of all bands (${where})`,
  value: Math.abs(z),
  unit: '',
  goal: `≤ ${mostZ}`,
  met: Math.abs(z) <= mostZ,
})

const scoreTable = (rows: Table['rows']): Table => ({
  title:
    'Brier scores (sum of squared errors of a line; expected: its mean if the chances are right; z of the difference)',
  columns: ['sport', 'market', ...whens.flatMap((when) => [`lines ${when}`, 'Brier', 'expected', 'z'])],
  rows,
})

const bandTable = (rows: Table['rows']): Table => ({
  title:
    'Calibration: fair chance behind the price and how often it came, per cent; z by market (winner, total, handicap)',
  columns: [
    'sport',
    'band',
    ...whens.flatMap((when) => [`outcomes ${when}`, 'fair', 'came', 'z win', 'z total', 'z hcp']),
  ],
  rows,
})

/** The moment in play is drawn before anything is known of the match, and counts while it is played: of moments drawn within each match those of short ones would come too often. */
function forecastsOf(offer: MatchOffer, { usualSeconds, seed }: { usualSeconds: number; seed: string }): Forecast[] {
  const { fixture, timeline, before } = offer
  const draw = drawFrom(`${seed}/${fixture.id}/forecasts`)
  const inPlay = matchAt(timeline, Math.floor(draw.next() * usualSeconds))
  return [
    ...forecastsAt(offer, { match: before, when: 'before', draw, seed }),
    ...(inPlay ? forecastsAt(offer, { match: inPlay, when: 'in play', draw, seed }) : []),
  ]
}

interface At {
  readonly match: MatchOffer['before']
  readonly when: When
  readonly draw: Draw
  readonly seed: string
}

function forecastsAt({ fixture, timeline }: MatchOffer, { match, when, draw, seed }: At): Forecast[] {
  const end = timeline.frames.at(-1)?.match
  if (match.status === 'ended' || end?.status !== 'ended') return [] // broken off: bets come back
  const chances = chancesOf(match, ratesOf(fixture, seed))
  const judged = judgedMarkets[fixture.league.sport as MatchSport] // matches are of sports of two sides
  return judgedKinds.flatMap((kind): Forecast[] => {
    const lines = linesOnOffer(match, chances, { isWanted: (market) => market === judged[kind] })
    const whole = lines.filter(({ specifiers: { hcp = '.5', total = '.5' } }) => /\.5$/.test(hcp) && /\.5$/.test(total))
    const offered = priceLines(whole, chances, usualOffer)
    const line = offered[draw.below(Math.max(1, offered.length))]
    const definition = lines[0]?.market
    if (!line || !definition) return []
    const grades = definition.grade(end, line.specifiers)
    const won = line.outcomes.findIndex(({ id }) => grades[id] === 'won')
    const fair = line.outcomes.map((outcome) => winningChance(outcome.fair))
    return won < 0 || fair.some((chance) => !Number.isFinite(chance)) ? [] : [{ kind, when, chances: fair, won }]
  })
}

function scoresOf(forecasts: readonly Forecast[], when: When): (number | null)[] {
  const judged = forecasts.filter((one) => one.when === when)
  const list = judged.map(({ chances, won }) => ({ forecast: chances, outcome: won }))
  let [expected, variance] = [0, 0]
  for (const { chances } of judged) {
    const squares = chances.reduce((sum, chance) => sum + chance ** 2, 0)
    expected += 1 - squares
    // the score is 1 + squares − 2 × the chance of what came
    const cubes = chances.reduce((sum, chance) => sum + chance ** 3, 0)
    variance += 4 * (cubes - squares ** 2)
  }
  const brier = meanOf(brierScore, list)
  const z = variance > 0 ? (brier * list.length - expected) / Math.sqrt(variance) : null
  return [list.length, brier, expected / list.length, z]
}

function inBand(
  forecasts: readonly Forecast[],
  { band, when, kind }: { readonly band: number; readonly when: When; readonly kind?: JudgedKind },
): Band {
  const sum = { outcomes: 0, fair: 0, came: 0, variance: 0 }
  for (const forecast of forecasts) {
    if (forecast.when !== when || (kind !== undefined && forecast.kind !== kind)) continue
    let chance = 0
    forecast.chances.forEach((one, place) => {
      if (Math.min(bands - 1, Math.floor(one * bands)) !== band) return
      sum.outcomes += 1
      chance += one
      if (forecast.won === place) sum.came += 1
    })
    sum.fair += chance
    sum.variance += chance * (1 - chance)
  }
  return sum
}

/** Null where fewer than five outcomes are expected to win, or to lose: a z says nothing there. */
function zOf({ outcomes, fair, came, variance }: Band): number | null {
  return fair < 5 || outcomes - fair < 5 || variance <= 0 ? null : (came - fair) / Math.sqrt(variance)
}
