import type { EventDescription } from '../feed/event-description.ts'
import { isEventOver } from '../model/event-status.ts'
import { type EventNow, lineOf } from './event-now.ts'
import type { RunningBook } from './run-book.ts'

type Shown = EventNow & { readonly description: EventDescription }
type Names = EventDescription['sport']['name']

/** A match as other pages than the sportsbook's show it. Prices in thousandths, the stake included; null while no bets are taken. */
export interface MatchNow {
  readonly id: string
  readonly sport: { readonly code: string; readonly name: Names }
  readonly tournament: Names
  readonly home: Names
  readonly away: Names
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly live: boolean
  readonly score: { readonly home: number; readonly away: number } | null
  readonly minute: number | null
  readonly prices: readonly {
    readonly side: 'home' | 'draw' | 'away'
    readonly pick: string
    readonly price: number | null
  }[]
}

/** The markets on the result, and the sides of their outcomes. */
const results = ['1', '186', '219', '251']
const sides: Readonly<Record<string, 'home' | 'draw' | 'away'>> = {
  1: 'home',
  2: 'draw',
  3: 'away',
  4: 'home',
  5: 'away',
}
/** Sports that most people bet on come first, whatever has more matches now. */
const sportOrder = ['football', 'baseball', 'tennis', 'basketball', 'sumo', 'volleyball', 'iceHockey']
const mostOfSport = 2
const most = { live: 6, upcoming: 6 }

/** Matches in play, then those that start next, from several sports: of each sport two at first, then more as far as there is room. */
export function matchesNow(book: Pick<RunningBook, 'events'>): readonly MatchNow[] {
  const matches = [...book.events()].filter(isMatch).filter(({ record }) => !isEventOver(record.status.value))
  const live = matches.filter(isLive)
  const upcoming = matches.filter(({ record }) => record.status.value === 'notStarted')
  return [...chosen(live, most.live), ...chosen(upcoming, most.upcoming)]
}

const isMatch = (event: EventNow): event is Shown =>
  event.description !== null && event.description.event.kind === 'match'
const isLive = ({ record }: Shown) => ['live', 'suspended', 'interrupted'].includes(record.status.value)
const startOf = ({ record, description }: Shown) => record.startsAt?.value ?? description.event.startsAt
const rankOf = ({ description }: Shown) => {
  const place = sportOrder.indexOf(description.sport.code)
  return place === -1 ? sportOrder.length : place
}

function chosen(events: readonly Shown[], count: number): readonly MatchNow[] {
  const inOrder = events.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || startOf(one) - startOf(other) || (one.record.id < other.record.id ? -1 : 1),
  )
  const bySport = new Map<string, number>()
  const first: MatchNow[] = []
  const later: MatchNow[] = []
  for (const event of inOrder) {
    if (first.length >= count) break
    const code = event.description.sport.code
    const before = bySport.get(code) ?? 0
    if (before >= mostOfSport && later.length >= count) continue
    const match = matchOf(event)
    if (match === null) continue
    bySport.set(code, before + 1)
    ;(before < mostOfSport ? first : later).push(match)
  }
  return [...first, ...later].slice(0, count)
}

/** Null without a market on the result in which bets are taken. */
function matchOf(event: Shown): MatchNow | null {
  const { record, description } = event
  const [home, away] = description.event.competitors
  const key = results.find((market) => Object.hasOwn(record.lines, market))
  const line = key === undefined ? null : lineOf(event, key)
  if (!home || !away || !line || line.status !== 'active') return null
  const prices = line.outcomes.flatMap(({ id, price, isOffered }) => {
    const side = sides[id]
    return side === undefined ? [] : [{ side, pick: `${key}/${id}`, price: isOffered ? price : null }]
  })
  if (prices.length < 2 || prices.some(({ price }) => price === null)) return null
  const live = isLive(event)
  const clock = record.clockSeconds?.value ?? null
  return {
    id: record.id,
    live,
    prices,
    startsAt: startOf(event),
    sport: { code: description.sport.code, name: description.sport.name },
    tournament: description.tournament.name,
    home: home.name,
    away: away.name,
    score: live ? (record.score?.value ?? null) : null,
    minute: live && description.sport.code === 'football' && clock !== null ? Math.floor(clock / 60) + 1 : null,
  }
}
