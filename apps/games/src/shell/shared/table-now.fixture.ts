import type { TableNow, TableRoundNow } from '@andon/arcade/game-api/table-fields'

const hash = '0'.repeat(64)

/** A round of a table that takes bets until 15,000. */
export function roundNow(changes: Partial<TableRoundNow> = {}): TableRoundNow {
  return {
    number: 7,
    state: 'open',
    openedAt: 0,
    locksAt: 15_000,
    runsFrom: null,
    shownAt: null,
    endsAt: null,
    commitment: hash,
    chain: 1,
    link: 7,
    betsRoot: null,
    result: null,
    voided: null,
    voidBecause: null,
    ...changes,
  }
}

/** A round whose result is known: what the ball picked. */
export function shownNow(number: number, changes: Partial<TableRoundNow> = {}): TableRoundNow {
  const secondShare = { by: 'signer', publicKey: hash, message: hash, signature: hash, share: hash } as const
  const result = { events: [], facts: ['17'], serverSeed: hash, secondShare }
  return roundNow({ number, state: 'shown', shownAt: 16_000, endsAt: 30_000, result, ...changes })
}

export function tableNow(changes: Partial<TableNow> = {}): TableNow {
  return {
    tableId: 'a-table',
    now: 0,
    closed: null,
    round: roundNow(),
    past: [],
    players: 0,
    staked: 0,
    seats: [],
    squeezer: null,
    ...changes,
  }
}
