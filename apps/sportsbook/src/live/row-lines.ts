import type { SportsMarket } from '@andon/bookmaker/sports-api'
import type { EventRow } from '../page/api.ts'
import { createCells } from './cells.ts'
import { createFollowers } from './followers.ts'
import type { Offers } from './offers.ts'

/** The keys of the lines that stand in an event's row; null where it has none. */
export interface RowLineKeys {
  readonly handicap: string | null
  readonly total: string | null
}

type RowLinesOf<Market> = Readonly<Record<keyof RowLineKeys, Market | null>>

/** The main lines of events in lists. As with prices, a reply of a call sets only what no topic follows. */
export function createRowLines({ receiveReply, receiveMarket }: Pick<Offers, 'receiveReply' | 'receiveMarket'>) {
  const lines = createCells<RowLineKeys>()
  const followers = createFollowers()

  function setLines(event: string, { handicap, total }: RowLinesOf<{ readonly key: string }>) {
    const now = { handicap: handicap?.key ?? null, total: total?.key ?? null }
    const before = lines.get(event)
    if (before?.handicap !== now.handicap || before.total !== now.total) lines.set(event, now)
  }

  return {
    lines,
    /** Counts a follower of the lines of an event; returns what ends it. */
    follow: followers.follow,
    /** An event of a list as a call replies with it. */
    receiveRow(row: EventRow): void {
      const { main, lines: own } = row
      const markets = [main, own.handicap, own.total].filter((market) => market !== null)
      receiveReply(row, markets)
      if (!lines.get(row.id) || !followers.has(row.id)) setLines(row.id, own)
    },
    /** The lines that stand in the row of an event from now on. */
    receiveLines(event: string, own: RowLinesOf<SportsMarket>): void {
      for (const market of [own.handicap, own.total]) if (market) receiveMarket(event, market)
      setLines(event, own)
    },
  }
}

export type RowLines = ReturnType<typeof createRowLines>
