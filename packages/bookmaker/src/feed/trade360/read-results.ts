import type { MessageOf, OutcomeResult } from '../messages.ts'
import { oursOf, resultTable } from '../status-table.ts'
import { type Line, lastUpdate, linesOf } from './lines.ts'
import { type About, commonOf, eventId, type ReadingTrade360 } from './reading.ts'
import type { Trade360Event } from './shapes.ts'

type ResultMessage = MessageOf<'betSettlement' | 'betCancel' | 'settlementRollback' | 'cancelRollback'>

interface Judged {
  readonly line: Line
  readonly results: readonly (OutcomeResult | 'cancelled' | null)[]
}

const window = { from: null, to: null }

/**
 * What a settlement says of the bets: each has its own result, and one that is cancelled is void. Only a line of which every bet is cancelled is cancelled as a whole; bets that are not
 * settled any more take their line's settlement or cancel back.
 */
export function resultsOf(event: Trade360Event, about: About, reading: ReadingTrade360): ResultMessage[] {
  const judged = linesOf(event, about, reading).map((line) => ({
    line,
    results: line.bets.map(({ Settlement }) => oursOf(resultTable, 'trade360', Settlement ?? 0)),
  }))
  const byTime = Map.groupBy(judged, ({ line }) => commonOf(about, lastUpdate(line.bets)).at)
  return [...byTime].flatMap(([at, lines]) =>
    messagesOf(lines, { ...commonOf(about), at, event: eventId(event.FixtureId, reading) }),
  )
}

function messagesOf(
  lines: readonly Judged[],
  common: Omit<ResultMessage, 'type' | 'markets' | 'window'>,
): ResultMessage[] {
  const cancelled = lines.filter(isCancelled)
  const back = lines.filter(({ results }) => results.every((result) => result === 'undecided'))
  const settled = lines.filter((line) => !cancelled.includes(line) && !back.includes(line))
  const messages: ResultMessage[] = []
  if (cancelled.length > 0) {
    const markets = cancelled.map((line) => ({ ...bare(line), voidReason: null }))
    messages.push({ ...common, type: 'betCancel', window, markets })
  }
  if (back.length > 0) messages.push({ ...common, type: 'settlementRollback', markets: back.map(bare) })
  // what is settled by its bets is not cancelled as a whole any more
  const inForce = [...back, ...settled]
  if (inForce.length > 0) messages.push({ ...common, type: 'cancelRollback', window, markets: inForce.map(bare) })
  if (settled.length > 0)
    messages.push({ ...common, type: 'betSettlement', certainty: 2, markets: settled.map(settledMarket) })
  return messages
}

const bare = ({ line: { market, specifiers } }: Judged) => ({ market, specifiers })

function settledMarket({ line, results }: Judged) {
  const outcomes = line.bets.map(({ outcome }, place) => ({
    id: outcome,
    result: resultAt(results, place),
    deadHeat: null,
  }))
  return {
    ...bare({ line, results }),
    voidReason: null,
    outcomes,
    ...(!isWhole({ line, results }) && { isPart: true }),
  }
}

/** A single cancelled participant has been withdrawn, and the line goes on. */
function isCancelled({ line, results }: Judged): boolean {
  return (
    results.every((result) => result === 'cancelled') &&
    (line.row?.outcomes ? isWhole({ line, results }) : results.length > 1)
  )
}

/** True if a message has every bet of the line: all outcomes of the row, or, of participants, one that has won. */
function isWhole({ line: { row, bets }, results }: Judged): boolean {
  if (!row?.outcomes) return results.includes('won')
  return Object.values(row.outcomes).every((id) => bets.some(({ outcome }) => outcome === id))
}

function resultAt(results: Judged['results'], place: number): OutcomeResult {
  const result = results[place] ?? 'undecided'
  return result === 'cancelled' ? 'void' : result
}
