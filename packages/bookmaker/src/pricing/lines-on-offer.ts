import { marketsOf } from '../markets/catalogue.ts'
import type { MarketDefinition, Player } from '../markets/market.ts'
import type { Match } from '../markets/match.ts'
import { minuteNow } from '../markets/minutes.ts'
import { isOver, regularPeriods, type Scope } from '../markets/scope.ts'
import { tallyOf } from '../markets/tally.ts'
import type { Specifiers } from '../model/specifiers.ts'
import type { MatchSport } from '../model/sports.ts'
import type { Chances, Distribution } from './distribution.ts'

/** One line of a market. */
export interface Line {
  readonly market: MarketDefinition
  readonly specifiers: Specifiers
}

/** The numbers that markets on players ask to be reached. */
const reached: Readonly<Record<number, readonly string[]>> = {
  90005: ['10', '15', '20', '25'],
  90006: ['1', '2'],
  90034: ['1', '2'],
  90035: ['1', '2'],
}

/** Players of whom less is expected have no line. */
const leastLine: Readonly<Record<number, number>> = { 922: 2.5, 923: 3.5 }

/** How far apart the lines of totals and handicaps stand, by sport; sets and maps always by one. */
const lineStep: Readonly<Record<MatchSport, number>> = {
  football: 1,
  iceHockey: 1,
  baseball: 1,
  basketball: 3,
  americanFootball: 3,
  rugby: 3,
  tennis: 1,
  volleyball: 3,
  tableTennis: 3,
  mma: 1,
  sumo: 1,
  esports: 1,
}
/** Markets of football that are also offered at whole and quarter lines around the middle. */
const asianMarkets = new Set([16, 18, 66, 68])
/** Offered at three lines. */
const fewLines = new Set([90_031, 90_032, 90_033, 90_038])

/** Markets of e-sports on the map that is played or comes next, with few lines: prices are made again after every round. */
const ofMapInPlay = new Set([90_211, 90_212, 90_213, 90_214, 90_215])
/** Aces and double faults: one line at a time. */
const ofServes = new Set([90_221, 90_222, 90_223, 90_225])

/**
 * The lines to offer on a match at its present state: totals and handicaps around the line that splits the chances evenly, the goal, set, quarter or inning that comes next,
 * and every market without specifiers. Markets the model cannot price, and periods that are over, are left out.
 *
 * @param isWanted the markets that are asked for; the lines of one do not depend on the others
 * @param players of whom there are lines of their own
 */
export function linesOnOffer(
  match: Match,
  chances: Chances,
  { isWanted = () => true, players = [] }: LinesWanted = {},
): readonly Line[] {
  if (isOver(match)) return []
  const state = { match, chances, players }
  return marketsOf(match.sport)
    .filter(({ id }) => isWanted(id))
    .flatMap((market) => specifiersOf(market, state).map((specifiers) => ({ market, specifiers })))
}

export interface LinesWanted {
  readonly isWanted?: ((market: number) => boolean) | undefined
  readonly players?: readonly Player[]
}

/** What lines are chosen by. */
interface State {
  readonly match: Match
  readonly chances: Chances
  readonly players: readonly Player[]
}

function specifiersOf(market: MarketDefinition, state: State): readonly Specifiers[] {
  let lists: readonly Specifiers[] = [{}]
  for (const name of [...market.specifiers].toSorted((one, other) => order(one) - order(other))) {
    lists = lists.flatMap((given) => valuesOf(name, market, state, given).map((value) => ({ ...given, [name]: value })))
  }
  return lists
}

/** Lines depend on the period they are for, so that they are chosen last. */
function order(name: string): number {
  return name === 'total' || name === 'hcp' ? 1 : 0
}

function valuesOf(
  name: string,
  market: MarketDefinition,
  { match, chances, players }: State,
  given: Specifiers,
): readonly string[] {
  switch (name) {
    case 'total':
    case 'hcp':
      return middleLines(name, market, match, chances, given)
    case 'player':
      return players.map(({ id }) => id)
    case 'pointnr':
      return ['5', '10']
    case 'least':
      return reached[market.id] ?? []
    case 'goalnr':
      return [nextNumber(match, market.byPlayer ? 'scored' : 'score')]
    case 'from':
      return bandsToCome(market.id, match).map(String)
    case 'to':
      return [String(Number(given.from) + bandOf(market.id) - 1)]
    case 'cornernr':
      return match.corners === null ? [] : [nextNumber(match, 'corners')]
    case 'bookingnr':
      return match.cards === null ? [] : [nextNumber(match, 'bookings')]
    case 'score':
      return match.status === 'live' ? [scoreNow(match)] : []
    case 'variant':
      return variantsOf(market.id, match)
    default:
      return periodsToCome(match, name).slice(0, ofMapInPlay.has(market.id) ? 1 : undefined)
  }
}

function nextNumber(match: Match, scope: Scope): string {
  if (scope === 'scored') return String((match.goals?.filter(({ kind }) => kind !== 'ownGoal').length ?? 0) + 1)
  const { home, away } = tallyOf(match, scope) ?? { home: 0, away: 0 }
  return String(home + away + 1)
}

/** Minutes of a line of a market on a part of the match. */
const bandOf = (market: number): number => (market === 105 ? 10 : 15)

