import { assert } from '@andon/platform/assert'
import { rulesHash } from '../engines/rules-hash.ts'
import { betsTree } from '../provably-fair/bets-tree.ts'
import { announceBets } from './announce-bets.ts'
import { readCrowd, tellRound } from './crowd-now.ts'
import { decideBets } from './decide-bets.ts'
import { closeTable, type Lead, setRound, tellClosed } from './lead.ts'
import { askForShare, drawRound } from './round-result.ts'
import { beginRun, leaveAll } from './running-round.ts'
import { isAnyAsked, placedBets, returnBetsOfRound } from './store/table-bets.ts'
import {
  closeTableBets,
  findTableRound,
  holdTableRound,
  insertTableRound,
  moveTableRound,
  publishShareOfVoid,
  setClosed,
  showTableRound,
  type TableRoundRow,
  voidTableRound,
} from './store/table-rounds.ts'

/** Milliseconds after the lock in which bets that were received before it may still be stored, and within which their stakes must be taken. */
const storedWithinMs = 200
const placedWithinMs = 500
/** Before the beacon's time in which the root of bets is committed. */
const commitWithinMs = 200
/** The second share comes within this time, or the round is void. */
const shareWithinMs = 10_000
/** Milliseconds after its end in which cash-outs that were received while the round ran may still be stored. */
const actedWithinMs = 250
/** While bets are being placed. */
const askAgainMs = 25
/** While a chain or the signer is waited for, whose answer wakes the leader. */
const lookAgainMs = 1000
const noShare = 'NO_SECOND_SHARE'
const rulesChanged = 'RULES_CHANGED'
/** The public beacon could be known before the root of all bets was stored. */
const boundTooLate = 'BETS_BOUND_TOO_LATE'
/** More than any table has in a round. */
const mostBetsOfRound = 1_000_000

const ms = (at: Temporal.Instant | null): number => at?.epochMilliseconds ?? 0
const instant = (at: number) => Temporal.Instant.fromEpochMilliseconds(at)

/** Takes the step that is due, if one is; true: perhaps another one follows at once. */
export async function takeStep(lead: Lead): Promise<boolean> {
  const { round } = lead
  switch (round?.state) {
    case undefined:
    case 'over':
    case 'void':
      return openNext(lead)
    case 'open':
      return lockRound(lead, found(round))
    case 'locked':
      return round?.betsRoot === null ? closeBets(lead, round) : goOn(lead, found(round))
    case 'running':
      return endRun(lead, found(round))
    case 'shown':
      return endRound(lead, found(round))
  }
}

/** When the next step is due. Earlier does no harm. */
export function nextInstant(lead: Lead): number {
  const { round, of, share, drawn } = lead
  const now = of.time.now()
  switch (round?.state) {
    case undefined:
      return now + lookAgainMs
    case 'over':
    case 'void': {
      const endsAt = ms(round?.endsAt ?? null)
      return endsAt > now ? endsAt : now + lookAgainMs
    }
    case 'open':
      return ms(round?.locksAt ?? null)
    case 'locked':
      if (round?.betsRoot === null) return Math.max(ms(round.locksAt) + storedWithinMs, now + askAgainMs)
      return share ? ms(round?.locksAt ?? null) + of.shared.pace.lockMs : now + lookAgainMs
    case 'running':
      return drawn ? ms(round?.runsFrom ?? null) + (drawn.result.runsForMs ?? 0) : now + lookAgainMs
    case 'shown':
      return lead.isDecided
        ? ms(round?.shownAt ?? null) + of.shared.pace.showMs
        : ms(round?.shownAt ?? null) + actedWithinMs
  }
}

function found(round: TableRoundRow | null | undefined): TableRoundRow {
  assert(round, 'a round in a state exists')
  return round
}

/** Reads the round that the step has stored, and goes on with it. */
async function storedAs(lead: Lead): Promise<TableRoundRow> {
  const { of, round } = lead
  const stored = await findTableRound(of.deps.db, { tableId: of.tableId, number: found(round).number })
  setRound(lead, stored)
  return found(stored)
}

