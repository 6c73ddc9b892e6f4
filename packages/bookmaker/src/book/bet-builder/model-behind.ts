import type { EventDescription } from '../../feed/event-description.ts'
import type { EventRecord } from '../../feed/event-record.ts'
import type { Card, Goal, Match, Pair, Period } from '../../markets/match.ts'
import { newMatch } from '../../markets/new-match.ts'
import { regularPeriods } from '../../markets/scope.ts'
import { tallyOf } from '../../markets/tally.ts'
import type { Sport } from '../../model/sports.ts'
import type { Chances } from '../../pricing/distribution.ts'
import { findRoot } from '../../pricing/find-root.ts'
import type { FootballRates } from '../../pricing/football/football.ts'
import { ratesBehind, ratesOfResult } from '../../pricing/football/rates-behind.ts'
import { chancesOf, type Rates } from '../../pricing/model.ts'
import type { PlayerShare } from '../../pricing/player-counts.ts'
import { fixingMarkets, ratesFound, type Stated } from '../../pricing/rates-found.ts'
import { type EventNow, lineOf } from '../event-now.ts'

/** The rates of an event and its state: plain data, but for `context`, on which no price depends. */
export type PricedEvent = Pick<EventNow, 'record' | 'context'> & {
  readonly description: Pick<EventDescription, 'sport' | 'players'> | null
}

/** The model that has the chances which the feed states for an event. */
export interface ModelBehind {
  readonly match: Match
  readonly rates: Rates
  readonly chances: Chances
  /** True if the score of the part that is played is known: before the start, and in the first part. */
  readonly knowsParts: boolean
}

/** Null for a sport without one, where the feed states too little, and while its state does not tell where the match stands. */
export function modelBehind(event: PricedEvent): ModelBehind | null {
  const stands = matchNow(event)
  if (stands === null) return null
  const rates = ratesOf(event, stands.match)
  return rates && { ...stands, rates, chances: chancesOf(stands.match, rates) }
}

/** The markets of the winner and of the total that a sport's model is found by; null for a sport without one. */
function marketsBehind({
  description,
}: PricedEvent): { readonly winner: number; readonly total: number | null } | null {
  const sport = description?.sport.code
  if (sport === undefined || !isPriced(sport)) return null
  if (sport === 'football') return { winner: 1, total: 18 }
  const fixing = fixingMarkets(sport)
  return fixing && { winner: fixing.winner[0], total: fixing.total }
}

/** False: no message has stated what `modelBehind` needs, so that it is null. */
export function canHaveModel(event: PricedEvent): boolean {
  const markets = marketsBehind(event)
  return markets !== null && Object.hasOwn(event.record.lines, `${markets.winner}`)
}

/** The keys of the lines that `modelBehind` reads, in their order: what other lines say does not change the model. */
export function linesBehind(event: PricedEvent): string[] {
  const markets = marketsBehind(event)
  if (markets === null) return []
  const { winner, total } = markets
  const scorers = event.description?.sport.code === 'football' ? '40' : null
  return Object.keys(event.record.lines).filter(
    (key) =>
      key === `${winner}` || key === scorers || (total !== null && key.startsWith(`${total}|`)) || bestOfKey.test(key),
  )
}

/** The stated chance of an outcome; null where there is none, or it is decided. */
function statedChance(event: PricedEvent, marketKey: string, outcome: string): number | null {
  const found = lineOf(event, marketKey)?.outcomes.find(({ id }) => id === outcome)
  return found && found.result === null ? found.probability : null
}

function ratesOf(event: PricedEvent, match: Match): Rates | null {
  if (match.sport === 'football') return footballRates(event, match)
  const fixing = fixingMarkets(match.sport)
  if (fixing === null) return null
  const [market, outcome] = fixing.winner
  const chance = statedChance(event, `${market}`, outcome)
  const over = fixing.total === null ? null : evenOver(event, fixing.total)
  return chance === null ? null : ratesFound(match, { marketKey: `${market}`, outcome, chance }, over)
}

