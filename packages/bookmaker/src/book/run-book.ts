import { type Leadership, type Lease, leadOrFollow } from '@andon/platform/leader'
import type { Log } from '@andon/platform/log'
import { createLoop, type Loop } from '@andon/platform/loop'
import type { Db } from '@andon/platform/sql'
import { noMultipleBoosts } from '../bet-rules/boost-terms.ts'
import type { FeedAdapter } from '../feed/adapter.ts'
import type { DescribeEvent } from '../feed/event-description.ts'
import type { EventUrn } from '../model/urn.ts'
import { type BuilderPrices, builderPrices } from './bet-builder/builder-prices.ts'
import type { EventChanges } from './event-changes.ts'
import type { EventNow } from './event-now.ts'
import { followBook } from './follow-book.ts'
import { type InPlayDelays, inPlayDelays } from './in-play-delays.ts'
import { type LeadBook, leadBook } from './lead/lead-book.ts'
import type { Offer, ResultMessage } from './offer.ts'
import { offerByEvent } from './offer-by-event.ts'
import { settleResults } from './settle-results.ts'
import { changedMarkets, concernsList, listedEvent, offerChanges, shownMarket, shownOffer } from './shown.ts'
import { nameLeader } from './store.ts'

export interface BookOptions {
  readonly db: Db
  readonly log: Log
  /** Epoch milliseconds. */
  readonly now: () => number
  /** This node's id: of all nodes with a feed one reads it at a time. */
  readonly node: string
  /** No other node can use this database. */
  readonly alone: boolean
  /** Null: this node never reads the feed, and shows what another one writes. */
  readonly feed: {
    readonly open: () => FeedAdapter
    readonly describe: DescribeEvent
    readonly forgetAfterMs: number
    /** In place of the usual ones; bets are placed at nodes with a feed only. */
    readonly inPlayDelays?: InPlayDelays
    /** Settles bets; null while no bets are taken: results are then not kept. Called again with the same results if it throws. */
    readonly settle: ((results: readonly ResultMessage[]) => Promise<void>) | null
    /** Called after each write, so that other nodes read at once. */
    readonly written: () => void
  } | null
}

/** Views for open pages. With the book, so that a server without one does not load it. */
const shown = { changedMarkets, concernsList, listedEvent, offerChanges, shownMarket, shownOffer }

export interface RunningBook extends Offer {
  readonly shown: typeof shown
  /** In seconds, by sport. */
  readonly inPlayDelays: InPlayDelays
  readonly builderPrices: BuilderPrices
  /** Null: unknown. */
  event(id: EventUrn): EventNow | null
  events(): Iterable<EventNow>
  /** `listener` gets what each message changed, one call for each event. Returns how to end it. */
  onChanges(listener: (changes: EventChanges) => void): () => void
  /** True if this node reads the feed. */
  leads(): boolean
  /** For what the leader stores beside the book. Throws `LeaseLost`, and nothing is stored, where this node does not lead. */
  readonly writeAsLeader: Lease['write']
  /** How many results the leader could not store yet; 0 while this node does not lead. */
  unstoredResults(): number
  /** Keeps the book from now on. */
  start(): void
  /** Reads what another node has written. */
  wake(): void
  /** One turn of what `start` repeats every second: renews the lease, notices silent producers, writes, or reads; and settles. */
  turn(): Promise<void>
  /** Writes what is not written yet and lets another node go on. */
  stop(): Promise<void>
}

const everyMs = 1_000
/** A node that does not renew its lease for so long has lost it. */
const leaseMs = 10_000

/**
 * The book of an installation: one node reads the feed and writes the book, the others read it. Every write goes through the lease, so a node that was cut off
 * writes nothing over its successor's book. After a restart events, results and sequences are as they were, and producers are asked for what came since.
 */
export function runBook(options: BookOptions): RunningBook {
  const { db, log, node, alone, feed } = options
  const listeners = new Set<(changes: EventChanges) => void>()
  const publish = (changes: EventChanges) => {
    for (const listener of listeners) listener(changes)
  }
  const follower = followBook(options, publish)
  const leadership = leadOrFollow<LeadBook>({
    db,
    log,
    name: 'bookmaker.feed',
    node,
    leaseMs,
    alone,
    lead:
      feed &&
      (async (lease) => {
        await lease.write((tx) => nameLeader(tx, node))
        return leadBook({ ...options, feed, lease }, publish)
      }),
    follower, // a leader's producers are silent until they have recovered, so nothing takes bets before
  })
  const settling = settlingLoop(options, leadership)
  const turns = createLoop(
    async () => {
      await leadership.turn()
      settling.wake()
    },
    { everyMs, log, what: 'keeping the book' },
  )
  const current = () => leadership.term() ?? follower
  const delays = feed?.inPlayDelays ?? inPlayDelays()
  const joints = builderPrices(log)
  const offer = offerByEvent({
    find: (id) => current().event(id),
    delays,
    builderPrices: joints,
    jointPrice: (computed) => computed,
  })
  return {
    shown,
    inPlayDelays: delays,
    builderPrices: joints,
    event: (id) => current().event(id),
    events: () => current().events(),
    ...offer,
    boost: () => null, // staff make them
    multipleBoosts: () => noMultipleBoosts,
    onChanges: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    leads: leadership.leads,
    writeAsLeader: leadership.write,
    unstoredResults: () => leadership.term()?.unstoredResults() ?? 0,
    start: () => {
      settling.start()
      turns.start()
    },
    wake: () => {
      if (!leadership.term()) turns.wake()
    },
    turn: async () => {
      await turns.turn()
      await settling.turn()
    },
    stop: async () => {
      await joints.stop()
      await Promise.all([turns.stop(), settling.stop()])
      await leadership.stop()
    },
  }
}

/** Beside the turns, which must not wait for it: many results take longer than the lease. */
function settlingLoop({ db, log, feed }: BookOptions, { leads, write }: Leadership<LeadBook>): Loop {
  const settle = feed?.settle
  return createLoop(async () => settle && leads() && settleResults(db, { settle, write }), {
    log,
    what: 'settling results',
  })
}
