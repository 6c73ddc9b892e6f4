import type { PastRound, TableMessage, TableNow, TableRoundNow } from '@andon/arcade/game-api/table-fields'

/** The most past rounds that are kept. */
const pastMost = 100

/** States in their order; a round never goes back. */
const order: Readonly<Record<TableRoundNow['state'], number>> = {
  open: 0,
  locked: 1,
  running: 2,
  shown: 3,
  over: 4,
  void: 4,
}

/** True if `next` is not from before `known`: messages of two connections, and replies, may arrive in another order than they were sent. */
export const isAsNew = (next: TableRoundNow | null, known: TableRoundNow | null): boolean =>
  known === null ||
  (next !== null &&
    (next.number > known.number || (next.number === known.number && order[next.state] >= order[known.state])))

/** The table after a change; null if something before it was missed, so that the table has to be read again. A change from before what is known changes nothing. */
export function changed(table: TableNow, message: TableMessage): TableNow | null {
  const { round } = table
  switch (message.type) {
    case 'round': {
      if (!isAsNew(message.round, round)) return table
      const isNext = round === null || message.round.number === round.number + 1
      if (!isNext && message.round.number !== round?.number) return null
      const { squeezer } = message
      if (message.round.number === round?.number) return { ...table, round: message.round, squeezer }
      const past = round ? [...table.past, asPast(round)].slice(-pastMost) : table.past
      return { ...table, round: message.round, past, squeezer, players: 0, staked: 0, seats: [] }
    }
    case 'closed':
      return { ...table, closed: message.closed }
    case 'seats': {
      const { number, players, staked, seats } = message
      return number === round?.number ? { ...table, players, staked, seats } : table
    }
    case 'left': {
      if (message.number !== round?.number) return table
      const left = new Map(message.seats.map(({ seat, hundredths }) => [seat, hundredths]))
      return { ...table, seats: table.seats.map((one) => ({ ...one, leftAt: left.get(one.seat) ?? one.leftAt })) }
    }
    case 'running':
    case 'reaction':
    case 'squeezed':
      return table
  }
}

/** A round in short, when the next one has begun. */
export function asPast({ number, state, result }: TableRoundNow): PastRound {
  return { number, facts: result?.facts ?? [], state: state === 'void' ? 'void' : 'over' }
}

/** When the table should have said something new, on the clock of the tables; null while nothing is due. */
export function dueAt(
  { round, closed }: Pick<TableNow, 'round' | 'closed'>,
  { lockMs, showMs, restMs }: { readonly lockMs: number; readonly showMs: number; readonly restMs: number },
): number | null {
  if (round === null || closed !== null) return null
  switch (round.state) {
    case 'open':
      return round.locksAt
    case 'locked':
      return round.locksAt + lockMs
    case 'running':
      return null // it says every moment that it runs
    case 'shown':
    case 'over':
    case 'void':
      return round.endsAt ?? (round.shownAt === null ? null : round.shownAt + showMs + restMs)
  }
}