async function openNext(lead: Lead): Promise<boolean> {
  const { of, round: before, lease } = lead
  const { tableId, time, title, shared, chains, signer } = of
  const now = time.now()
  if (lead.isStopping || now < ms(before?.endsAt ?? null)) return false
  if (before?.voidReason === noShare && before.secondShare === null && !lead.isBoundElsewhere)
    return reopen(lead, before)
  const after = before && { chain: before.chain, link: before.link }
  const seed = await chains.next(tableId, after).catch((error) => {
    of.deps.log.warn({ err: error, tableId }, 'a table has no seed for its next round: it stays closed')
    return 'signer' as const
  })
  if (seed === null || seed === 'signer') {
    await closeTable(lead, seed ?? 'chain')
    return false
  }
  const locksAt = now + shared.pace.openMs
  const round = {
    tableId,
    number: (before?.number ?? 0) + 1,
    tableHash: rulesHash(title.current),
    openedAt: instant(now),
    locksAt: instant(locksAt),
    beaconRound: signer.beacon?.roundFor(locksAt) ?? null,
    chain: seed.chain,
    link: seed.link,
    commitment: seed.commitment,
  }
  await lease.write(async (tx) => {
    await insertTableRound(tx, round)
    await setClosed(tx, { tableId, closed: null })
  })
  setRound(lead, await findTableRound(of.deps.db, round))
  tellRound(lead)
  tellClosed(lead, null)
  return true
}

/** The signer did not answer in time for the round before: the table opens once it has answered, and the late share is published with the void round. */
async function reopen(lead: Lead, before: TableRoundRow): Promise<boolean> {
  await closeTable(lead, 'signer')
  if (!lead.share) {
    askForShare(lead, before)
    return false
  }
  const { tableId, number } = before
  const { share } = lead
  await lead.lease.write((tx) => publishShareOfVoid(tx, { tableId, number, share }))
  await storedAs(lead)
  return true
}

async function lockRound(lead: Lead, round: TableRoundRow): Promise<boolean> {
  if (lead.of.time.now() < ms(round.locksAt)) return false
  await lead.lease.write((tx) => moveTableRound(tx, { ...name(round), from: 'open', to: 'locked' }))
  await storedAs(lead)
  tellRound(lead)
  return true
}

const name = ({ tableId, number }: TableRoundRow) => ({ tableId, number })

/** Binds all bets by the root of their tree. Bets that were received in time have a moment to be stored and to take their stakes; what is late is returned. */
async function closeBets(lead: Lead, round: TableRoundRow): Promise<boolean> {
  const { of, lease } = lead
  const waitedMs = of.time.now() - ms(round.locksAt)
  if (waitedMs < storedWithinMs) return false
  if (waitedMs < placedWithinMs && (await isAnyAsked(of.deps.db, round))) return false
  if (isBeaconKnown(of, round)) return voidRound(lead, round, boundTooLate)
  const late = await lease.write(async (tx) => {
    await holdTableRound(tx, round)
    const returned = await returnBetsOfRound(tx, { ...name(round), states: ['asked'], at: of.deps.clock.now() })
    const bets = await placedBets(tx, { ...name(round), limit: mostBetsOfRound })
    const { root } = betsTree(bets.filter(({ mode }) => mode === 'real'))
    await closeTableBets(tx, { ...name(round), root })
    if (isBeaconKnown(of, round)) throw new Error('the root of bets was made too late for the beacon') // the next turn voids the round
    return returned
  })
  await storedAs(lead)
  announceBets(of.deps, { ...name(round), bets: late })
  if (late.length > 0) lead.owed()
  await readCrowd(lead)
  tellRound(lead)
  return true
}

/** Who knows what the beacon says could choose the result by the bets that are bound; a moment is left for the commit. */
function isBeaconKnown({ signer, time }: Lead['of'], { beaconRound }: TableRoundRow): boolean {
  return beaconRound !== null && !!signer.beacon && time.now() >= signer.beacon.timeOf(beaconRound) - commitWithinMs
}

