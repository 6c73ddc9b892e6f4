import { assert } from '@andon/platform/assert'
import { tableRan } from '../facts.ts'
import { type Lead, tell } from './lead.ts'
import { type BetInRound, placedBets } from './store/table-bets.ts'
import type { TableRoundRow } from './store/table-rounds.ts'

const mostBetsOfRound = 1_000_000
const tickEveryMs = 250
/** Cash-outs that are stored within this time are answered together. */
const judgeAfterMs = 25

interface Leave {
  readonly bet: BetInRound
  readonly atMs: number
  readonly hundredths: number
}

/** Reads the bets of a round that begins to run, or is taken over while it runs. */
export async function beginRun(lead: Lead, round: TableRoundRow): Promise<void> {
  const { of, drawn } = lead
  assert(drawn, 'a round that runs is drawn')
  const { result } = drawn
  const bets = await placedBets(of.deps.db, { tableId: of.tableId, number: round.number, limit: mostBetsOfRound })
  const byId = new Map(bets.map((bet) => [bet.id, bet]))
  const leaves: Leave[] = []
  const hasLeft = new Set<string>()
  const note = (bet: BetInRound) => {
    const leave = result.leavesAt(bet)
    if (leave) leaves.push({ bet, ...leave })
  }
  for (const bet of bets) note(bet)
  lead.running = {
    take: (acted) => {
      for (const { id, action } of acted) {
        const bet = byId.get(id)
        if (bet && bet.actions.length === 0) note(placedWith(byId, bet, action))
      }
      judgeSoon(lead)
    },
    leftBy: (elapsedMs) => {
      const due = leaves.filter(({ atMs }) => atMs <= elapsedMs).sort((one, other) => one.atMs - other.atMs)
      if (due.length === 0) return []
      leaves.splice(0, leaves.length, ...leaves.filter(({ atMs }) => atMs > elapsedMs))
      const first = due.filter(({ bet: { id } }) => !hasLeft.has(id) && hasLeft.add(id))
      return first.flatMap(({ bet: { owner, mode }, hundredths }) => (mode === 'real' ? [{ owner, hundredths }] : []))
    },
    tickedAtMs: 0,
    judging: null,
  }
}

function placedWith(byId: Map<string, BetInRound>, bet: BetInRound, action: unknown): BetInRound {
  const acted = { ...bet, actions: [action] }
  byId.set(bet.id, acted)
  return acted
}

/** For how long the round has run, if it still runs and this server leads the table. */
function elapsedOf({ of, round, drawn, lease }: Lead): number | null {
  if (round?.state !== 'running' || !round.runsFrom || !drawn || !lease.isCurrent()) return null
  const elapsedMs = of.time.now() - round.runsFrom.epochMilliseconds
  return elapsedMs < (drawn.result.runsForMs ?? 0) ? elapsedMs : null
}

/** Says up to which instant the round has run, which answers the cash-outs before it. */
function judgeSoon(lead: Lead): void {
  const { running } = lead
  if (!running || running.judging) return
  running.judging = setTimeout(() => {
    running.judging = null
    judgeRun(lead)
  }, judgeAfterMs).unref()
}

function judgeRun(lead: Lead): number | null {
  const elapsedMs = elapsedOf(lead)
  const { of, round } = lead
  if (elapsedMs !== null && round)
    of.deps.announce(tableRan({ key: of.tableId, data: { number: round.number, elapsedMs } }))
  return elapsedMs
}

/** Four times a second: that the round still runs, and which bets have left it. */
export function tickRun(lead: Lead): void {
  const { running, round, of } = lead
  const now = of.time.now()
  if (!running || !round || now < running.tickedAtMs + tickEveryMs) return
  const elapsedMs = judgeRun(lead)
  if (elapsedMs === null) return
  running.tickedAtMs = now
  tell(lead, { type: 'running', now, number: round.number, elapsedMs })
  tellLeft(lead, elapsedMs)
}

/** Announces the bets that left before the round ended, before its end is announced. */
export function leaveAll(lead: Lead): void {
  if (lead.drawn) tellLeft(lead, lead.drawn.result.runsForMs ?? 0)
}

function tellLeft(lead: Lead, elapsedMs: number): void {
  const { of, round, running, crowd } = lead
  const left = running?.leftBy(elapsedMs) ?? []
  if (!round || left.length === 0) return
  const shown = new Set(crowd.seats.map(({ seat }) => seat))
  const atMs = round.openedAt.epochMilliseconds
  const named = left.map(({ owner, hundredths }) => ({
    seat: of.seatOf({ tableId: of.tableId, owner, atMs }),
    hundredths,
  }))
  const seats = named.filter(({ seat }) => shown.has(seat))
  tell(lead, {
    type: 'left',
    now: of.time.now(),
    number: round.number,
    seats,
    others: named.length - seats.length,
  })
}
