import type { SportCode } from '../frame/api.ts'
import type { Bet } from './BetCard.tsx'

interface Words {
  readonly columns: readonly string[]
  readonly status: (status: Bet['status']) => string
  readonly kind: (bet: Bet) => string
  readonly sport: (sport: SportCode) => string
  readonly name: (names: { readonly ja: string; readonly en: string }) => string
  readonly odds: (price: number) => string
}

/** Bets as a table that spreadsheets read: RFC 4180, with a mark that says UTF-8. Times in UTC, amounts in yen. */
export function betsAsCsv(bets: readonly Bet[], { columns, status, kind, sport, name, odds }: Words): string {
  const rows = bets.map((bet) => [
    bet.id,
    bet.placedAt,
    kind(bet),
    status(bet.status),
    bet.legs
      .map(
        ({ words, price, decidedBy }) =>
          `${name(words.event)} / ${name(words.market)} / ${name(words.outcome)} @ ${odds(price)}${decidedBy ? ` (${name(decidedBy)})` : ''}`,
      )
      .join('\n'),
    bet.legs.map(({ about }) => (about ? sport(about.sport) : '')).join('\n'),
    bet.legs.map(({ price }) => odds(price)).join('\n'),
    String(bet.lines),
    String(bet.stake),
    String(bet.mostReturns),
    String(bet.cashedOut),
    String(bet.paid),
    isOpen(bet) ? '' : String(bet.paid - bet.stake),
  ])
  return `\uFEFF${[columns, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
}

const isOpen = ({ status }: Bet) => status === 'ACCEPTED' || status === 'PENDING_ACCEPTANCE'

/** A text that a spreadsheet would take for a formula begins with an apostrophe; a negative number does not. */
function quoted(text: string): string {
  const safe = /^[=+@\t]|^-(?!\d+$)/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