/** The first minutes of the band that is played and of the next one. */
function bandsToCome(market: number, match: Match): number[] {
  const length = bandOf(market)
  const now = Math.ceil(minuteNow(match) / length)
  return [now, now + 1].filter((band) => band <= 90 / length).map((band) => (band - 1) * length + 1)
}

function scoreNow(match: Match): string {
  const { home, away } = tallyOf(match, 'score') ?? { home: 0, away: 0 }
  return `${home}:${away}`
}

const variants: Readonly<Record<number, string>> = {
  15: 'andon:winning_margin',
  21: 'andon:goals',
  23: 'andon:home_goals',
  24: 'andon:away_goals',
  25: 'andon:goal_range',
  71: 'andon:1st_half_goals',
  169: 'andon:corner_range',
  290: 'andon:winning_margin:points',
  910: 'andon:mma',
}
function variantsOf(id: number, match: Match): readonly string[] {
  if (id === 199 || id === 329) return [`andon:sets:best_of:${match.bestOf ?? 3}`]
  if (id === 912) return [`andon:rounds:${match.bestOf ?? 3}`]
  const known = variants[id]
  return known === undefined ? [] : [known]
}

/** The period being played and the next one; the sets of a match that may be short only as far as they are certain to be played, and the one being played. */
function periodsToCome(match: Match, name: string): readonly string[] {
  const ended = match.periods.filter((period) => period.stage === 'regular' && period.ended).length
  const current = ended + 1
  const planned = regularPeriods[match.sport]
  const last = planned ?? match.bestOf ?? 3
  if (match.periods.some(({ stage }) => stage !== 'regular') || current > last) return []
  if (name === 'quarternr' || name === 'periodnr')
    return Array.from({ length: last - ended }, (_, index) => String(current + index))
  return [current, current + 1].filter((number) => number <= last).map(String)
}

/** Lines by the step of the sport around the one that splits the chances evenly. */
function middleLines(
  name: 'total' | 'hcp',
  market: MarketDefinition,
  match: Match,
  chances: Chances,
  given: Specifiers,
): readonly string[] {
  const european = name === 'hcp' && market.pieces({ ...given, hcp: '0:1' }) !== null
  const probe = market.pieces({ ...given, [name]: european ? '0:1' : '0.5' })?.[0]
  const parts = probe?.parts ?? []
  const part = parts.at(-1)
  if (part === undefined) return []
  const scopes = parts.map(({ scope }) => scope)
  const distribution = chances.of(scopes)
  if (distribution === null) return []
  const side = given.player === undefined ? /competitor([12])/.exec(market.name.en)?.[1] : '1'
  const value = name === 'hcp' ? lead : side === '1' ? ofHome : side === '2' ? ofAway : both
  const middle = median(distribution, scopes.length - 1, value)
  if (european) {
    const level = Math.round(middle)
    return [-1, 0, 1].flatMap((step) => (level + step === 0 ? [] : [startScore(-(level + step))]))
  }
  const { sport } = match
  const step =
    part.scope === 'sets' || part.scope.startsWith('score@') ? 1 : part.scope.startsWith('kills@') ? 3 : lineStep[sport]
  const centre = name === 'hcp' ? -halfLine(middle) : halfLine(middle)
  if (given.player !== undefined) return centre < (leastLine[market.id] ?? 0) ? [] : [String(Math.max(0.5, centre))]
  const isNarrow = fewLines.has(market.id) || ofMapInPlay.has(market.id)
  const steps = ofServes.has(market.id) ? [0] : isNarrow ? [-1, 0, 1] : [-2, -1, 0, 1, 2]
  const around = market.groups.includes('combo')
    ? [0, step]
    : steps.map((n) => n * (fewLines.has(market.id) ? 1 : step))
  const quarters = asianMarkets.has(market.id) && sport === 'football' ? [-0.75, -0.5, -0.25, 0.25, 0.5, 0.75] : []
  const lines = [...around, ...quarters].map((offset) => centre + offset).toSorted((one, other) => one - other)
  return lines.filter((line) => name === 'hcp' || line > 0).map(String)
}

const lead = (home: number, away: number) => home - away
const both = (home: number, away: number) => home + away
const ofHome = (home: number) => home
const ofAway = (_: number, away: number) => away

function startScore(lead: number): string {
  return lead >= 0 ? `${lead}:0` : `0:${-lead}`
}

/** The half line that leaves the median on the heavier side: 2.5 for a median of 2 or 3, whichever is nearer. */
function halfLine(middle: number): number {
  return Math.floor(middle) + 0.5
}

/** The value that splits the chances, between the two whole numbers it falls in. */
function median({ p, home, away }: Distribution, place: number, value: (home: number, away: number) => number): number {
  const sums = new Map<number, number>()
  let total = 0
  for (let atom = 0; atom < p.length; atom++) {
    const at = value(home[place]?.[atom] ?? 0, away[place]?.[atom] ?? 0)
    sums.set(at, (sums.get(at) ?? 0) + (p[atom] ?? 0))
    total += p[atom] ?? 0
  }
  let below = 0
  for (const at of [...sums.keys()].toSorted((one, other) => one - other)) {
    const chance = sums.get(at) ?? 0
    if (below + chance >= total / 2) {
      // More than half of this value's chance lies below the middle: the nearer half line is the one above it.
      return (total / 2 - below) / chance < 0.5 ? at - 1 : at
    }
    below += chance
  }
  return 0
}
