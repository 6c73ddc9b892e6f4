import { matchOffer } from '@andon/bookmaker/feed'
import { matchSports } from '@andon/bookmaker/rules'
import { drawFrom } from '@andon/bookmaker/testing'
import type { Row, Table } from '../report.ts'
import { type Asked, sureWins } from './arbitrage.ts'
import { type Accepted, type Defences, type MatchBook, matchBook, messagesOf, type Pick } from './match-book.ts'
import { matchesOf } from './sample.ts'
import { type Truth, truthOf } from './truth.ts'

/** Events of a match that are attacked, and times at which ordinary bets are made: all where there are no more. */
const timesOfMatch = 24
/** Selections that are bet on at each of them: those with the highest return. */
const selections = 3
/** A bet that returns less on average is not worth it. */
const leastReturn = 1.02
/** When a late bettor asks, in milliseconds after the event. */
const lateMs = [200, ...Array.from({ length: 15 }, (_, second) => 1000 * (second + 1))]
/** So long before us the feed of an insider has an event. */
const aheadMs = 5000

const defences: readonly (readonly [string, Defences])[] = [
  ['all', { delay: true, stops: true, prices: true }],
  ['no delay', { delay: false, stops: true, prices: true }],
  ['no suspensions', { delay: true, stops: false, prices: true }],
  ['old prices paid', { delay: true, stops: true, prices: false }],
  ['none', { delay: false, stops: false, prices: false }],
]
const attackers = ['late prices', 'feed 5 s ahead', 'prices behind the clock', 'arbitrage', 'ordinary bets'] as const
type Attacker = (typeof attackers)[number]

/** What the book keeps of one attacker's bets: sums in minor units. */
class Account {
  asked = 0
  accepted = 0
  turnover = 0
  profit = 0
  /** By the chances at the moment of acceptance, or those of an event that the player knew already. */
  expected = 0
}

/** One match, with what the attackers would bet on: the same whatever defences there are, but that prices of before an event stay on offer where it suspends nothing. */
interface Attacked {
  readonly book: MatchBook
  readonly truthAt: (at: number) => Truth
  /** `known`: when what the player bets by has happened. */
  readonly wanted: Readonly<Record<Exclude<Attacker, 'arbitrage'>, readonly (Asked & { readonly known: number })[]>>
  readonly pairs: readonly (readonly [Asked, Asked])[]
}

/**
 * A simulated season with bettors who know more than the prices do: those who bet after an event at the price before it, as long as the book accepts; those who see each event before our feed; those who look for prices that a clock
 * has left behind; those who combine prices of before and after an event into a sure win; beside them ordinary ones, who bet at random. Each stakes ¥ 10,000 on a bet; limits of stakes are left out. Acceptance is the product's own
 * (`checkRequest`, and `pricesNow` after the delay).
 */
export function attack({ matches, seed }: { readonly matches: number; readonly seed: string }) {
  const accounts = new Map<string, Account>()
  for (const sport of matchSports)
    for (const fixture of matchesOf(sport, matches, `${seed}/attack`).slice(0, matches)) {
      const offer = matchOffer(fixture, seed)
      const messages = messagesOf(offer)
      const [stopped, open] = [true, false].map((stops) => attacked(offer, { messages, seed, stops }))
      for (const [name, of] of defences) {
        const match = of.stops ? stopped : open
        if (!match) continue
        for (const attacker of attackers) {
          const names = [`${name}|${attacker}`, `${name}|${attacker}|${sport}`]
          const own = names.map((key) => accounts.get(key) ?? new Account())
          for (const [place, account] of own.entries()) accounts.set(names[place] ?? '', account)
          betAll(match, { attacker, of, accounts: own })
        }
      }
    }
  return reportOf(accounts)
}

type Messages = ReturnType<typeof messagesOf>

