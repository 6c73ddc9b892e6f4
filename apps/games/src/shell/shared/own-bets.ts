import type { TableBetNow } from '@andon/arcade/game-api/table-fields'
import type { BetRequest, OwnBet } from './shared-scene.ts'

/** A bet never goes back to an earlier step: what was sent before arrives later at times. */
const step: Readonly<Record<OwnBet['status'], number>> = {
  sending: 0,
  asked: 1,
  placed: 2,
  settling: 3,
  returning: 3,
  settled: 4,
  returned: 4,
  refused: 4,
}

/** The bets that take part in a round, or may: not those of which nothing was taken or which went back. */
const takesPart: ReadonlySet<OwnBet['status']> = new Set(['sending', 'asked', 'placed', 'settling', 'settled'])

export type OwnBets = ReturnType<typeof createOwnBets>

/** The player's bets by round, from replies, messages and readings of the table in any order. `onChange` gets the number of a round that has another bet. */
export function createOwnBets(onChange: (number: number) => void) {
  const bets = new Map<string, TableBetNow>()
  /** Sent, and not answered yet; by the id of the request. */
  const sending = new Map<string, OwnBet>()
  const of = (number: number): readonly OwnBet[] => [
    ...[...bets.values()].filter((bet) => bet.number === number),
    ...[...sending.values()].filter((bet) => bet.number === number),
  ]
  const note = (bet: TableBetNow) => {
    const known = bets.get(bet.id)
    if (known && !isNewer(bet, known)) return
    bets.set(bet.id, bet)
    onChange(bet.number)
  }
  return {
    note,
    noteAll: (read: readonly TableBetNow[]): void => {
      for (const bet of read) note(bet)
    },
    sent: (requestId: string, number: number, { stake, choice }: BetRequest): void => {
      const unknown = { actions: [], win: null, events: [] }
      sending.set(requestId, { id: null, status: 'sending', number, stake, choice: choice ?? null, ...unknown })
      onChange(number)
    },
    /** The arcade has answered, with this bet or none. */
    answered: (requestId: string, bet: TableBetNow | null): void => {
      const number = sending.get(requestId)?.number
      sending.delete(requestId)
      if (bet) note(bet)
      if (number !== undefined) onChange(number)
    },
    /** In the order in which they were placed; those that take no part are left out. */
    of: (number: number): readonly OwnBet[] => of(number).filter(({ status }) => takesPart.has(status)),
    count: (number: number): number => of(number).filter(({ status }) => takesPart.has(status)).length,
    /** True if every bet on the round has its win, or takes no part. */
    areDecided: (number: number): boolean =>
      of(number).every(({ status, win }) => (takesPart.has(status) ? win !== null : status !== 'returning')),
    /** Forgets the bets on rounds before this one. */
    forgetBefore: (number: number): void => {
      for (const [id, bet] of bets) if (bet.number < number) bets.delete(id)
    },
  }
}

function isNewer(next: TableBetNow, known: TableBetNow): boolean {
  const by = step[next.status] - step[known.status]
  return (
    by > 0 || (by === 0 && (next.actions.length > known.actions.length || (next.win !== null && known.win === null)))
  )
}
