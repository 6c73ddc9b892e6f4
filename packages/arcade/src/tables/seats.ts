import { createHmac, type KeyObject } from 'node:crypto'
import type { Seat } from '../game-api/table-fields.ts'
import type { BetInRound } from './store/table-bets.ts'

const mostSeats = 7
const seatCharacters = 16

/** Names a player at a table, the same in every round of a day and on every server; nobody can tell from it who it is. */
export type SeatOf = (name: { readonly tableId: string; readonly owner: string; readonly atMs: number }) => string

/** `key`: the arcade's own, which all its servers share. */
export function seatsOf(key: KeyObject): SeatOf {
  const secret = createHmac('sha256', key.export({ type: 'pkcs8', format: 'der' }))
    .update('seats at tables')
    .digest()
  return ({ tableId, owner, atMs }) => {
    const day = new Date(atMs).toISOString().slice(0, 10)
    const text = [tableId, day, owner].join('\n')
    return createHmac('sha256', secret).update(text).digest('base64url').slice(0, seatCharacters)
  }
}

const characters = new Intl.Segmenter('ja')

/** The first character of a nickname, and as many stars for every length: `は＊＊＊`. */
export function maskedName(nickname: string | null): string {
  const [first] = characters.segment(nickname ?? '')
  return `${first?.segment ?? ''}＊＊＊`
}

export interface TableCrowd {
  readonly players: number
  readonly staked: number
  readonly seats: Seat[]
  /** The seat with the highest stake. */
  readonly highest: string | null
}

/** Real bets as everybody may see them: how many players and how much in all, and the seats of those who agreed in their newest bet, by stake. */
export function crowdOf(bets: readonly BetInRound[], seatOf: (owner: string) => string): TableCrowd {
  const players = Map.groupBy(bets, ({ owner }) => owner)
  const staked = (of: readonly BetInRound[]) => of.reduce((sum, { stake }) => sum + stake, 0)
  const seats = [...players]
    .filter(([, of]) => of.every(({ isPublic }) => isPublic))
    .map(([owner, of]) => ({ owner, of, total: staked(of) }))
    .sort((one, other) => other.total - one.total || (one.owner < other.owner ? -1 : 1))
    .slice(0, mostSeats)
    .map(({ owner, of }) => ({
      seat: seatOf(owner),
      name: maskedName(of[0]?.nickname ?? null),
      bets: laidBy(of),
      leftAt: null,
    }))
  return { players: players.size, staked: staked(bets), seats, highest: seats[0]?.seat ?? null }
}

/** The amount on each spot; under `stake` where a bet is no layout. */
function laidBy(bets: readonly BetInRound[]): Record<string, number> {
  const laid: Record<string, number> = {}
  for (const { stake, choice } of bets) {
    const spots = Object.entries(choice ?? {}).filter((spot): spot is [string, number] => typeof spot[1] === 'number')
    const isLayout = spots.reduce((sum, [, amount]) => sum + amount, 0) === stake
    for (const [spot, amount] of isLayout ? spots : [['stake', stake] as const]) laid[spot] = (laid[spot] ?? 0) + amount
  }
  return laid
}
