import { csvOf } from '@andon/contract/csv'
import type { SportCode } from '../page/api.ts'
import { totalOddsOf } from '../slip/stake/worth.ts'
import type { Bet } from './bet.ts'

interface Words {
  readonly columns: readonly string[]
  readonly status: (status: Bet['status']) => string
  readonly kind: (bet: Bet) => string
  readonly sport: (sport: SportCode) => string
  readonly name: (names: { readonly ja: string; readonly en: string }) => string
  readonly odds: (price: number) => string
}

/** Bets as a table that spreadsheets read (`csvOf`). Times in UTC, amounts in yen. */
export function betsAsCsv(bets: readonly Bet[], { columns, status, kind, sport, name, odds }: Words): string {
  const rows = bets.map((bet) => [
    bet.reference,
    bet.id,
    bet.placedAt,
    kind(bet),
    status(bet.status),
    bet.legs
      .map(
        ({ names, price, decidedBy }) =>
          `${name(names.event)} / ${name(names.market)} / ${name(names.outcome)} @ ${odds(price)}${decidedBy ? ` (${name(decidedBy)})` : ''}`,
      )
      .join('\n'),
    bet.legs.map(({ about }) => (about ? sport(about.sport) : '')).join('\n'),
    bet.legs.map(({ price }) => odds(price)).join('\n'),
    odds(totalOddsOf(bet)),
    bet.lines,
    bet.stake,
    bet.mostReturns,
    bet.cashedOut,
    bet.paid,
    isOpen(bet) ? '' : bet.paid - bet.stake,
    bet.multipleBoost ? bet.multipleBoost.counts : '',
    bet.multipleBoost && bet.status !== 'CASHED_OUT' ? bet.multipleBoost.adds : '',
  ])
  return csvOf([columns, ...rows])
}

const isOpen = ({ status }: Bet) => status === 'ACCEPTED' || status === 'PENDING_ACCEPTANCE'