/** From the lock on: waits for the second share, then shows the result or lets the round run. */
async function goOn(lead: Lead, round: TableRoundRow): Promise<boolean> {
  const { of } = lead
  const now = of.time.now()
  if (round.tableHash !== rulesHash(of.title.current)) return voidRound(lead, round, rulesChanged)
  if (!lead.share) {
    if (now >= Math.max(ms(round.locksAt), lead.sinceMs) + shareWithinMs) return voidRound(lead, round, noShare)
    askForShare(lead, round)
    return false
  }
  if (now < ms(round.locksAt) + of.shared.pace.lockMs) return false
  const { result } = await drawRound(lead, round)
  if (result.runsForMs === null) return show(lead, round)
  await lead.lease.write((tx) =>
    moveTableRound(tx, { ...name(round), from: 'locked', to: 'running', runsFrom: instant(of.time.now()) }),
  )
  await beginRun(lead, await storedAs(lead))
  tellRound(lead)
  return true
}

async function endRun(lead: Lead, round: TableRoundRow): Promise<boolean> {
  const { of } = lead
  if (round.tableHash !== rulesHash(of.title.current)) return voidRound(lead, round, rulesChanged)
  if (!lead.share) {
    askForShare(lead, round) // its share was made before it ran, and is the same again: the round waits for it without end
    return false
  }
  const { result } = await drawRound(lead, round)
  if (!lead.running) await beginRun(lead, round)
  if (of.time.now() < ms(round.runsFrom) + (result.runsForMs ?? 0)) return false
  leaveAll(lead)
  return show(lead, round)
}

async function show(lead: Lead, round: TableRoundRow): Promise<boolean> {
  const { of, share, lease } = lead
  assert(share, 'a result needs its second share')
  const { serverSeed, result } = await drawRound(lead, round)
  const shownAt = of.time.now()
  const { showMs, restMs } = of.shared.pace
  await lease.write(async (tx) => {
    const isShown = await showTableRound(tx, {
      ...name(round),
      serverSeed,
      secondShare: share,
      events: result.events,
      facts: result.facts,
      ranMs: result.runsForMs,
      shownAt: instant(shownAt),
      endsAt: instant(shownAt + showMs + restMs),
    })
    assert(isShown, 'a round is shown once, with the seed that was committed to')
  })
  await storedAs(lead)
  tellRound(lead)
  return true
}

/** Decides all bets of a round that is shown; it is over once that is done and everybody has had the time to see it. */
async function endRound(lead: Lead, round: TableRoundRow): Promise<boolean> {
  const { of, lease } = lead
  const shownForMs = of.time.now() - ms(round.shownAt)
  if (!lead.isDecided) {
    if (round.ranMs !== null && shownForMs < actedWithinMs) return false
    lead.isDecided = !(await decideBets(lead, round))
    return true
  }
  if (shownForMs < of.shared.pace.showMs) return false
  await lease.write((tx) => moveTableRound(tx, { ...name(round), from: 'shown', to: 'over' }))
  await storedAs(lead)
  tellRound(lead)
  return true
}

/** Returns all stakes. What is known of the shares is published, so that a void that hides a result can be seen. */
async function voidRound(lead: Lead, round: TableRoundRow, voidReason: string): Promise<boolean> {
  const { of, lease, share } = lead
  const { deps, tableId, chains, time, shared } = of
  deps.log.error({ tableId, number: round.number, voidReason }, 'a round of a table is void: its stakes are returned')
  const serverSeed = await chains.seedOf(tableId, round)
  const returned = await lease.write(async (tx) => {
    const endsAt = instant(time.now() + shared.pace.restMs)
    const isVoid = await voidTableRound(tx, { ...name(round), voidReason, serverSeed, secondShare: share, endsAt })
    assert(isVoid, 'a round without a result can be void')
    return returnBetsOfRound(tx, { ...name(round), states: ['asked', 'placed'], at: deps.clock.now() })
  })
  await storedAs(lead)
  announceBets(deps, { ...name(round), bets: returned })
  lead.owed()
  tellRound(lead)
  return true
}
