import { urn } from '../../model/urn.ts'
import { lineKey } from '../messages.ts'
import { type MarketRow, unmappedFrom } from './market-map.ts'
import { type About, eventId, type ReadingTrade360, reportUnread, timeOf } from './reading.ts'
import type { Bet, Market, Trade360Event } from './shapes.ts'

/** Bets of one market that make one line of ours. */
export interface Line {
  readonly market: number
  readonly specifiers: string
  readonly bets: readonly (Bet & { readonly outcome: string })[]
  /** Null for a market without a row. */
  readonly row: MarketRow | null
}

/**
 * An event's bets by our lines. A bet whose name the map does not have is left out; of one whose line cannot be read the market is told of as unreadable; a market without a row becomes
 * one unknown line.
 */
export function linesOf({ FixtureId, Markets }: Trade360Event, about: About, reading: ReadingTrade360): Line[] {
  return Markets.flatMap((market) => {
    const row = reading.markets.find(({ trade360 }) => trade360 === market.Id) ?? null
    const id = row?.market ?? unmappedFrom + market.Id
    const read = linesOfMarket(market, { row, id, code: reading.code })
    const event = eventId(FixtureId, reading)
    if (read.isPart)
      reportUnread(
        `market ${market.Id}: a bet without its line`,
        { event, lines: [{ market: id, specifiers: null }] },
        { about, reading },
      )
    return read.lines
  })
}

function linesOfMarket({ Bets }: Market, { row, id, code }: { row: MarketRow | null; id: number; code: string }) {
  const lines = new Map<string, Line>()
  let isPart = false
  for (const bet of Bets ?? []) {
    const outcome = row ? outcomeOf(bet, row, code) : (bet.Name ?? 'unnamed')
    if (outcome === null) continue
    const specifiers = row ? specifiersOf(bet, row) : ''
    if (specifiers === null) {
      isPart = true
      continue
    }
    const of = { market: id, specifiers }
    const known = lines.get(lineKey(of))
    lines.set(lineKey(of), { ...of, row, bets: [...(known?.bets ?? []), { ...bet, outcome }] })
  }
  return { lines: [...lines.values()], isPart }
}

function outcomeOf({ Name, ParticipantId }: Bet, { outcomes }: MarketRow, code: string): string | null {
  if (outcomes) return outcomes[Name ?? ''] ?? null
  return ParticipantId === null || ParticipantId < 0 ? null : urn('competitor', `${code}-${ParticipantId}`)
}

/** `BaseLine` may carry the score beside the line, as `-0.5 (1-0)`. */
function specifiersOf({ Line, BaseLine }: Bet, { line }: MarketRow): string | null {
  if (line === 'none') return ''
  const [, value] = /^([+-]?\d+(?:\.\d+)?)/.exec((line === 'total' ? (Line ?? BaseLine) : BaseLine) ?? '') ?? []
  return value === undefined ? null : `${line === 'total' ? 'total' : 'hcp'}=${Number(value)}`
}

/** When the bets changed last, as far as they say so. */
export const lastUpdate = (bets: readonly Bet[]): number | null => {
  const times = bets.map(({ LastUpdate }) => timeOf(LastUpdate)).filter((time) => time !== null)
  return times.length === 0 ? null : Math.max(...times)
}
