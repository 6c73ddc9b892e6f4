import { assert } from '@andon/platform/assert'
import { rulesHash } from '../engines/rules-hash.ts'
import { tableDraws } from '../provably-fair/table-chance.ts'
import { announceBets } from './announce-bets.ts'
import type { Lead } from './lead.ts'
import { drawRound } from './round-result.ts'
import { type BetInRound, decideTableBets, placedBets } from './store/table-bets.ts'
import type { TableRoundRow } from './store/table-rounds.ts'

const mostInAWrite = 500

/** Decides some of the bets of a round that is shown; false if none is left. What they win is owed in the same write. */
export async function decideBets(lead: Lead, round: TableRoundRow): Promise<boolean> {
  const { of, lease } = lead
  const { tableId, number } = round
  const bets = await placedBets(of.deps.db, { tableId, number, limit: mostInAWrite })
  if (bets.length === 0) return false
  const winOf = await winsOf(lead, round)
  const wins = bets.map((bet) => ({ owner: bet.owner, id: bet.id, win: winOf(bet) }))
  await lease.write((tx) => decideTableBets(tx, { tableId, number, wins, at: of.deps.clock.now() }))
  announceBets(of.deps, { tableId, number, bets: wins })
  lead.owed()
  return true
}

/** By the engine of the table; after the rules have changed, by replays with those of the round. */
async function winsOf(lead: Lead, round: TableRoundRow): Promise<(bet: BetInRound) => number> {
  const { title, tableId } = lead.of
  if (round.tableHash === rulesHash(title.current)) {
    const { result } = await drawRound(lead, round)
    return (bet) => result.winOf(bet)
  }
  const { number, betsRoot, serverSeed, secondShare } = round
  const game = title.past.find((one) => rulesHash(one) === round.tableHash)
  assert(game && betsRoot && serverSeed && secondShare, 'the rules and shares of a round that is shown are known')
  return ({ stake, choice, actions }) => {
    const draws = tableDraws({ tableId, number, betsRoot, serverSeed, share: secondShare.share })
    const win = game.replay({ draws, stake, choice, actions })?.win
    assert(win !== undefined && win !== null, 'a bet of a shared round is decided by its round')
    return win
  }
}
