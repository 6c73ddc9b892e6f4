import { type MatchOffer, matchOffer } from '@andon/bookmaker/feed'
import { type LegResult, matchSports, readSpecifiers } from '@andon/bookmaker/rules'
import {
  type Bet,
  chancesAgainst,
  drawFrom,
  matchAt,
  ratesOf,
  resultsIn,
  simulateMatch,
} from '@andon/bookmaker/testing'
import type { Row, Table } from '../report.ts'
import type { MatchBook, Pick } from './match-book.ts'
import { readLine } from './read-line.ts'
import { matchesOf } from './sample.ts'

/** Ways a match is played out to its end from a state. Where the few find a sure win, the many must confirm it. */
const ways = { few: 600, many: 12_000 }
/** Events of a match of which old and new prices are combined. */
const eventsOfMatch = 4
/** When the new prices stand, and when the old ones are asked for, after the event. */
const [newMs, oldMs] = [9_000, 200]
/** What a sure win must return of the stakes at least. */
const leastReturn = 1.005

const returned: Readonly<Record<LegResult, (odds: number) => number>> = {
  won: (odds) => odds,
  halfWon: (odds) => (1 + odds) / 2,
  void: () => 1,
  halfLost: () => 0.5,
  lost: () => 0,
}

/**
 * Sets of bets at the prices of one moment that win whatever happens, among all lines of a match: before the start and at moments in play. `chancesAgainst` looks for chances of the ends under which no bet gains on average; where
 * it finds them no combination of stakes on any of the bets is a sure win.
 */
export function searchSureWins({ matches, seed }: { readonly matches: number; readonly seed: string }) {
  let [found, states] = [0, 0]
  const rows = matchSports.map((sport) => {
    const sum = { states: 0, bets: 0, found: 0 }
    for (const fixture of matchesOf(sport, matches, `${seed}/sure`).slice(0, matches)) {
      const offer = matchOffer(fixture, seed)
      const draw = drawFrom(`${seed}/${fixture.id}/sure`)
      const moments = offer.moments.flatMap(({ kind }, moment) => (kind === 'prices' ? [moment] : []))
      for (const moment of [-1, ...[0, 1].map(() => moments[draw.below(moments.length)] ?? -1)]) {
        const bets = betsAt(offer, { moment, seed, runs: ways.few })
        if (bets.length === 0) continue
        sum.states += 1
        sum.bets += bets.length
        const isSure = isSureWin(bets) && isSureWin(betsAt(offer, { moment, seed, runs: ways.many }))
        if (isSure) sum.found += 1
      }
    }
    found += sum.found
    states += sum.states
    return [sport, sum.states, sum.bets / Math.max(1, sum.states), sum.found]
  })
  const table: Table = {
    title: 'Sure wins among all prices of one moment of a match',
    columns: ['sport', 'moments', 'bets at each', 'sure wins'],
    rows,
  }
  const verdict: Row = {
    what: `sure wins found in ${states} offers`,
    value: found,
    unit: '',
    goal: '0',
    met: found === 0,
  }
  return { table, row: verdict }
}

const isSureWin = (bets: readonly Bet[]) => {
  const count = bets[0]?.returns.length ?? 0
  return chancesAgainst(bets, new Float64Array(count).fill(1 / count)).worst !== ''
}

function betsAt(offer: MatchOffer, of: { moment: number; seed: string; runs: number }): Bet[] {
  const { fixture, timeline, moments, before, players } = offer
  const match = matchAt(timeline, moments[of.moment]?.second ?? -1) ?? before
  const matchesPlayed = simulateMatch(match, ratesOf(fixture, of.seed), { seed: 2 + of.moment, runs: of.runs })
  if (!matchesPlayed) return []
  return [...offer.offerAt(of.moment).values()].flatMap(({ market, specifiers, status, outcomes }) => {
    const read = readSpecifiers(specifiers)
    if (status !== 'active' || !read) return []
    return outcomes.flatMap(({ id, price }): Bet[] => {
      const results = price === null ? null : resultsIn(matchesPlayed, { market, specifiers: read, players }, id)
      if (price === null || !results) return []
      const returns = Float32Array.from(results, (result) => returned[result](price / 1000))
      return [{ name: `${market}|${specifiers}/${id}`, returns }]
    })
  })
}

/** A bet with the ways of the match in which it returns nothing less than its price. */
interface Known {
  readonly pick: Pick
  readonly odds: number
  readonly wins: Uint8Array
}

/** A selection that is asked for at a time. */
export interface Asked {
  readonly at: number
  readonly pick: Pick
}
type Pair = readonly [Asked, Asked]

/**
 * Pairs of a price of before an event and one of after it of which one must win, with the highest sure return; one for each event. `book` says what its page shows at those moments.
 */
export function sureWins(
  book: MatchBook,
  offer: MatchOffer,
  { seed, events }: { readonly seed: string; readonly events: readonly number[] },
): Pair[] {
  const { fixture, timeline } = offer
  const step = Math.max(1, Math.floor(events.length / eventsOfMatch))
  return events
    .filter((_, place) => place % step === 0)
    .slice(0, eventsOfMatch)
    .flatMap((at): Pair[] => {
      const match = matchAt(timeline, (at + newMs - fixture.startsAt) / 1000)
      const played = match && simulateMatch(match, ratesOf(fixture, seed), { seed: 1, runs: ways.few })
      if (!played) return []
      const known = (picks: readonly Pick[]) =>
        picks.flatMap((pick): Known[] => {
          const line = readLine(pick.key)
          const of = line && { market: line.market.id, specifiers: line.specifiers, players: offer.players }
          const results = of && resultsIn(played, of, pick.outcome)
          if (!results) return []
          return [{ pick, odds: pick.price / 1000, wins: Uint8Array.from(results, (one) => (one === 'won' ? 1 : 0)) }]
        })
      const best = bestPair(known(book.picksAt(at - 1)), known(book.picksAt(at + newMs)))
      return best
        ? [
            [
              { at: at + oldMs, pick: best[0] },
              { at: at + newMs, pick: best[1] },
            ] as const,
          ]
        : []
    })
}

/** Of two bets of which one wins in every way, stakes by their odds return 1 / (1 / a + 1 / b) of what is staked. */
function bestPair(old: readonly Known[], now: readonly Known[]): readonly [Pick, Pick] | null {
  let best: { readonly pair: readonly [Pick, Pick]; readonly sure: number } | null = null
  for (const one of old)
    for (const other of now) {
      const sure = 1 / (1 / one.odds + 1 / other.odds)
      if (sure < leastReturn || (best && sure <= best.sure)) continue
      if (one.wins.every((won, way) => won === 1 || other.wins[way] === 1))
        best = { pair: [one.pick, other.pick], sure }
    }
  return best?.pair ?? null
}