/** The over of a half line whose chance is nearest to a half. */
function evenOver(event: PricedEvent, market: number): Stated | null {
  let best: Stated | null = null
  for (const marketKey of Object.keys(event.record.lines)) {
    const total = new RegExp(`^${market}\\|total=(\\d+\\.5)$`).exec(marketKey)
    const chance = total && statedChance(event, marketKey, '12')
    if (chance === null) continue
    if (best === null || Math.abs(chance - 0.5) < Math.abs(best.chance - 0.5))
      best = { marketKey, outcome: '12', chance }
  }
  return best
}

function footballRates(event: PricedEvent, match: Match): Rates | null {
  const over = evenOver(event, 18)
  const [home, away] = [statedChance(event, '1', '1'), statedChance(event, '1', '3')]
  if (home === null || away === null) return null
  const total = over && { over: over.chance, total: Number(over.marketKey.split('=')[1]) }
  const plain = total || match.status === 'live' ? null : ratesOfResult({ home, away })
  const rates = total ? ratesBehind({ home, away, ...total }, match) : plain
  return rates && { sport: 'football', rates: { ...rates, players: scorers(event, match, rates) } }
}

/** Shares of goals behind the stated chances to score at all. A player without one has no share, so that a bet on him has no joint price. */
function scorers(event: PricedEvent, match: Match, rates: FootballRates): PlayerShare[] {
  const score = chancesOf(match, { sport: 'football', rates }).of(['score'])
  const soFar = match.periods.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
    home: 0,
    away: 0,
  })
  const goals: Record<'home' | 'away', number[]> = { home: [], away: [] }
  score?.p.forEach((chance, atom) => {
    for (const side of ['home', 'away'] as const) {
      const more = (score[side][0]?.[atom] ?? 0) - soFar[side]
      goals[side][more] = (goals[side][more] ?? 0) + chance
    }
  })
  return (event.description?.players ?? []).flatMap(({ id, team }): PlayerShare[] => {
    const scores = statedChance(event, '40', id)
    if (scores === null) return []
    const blank = (share: number) => goals[team].reduce((sum, chance, more) => sum + chance * (1 - share) ** more, 0)
    return [{ id, team, share: findRoot((share) => 1 - blank(share) - scores, [0, 0.97]), plays: 1 }]
  })
}

interface Stands {
  readonly match: Match
  readonly knowsParts: boolean
}

/** Where the match stands, as far as the feed's state tells; sets and innings go on only from their parts. */
function matchNow(event: PricedEvent): Stands | null {
  const sport = event.description?.sport.code
  const status = event.record.status.value
  if (sport === undefined || !isPriced(sport)) return null
  const fresh: Match = { ...newMatch(sport), bestOf: bestOf(event) }
  const bySets = regularPeriods[sport] === null
  if (status === 'notStarted' || status === 'delayed')
    return bySets && fresh.bestOf === null ? null : { match: fresh, knowsParts: true }
  const { score, clockSeconds, phase } = event.record
  if (status !== 'live' || !score || !phase) return null
  if (bySets || sport === 'baseball') return inSetsOrInnings(fresh, event.record)
  if (!clockSeconds) return null
  const count = regularPeriods[sport] ?? 0
  const number = partNow(phase.value, clockSeconds.value / (secondsOf[sport] ?? 1), count)
  if (number === null) return null
  const told = countsParts(sport) ? partsTold(event.record, score.value, number) : null
  const periods = Array.from({ length: number }, (_, index): Period => {
    const isLast = index === number - 1
    const points = told?.[index] ?? (index === 0 ? score.value : { home: 0, away: 0 }) // all in the first where only the sum is told
    return { stage: 'regular', number: index + 1, ...points, ended: !isLast || phase.value === 'break' }
  })
  const end = number * (secondsOf[sport] ?? 0)
  const match: Match = {
    ...fresh,
    status,
    periods,
    clockSeconds: Math.min(clockSeconds.value, end),
    stoppageSeconds: sport === 'football' ? Math.max(0, clockSeconds.value - end) : 0,
  }
  return {
    match: sport === 'football' ? withIncidents(match, score.value, event.record.redCards?.value ?? null) : match,
    knowsParts: number === 1 || told !== null,
  }
}

