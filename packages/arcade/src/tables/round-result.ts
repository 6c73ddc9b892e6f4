import { assert } from '@andon/platform/assert'
import { tableDraws } from '../provably-fair/table-chance.ts'
import type { Lead } from './lead.ts'
import { BoundToAnother } from './second-share/bound-signer.ts'
import type { TableRoundRow } from './store/table-rounds.ts'

/** Asks for the second share beside the turns, which must not wait for it; the leader is woken when it is there. One question at a time. */
export function askForShare(lead: Lead, { number, betsRoot, chain, locksAt }: TableRoundRow): void {
  if (lead.asksForShare) return
  assert(betsRoot !== null, 'the second share is of all bets')
  lead.asksForShare = true
  const { signer, tableId, deps } = lead.of
  signer
    .shareOf({ tableId, number, betsRoot, chain, locksAt: locksAt.epochMilliseconds })
    .then(
      (share) => {
        if (lead.round?.number === number) lead.share = share
      },
      (error) => {
        if (lead.round?.number === number) lead.isBoundElsewhere = error instanceof BoundToAnother
        deps.log.warn({ err: error, tableId, number }, 'the second share of a round could not be made')
      },
    )
    .finally(() => {
      if (lead.round?.number === number) lead.asksForShare = false
      if (lead.share) lead.wake()
    })
}

/** Draws the result of the round: the same at every server, and each time. */
export async function drawRound(lead: Lead, round: TableRoundRow): Promise<NonNullable<Lead['drawn']>> {
  if (lead.drawn) return lead.drawn
  const { chains, tableId, shared } = lead.of
  const share = lead.share ?? round.secondShare
  assert(share && round.betsRoot !== null, 'a round is drawn after its bets are closed, with both shares')
  const serverSeed = round.serverSeed ?? (await chains.seedOf(tableId, round))
  const draws = tableDraws({ tableId, number: round.number, betsRoot: round.betsRoot, share: share.share, serverSeed })
  lead.drawn = { serverSeed, result: shared.engine.open(draws) }
  return lead.drawn
}
