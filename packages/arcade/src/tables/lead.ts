import type { Lease } from '@andon/platform/leader'
import type { TableRound } from '../engines/table-engine.ts'
import type { Seat, SecondShareProof, TableMessage } from '../game-api/table-fields.ts'
import { type ClosedBecause, setClosed, type TableRoundRow } from './store/table-rounds.ts'
import { type TableContext, tellTable } from './table-context.ts'

/** One server's time as the leader of a table: what it has stored, and what it keeps in memory for it. */
export interface Lead {
  readonly of: TableContext
  readonly lease: Lease
  /** When it began to lead, by the clock of the tables. */
  readonly sinceMs: number
  /** Takes a turn soon. */
  readonly wake: () => void
  /** Calls of the wallet are owed. */
  readonly owed: () => void
  closed: ClosedBecause
  /** The newest round, as it is stored. */
  round: TableRoundRow | null
  /** The second share of that round, once the signer has answered. */
  share: SecondShareProof | null
  asksForShare: boolean
  /** Its chain names another signer than this server has, whose key is lost or elsewhere: no share will come. */
  isBoundElsewhere: boolean
  /** The result of that round: a secret until it is shown. */
  drawn: { readonly serverSeed: string; readonly result: TableRound } | null
  running: RunningBets | null
  /** Every bet of that round is decided. */
  isDecided: boolean
  crowd: CrowdNow
  /** A write failed, perhaps after it was stored: what is stored is read again. */
  isDoubtful: boolean
  isStopping: boolean
}

/** Who plays in the round, as was told last. */
export interface CrowdNow {
  /** Bets have changed since it was read. */
  readonly isStale: boolean
  readonly readAtMs: number
  readonly players: number
  readonly seats: readonly Seat[]
  readonly highest: string | null
}

export type Acted = readonly { readonly owner: string; readonly id: string; readonly action: unknown }[]

/** The bets of a running round in the memory of its leader, by when they leave it. What counts is what is stored. */
export interface RunningBets {
  /** Actions that are stored. */
  take(acted: Acted): void
  /** Bets that have left by this instant and were not told yet. */
  leftBy(elapsedMs: number): { owner: string; hundredths: number }[]
  tickedAtMs: number
  judging: ReturnType<typeof setTimeout> | null
}

/** The state of a leader that has drawn nothing of a round yet. */
export function nothingDrawn(): Pick<
  Lead,
  'share' | 'asksForShare' | 'isBoundElsewhere' | 'drawn' | 'running' | 'isDecided' | 'crowd'
> {
  return {
    share: null,
    asksForShare: false,
    isBoundElsewhere: false,
    drawn: null,
    running: null,
    isDecided: false,
    crowd: { isStale: true, readAtMs: 0, players: 0, seats: [], highest: null },
  }
}

/** Takes over the newest round as it is stored; forgets the result that was drawn of another one. */
export function setRound(lead: Lead, round: TableRoundRow | null): void {
  if (lead.round?.number !== round?.number) Object.assign(lead, nothingDrawn())
  lead.round = round
}

export function tell(lead: Lead, message: TableMessage): void {
  tellTable(lead.of, { epoch: lead.lease.epoch, message })
}

/** Stores and tells why the table takes no bets, or that it does, where that is another reason than before. */
export async function closeTable(lead: Lead, closed: ClosedBecause): Promise<void> {
  if (lead.closed === closed) return
  await lead.lease.write((tx) => setClosed(tx, { tableId: lead.of.tableId, closed }))
  tellClosed(lead, closed)
}

export function tellClosed(lead: Lead, closed: ClosedBecause): void {
  if (lead.closed === closed) return
  lead.closed = closed
  tell(lead, { type: 'closed', now: lead.of.time.now(), closed })
}