/** Not football, whose corners and cards are not told by half; nor American football, whose quarters the model has too evenly to combine them. */
const countsParts = (sport: Sport) => sport !== 'football' && sport !== 'americanFootball'

/** The scores of so many parts, where the feed has told them and they make the score; null otherwise. */
function partsTold({ parts }: EventRecord, score: Pair, count: number): readonly Pair[] | null {
  const scores = parts?.value.scores
  if (scores?.length !== count) return null
  const sum = (side: 'home' | 'away') => scores.reduce((all, part) => all + part[side], 0)
  return sum('home') === score.home && sum('away') === score.away ? scores : null
}

/** Goes on from the parts as the feed tells them, in sets and in the nine innings; null where it does not tell them, or they do not make the score. */
function inSetsOrInnings(fresh: Match, { score, phase, parts }: EventRecord): Stands | null {
  if (!score || !parts) return null
  const { scores, within } = parts.value
  const isBaseball = fresh.sport === 'baseball'
  if (!isBaseball && fresh.bestOf === null) return null
  const most = fresh.bestOf ?? regularPeriods.baseball ?? 0
  const onBreak = phase?.value === 'break'
  const periods = scores.slice(0, most).map((part, index): Period => {
    const isLast = index === scores.length - 1
    return { stage: 'regular', number: index + 1, ...part, ended: !isLast || onBreak }
  })
  const match: Match = { ...fresh, status: 'live', periods, within }
  const made = tallyOf(match, isBaseball ? 'score' : 'sets')
  const isWhole = scores.length <= most && made?.home === score.value.home && made.away === score.value.away
  // an inning goes on from who bats; without it it may be over
  return isWhole && (!isBaseball || onBreak || within?.batting != null) ? { match, knowsParts: true } : null
}

const secondsOf: Readonly<Record<string, number>> = {
  football: 2700,
  rugby: 2400,
  iceHockey: 1200,
  basketball: 600,
  americanFootball: 900,
}
const isPriced = (sport: string): sport is Match['sport'] => Object.hasOwn(regularPeriods, sport)

/** The number of the part that is played, or was before a break; null after regular play. */
function partNow(phase: string, parts: number, count: number): number | null {
  if (phase === 'firstHalf') return 1
  if (phase === 'secondHalf') return 2
  const number = phase === 'break' ? Math.round(parts) : Number(/^part(\d)$/.exec(phase)?.[1])
  return number >= 1 && number <= count && (phase !== 'break' || number < count) ? number : null
}

/** Goals and sendings-off so far. By whom and in which order is not told; what that matters to is not as the feed states it, and has no joint price. */
function withIncidents(match: Match, score: Pair, redCards: Pair | null): Match {
  const of = (team: 'home' | 'away') => ({ team, stage: 'regular' as const, period: 1, minute: 1, player: null })
  const cards: Card[] = (['home', 'away'] as const).flatMap((team) =>
    Array.from({ length: redCards?.[team] ?? 0 }, () => ({ ...of(team), kind: 'red' as const })),
  )
  const goals: Goal[] = (['home', 'away'] as const).flatMap((team) =>
    Array.from({ length: score[team] }, () => ({ ...of(team), kind: 'play' as const })),
  )
  return { ...match, cards, goals }
}

const bestOfKey = /best_?of:(\d)/

/** The length of a match in sets, as lines on its score in sets name it; null where none does. */
function bestOf({ record }: PricedEvent): number | null {
  for (const key of Object.keys(record.lines)) {
    const length = bestOfKey.exec(key)?.[1]
    if (length !== undefined) return Number(length)
  }
  return null
}
