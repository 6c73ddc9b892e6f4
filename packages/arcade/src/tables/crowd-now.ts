import { type Lead, tell } from './lead.ts'
import { crowdOf } from './seats.ts'
import { publicBets } from './store/table-bets.ts'
import { squeezerOf } from './table-view.ts'
import { roundView } from './views.ts'

const leastEveryMs = 500
const mostEveryMs = 2_000

/**
 * Tells who plays in the round and for how much while that changes: at most twice a second, and the more players, the less often, since everybody is told of everybody. At the lock it is told again.
 */
export async function crowdStep(lead: Lead): Promise<void> {
  const { of, round, crowd } = lead
  const now = of.time.now()
  if (
    !crowd.isStale ||
    !round ||
    now < crowd.readAtMs + Math.min(mostEveryMs, Math.max(leastEveryMs, 2 * crowd.players))
  )
    return
  await readCrowd(lead)
}

/** Reads and tells it now. */
export async function readCrowd(lead: Lead): Promise<void> {
  const { of, round } = lead
  if (!round) return
  lead.crowd = { ...lead.crowd, isStale: false, readAtMs: of.time.now() }
  const bets = await publicBets(of.deps.db, round)
  const atMs = round.openedAt.epochMilliseconds
  const { players, staked, seats, highest } = crowdOf(bets, (owner) => of.seatOf({ tableId: of.tableId, owner, atMs }))
  lead.crowd = { ...lead.crowd, players, seats, highest }
  tell(lead, { type: 'seats', now: of.time.now(), number: round.number, players, staked, seats })
}

/** Tells the state in which the round is stored. */
export function tellRound(lead: Lead): void {
  if (!lead.round) return
  const round = roundView(lead.round)
  const squeezer = squeezerOf(lead.of, { round, highest: lead.crowd.highest })
  tell(lead, { type: 'round', now: lead.of.time.now(), round, squeezer })
}
