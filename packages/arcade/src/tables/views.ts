import { assert } from '@andon/platform/assert'
import { rulesHash } from '../engines/rules-hash.ts'
import type { TableBetNow, TableBetStatus, TableRoundNow } from '../game-api/table-fields.ts'
import { tableDraws } from '../provably-fair/table-chance.ts'
import type { RoundEvent } from '../round-events.ts'
import type { Title } from '../titles/title.ts'
import type { TableBetRow, TableBetState } from './store/table-bets.ts'
import type { TableRoundRow } from './store/table-rounds.ts'

/** The public part of a round: what it has decided only once that is shown. */
export function roundView(row: TableRoundRow): TableRoundNow {
  const { events, facts, serverSeed, secondShare } = row
  const isShown = row.state === 'shown' || row.state === 'over'
  return {
    number: row.number,
    state: row.state,
    openedAt: row.openedAt.epochMilliseconds,
    locksAt: row.locksAt.epochMilliseconds,
    runsFrom: row.runsFrom?.epochMilliseconds ?? null,
    shownAt: row.shownAt?.epochMilliseconds ?? null,
    endsAt: row.endsAt?.epochMilliseconds ?? null,
    commitment: row.commitment,
    chain: row.chain,
    link: row.link,
    ...(row.beaconRound !== null && { beaconRound: row.beaconRound }),
    betsRoot: row.betsRoot,
    result:
      isShown && events && facts && serverSeed && secondShare
        ? { events: [...events], facts: [...facts], serverSeed, secondShare }
        : null,
    voided: row.state === 'void' && serverSeed ? { serverSeed, secondShare } : null,
    voidBecause: row.voidReason,
  }
}

const statusOf: Record<TableBetState, TableBetStatus> = {
  asked: 'asked',
  placed: 'placed',
  settling: 'settling',
  settled: 'settled',
  refused: 'refused',
  returning: 'returning',
  returned: 'returned',
  disputed: 'settling',
}

/** A bet as its player sees it. `round`: its round as it is stored now; needed of a bet that is decided. */
export function betView(title: Title, bet: TableBetRow, round: TableRoundRow | null): TableBetNow {
  return {
    id: bet.id,
    tableId: bet.tableId,
    number: bet.number,
    stake: bet.stake,
    choice: bet.choice,
    actions: [...bet.actions],
    receivedAt: bet.receivedAt.epochMilliseconds,
    status: statusOf[bet.state],
    refusal: bet.refusal,
    win: bet.win,
    events: bet.win === null || !round ? [] : eventsOf(title, bet, round),
  }
}

/** The round as the bet sees it: replayed with the draws of the table, by the rules that it was played with. */
function eventsOf(
  { current, past }: Title,
  { stake, choice, actions }: TableBetRow,
  { tableId, number, betsRoot, serverSeed, secondShare, tableHash }: TableRoundRow,
): RoundEvent[] {
  assert(betsRoot && serverSeed && secondShare, 'a bet is decided once the result of its round is shown')
  const game = [current, ...past].find((one) => rulesHash(one) === tableHash)
  assert(game, `the rules of round ${number} of ${tableId} are known`)
  const draws = tableDraws({ tableId, number, betsRoot, serverSeed, share: secondShare.share })
  const replayed = game.replay({ draws, stake, choice, actions })
  assert(replayed, 'a bet was placed with a choice that its game offers')
  return [...replayed.events]
}
