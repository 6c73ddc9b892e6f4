import { plainOutcome, readSlip } from '@andon/bookmaker/rules'
import { OpenBets } from '@andon/bookmaker/testing'
import { median, type Row } from '../report.ts'

const few = 100
const many = 100_000
/** Books of a few bets that one slice settles. */
const books = 200
const mostGrowth = 1.5

/** Bets settled in a second of processor time by an index of their selections in memory, without database or wallet, and what a bet costs among many bets compared with few. */
export function settleInMemory({ rounds }: { rounds: number }): Row[] {
  costOfBet(books, few) // warm
  const costs = Array.from({ length: rounds }, () => ({ small: costOfBet(books, few), large: costOfBet(1, many) }))
  const growth = median(costs.map((one) => one.large / one.small))
  return [
    { what: `in memory only, of ${many} bets`, value: 1e6 / median(costs.map((one) => one.large)), unit: 'bets/s' },
    {
      what: `  cost of a bet of ${many} ÷ of ${few}`,
      value: growth,
      unit: '×',
      goal: `≤ ${mostGrowth}`,
      met: growth <= mostGrowth,
    },
  ]
}

const shapes = [
  ...Array.from({ length: 6 }, () => ({ legs: 1, system: { type: 'single' }, bankers: 0 })),
  ...Array.from({ length: 2 }, () => ({ legs: 3, system: { type: 'fold' }, bankers: 0 })),
  { legs: 4, system: { type: 'yankee' }, bankers: 0 },
  { legs: 5, system: { choose: [2, 3] }, bankers: 1 },
]
/** Five events for each ten bets, so that a selection has as many bets in a large book as in a small one. */
const betsPerEvent = 2
const results = ['won', 'lost', 'won', 'void', 'won', 'halfWon', 'lost', 'won'] as const

/** Microseconds of processor time for each bet when every event of the books ends, once seen live and once confirmed. */
function costOfBet(count: number, bets: number): number {
  const prepared = Array.from({ length: count }, () => bookOf(bets))
  const before = process.cpuUsage()
  let settled = 0
  for (const { book, events } of prepared)
    for (let event = 0; event < events; event++)
      for (const certainty of [1, 2] as const) {
        const result = results[(event * 5) % results.length] ?? 'won'
        settled += book.settle(`event${event}`, { outcome: plainOutcome(result), certainty }).length
      }
  const { user, system } = process.cpuUsage(before)
  if (settled < count * bets) throw new Error(`${settled} of ${count * bets} bets were settled`)
  return (user + system) / (count * bets)
}

function bookOf(bets: number): { book: OpenBets; events: number } {
  const book = new OpenBets()
  const events = bets / betsPerEvent
  for (let bet = 0; bet < bets; bet++) {
    const { legs, system, bankers } = shapes[bet % shapes.length] ?? { legs: 1, system: { type: 'single' }, bankers: 0 }
    const slip = readSlip({
      stakePerLine: `${100 + (bet % 900)}`,
      ...system,
      legs: Array.from({ length: legs }, (_, leg) => ({
        id: `event${(bet * 7 + leg * 11) % events}`,
        odds: `${1 + ((bet * 13 + leg * 29) % 40)}.${`${(bet * 37 + leg * 5) % 100}`.padStart(2, '0')}5`,
        banker: leg < bankers,
      })),
    })
    const account = { status: 'ACCEPTED', cashedOut: 0, paid: 0, closed: false } as const
    book.add({ id: `bet${bet}`, slip, selections: new Map(), places: new Map(), acceptedAtMs: bet, ...account })
  }
  return { book, events }
}