function attacked(
  offer: ReturnType<typeof matchOffer>,
  of: { readonly messages: Messages; readonly seed: string; readonly stops: boolean },
): Attacked {
  const { fixture, timeline } = offer
  const book = matchBook(offer, of)
  const truthAt = truthOf(offer, of.seed)
  const draw = drawFrom(`${of.seed}/${fixture.id}/ordinary`)
  const later = timeline.frames.slice(1).map(({ second }) => fixture.startsAt + second * 1000)
  const count = Math.min(timesOfMatch, later.length)
  const events = Array.from({ length: count }, (_, nth) => later[Math.floor((nth * later.length) / count)] ?? 0)
  const times = Array.from(
    { length: timesOfMatch },
    () => fixture.startsAt + Math.floor(draw.next() * ((later.at(-1) ?? 0) - fixture.startsAt)),
  )
  const best = (at: number, known: number) =>
    book
      .picksAt(at)
      .map((pick) => ({ pick, returned: truthAt(known)(pick) }))
      .filter(({ returned }) => returned > leastReturn)
      .toSorted((one, other) => other.returned - one.returned)
      .slice(0, selections)
      .map(({ pick }) => ({ at, known, pick }))
  return {
    book,
    truthAt,
    wanted: {
      'late prices': events.flatMap((at) => best(at - 1, at)),
      'feed 5 s ahead': events.flatMap((at) => best(at - aheadMs, at)),
      'prices behind the clock': times.flatMap((at) => best(at, at)),
      'ordinary bets': times.flatMap((at) => {
        const picks = book.picksAt(at)
        const pick = picks[draw.weighted(picks.map(({ price }) => 1 / price))]
        return pick ? [{ at, known: at, pick }] : []
      }),
    },
    pairs: sureWins(book, offer, { seed: of.seed, events }),
  }
}

function betAll(
  { book, truthAt, wanted, pairs }: Attacked,
  {
    attacker,
    of,
    accounts,
  }: { readonly attacker: Attacker; readonly of: Defences; readonly accounts: readonly Account[] },
): void {
  function add(pick: Pick, accepted: Accepted | null, known: number): void {
    const paid = { ...pick, price: accepted?.price ?? 0 }
    const profit = accepted ? book.stake - book.paidFor(paid) : 0
    const expected = accepted ? book.stake * (1 - truthAt(Math.max(accepted.at, known))(paid)) : 0
    for (const account of accounts) {
      account.asked += 1
      account.accepted += accepted ? 1 : 0
      account.turnover += accepted ? book.stake : 0
      account.profit += profit
      account.expected += expected
    }
  }

  if (attacker !== 'arbitrage') {
    for (const { at, known, pick } of wanted[attacker]) {
      // a late bettor asks for the price before the event again and again
      const tries = attacker === 'late prices' ? lateMs.map((ms) => known + ms) : [at]
      const accepted = tries
        .values()
        .map((time) => book.placeAt(time, pick, of))
        .find((one) => one !== null)
      add(pick, accepted ?? null, known)
    }
    return
  }
  for (const [first, second] of pairs) {
    const accepted = book.placeAt(first.at, first.pick, of)
    add(first.pick, accepted, first.at)
    // the other bet is only asked for where the first is accepted
    if (accepted) add(second.pick, book.placeAt(second.at, second.pick, of), second.at)
  }
}

function reportOf(accounts: ReadonlyMap<string, Account>): { tables: Table[]; rows: Row[] } {
  const share = (part: number, turnover: number) => (turnover > 0 ? (100 * part) / turnover : null)
  const cells = ({ asked, accepted, turnover, profit, expected }: Account) => [
    asked,
    accepted,
    turnover,
    profit,
    share(profit, turnover),
    share(expected, turnover),
  ]
  const tables = [
    {
      title:
        'The book against attackers, ¥; profit is the book’s; expected: by the chances when a bet is accepted, or of what its player knows',
      columns: ['attacker', 'defences', 'bets asked', 'accepted', 'turnover', 'profit', '%', 'expected %'],
      rows: attackers.flatMap((attacker) =>
        defences.map(([name]) => [attacker, name, ...cells(accounts.get(`${name}|${attacker}`) ?? new Account())]),
      ),
    },
    {
      title: 'The same with all defences, by sport',
      columns: ['attacker', 'sport', 'bets asked', 'accepted', 'turnover', 'profit', '%', 'expected %'],
      rows: attackers.flatMap((attacker) =>
        matchSports.flatMap((sport) => {
          const account = accounts.get(`all|${attacker}|${sport}`)
          return account ? [[attacker, sport, ...cells(account)]] : []
        }),
      ),
    },
  ]
  const rows = attackers.map((attacker): Row => {
    const { turnover = 0, expected = 0 } = accounts.get(`all|${attacker}`) ?? {}
    const value = share(expected, turnover) ?? 0
    return {
      what: `book’s expected result, all defences, against: ${attacker}`,
      value,
      unit: '%',
      goal: '≥ 0',
      met: value >= 0,
    }
  })
  return { tables, rows }
}
