import { Refusal } from '@andon/contract'
import { playerOf } from '@andon/platform/ids'
import type { Tx } from '@andon/platform/sql'
import { type BetStatus, isFinal } from '../bet-rules/bet-status.ts'
import type { EventRecord, LineRecord } from '../feed/event-record.ts'
import type { EventUrn } from '../model/urn.ts'
import type { CommandBody } from './trader-command.ts'

/** The event as a book in this process has it, which may know more than what is stored; null where none runs, or it does not know it. */
type FindRecord = (event: EventUrn) => EventRecord | null

/** Throws ACTION_IMPOSSIBLE where an order is about an event, market, outcome or bet that does not exist. What has bets exists, also when the book has forgotten its event. */
export async function checkOrder(
  tx: Tx,
  { event, body }: { readonly event: EventUrn | null; readonly body: CommandBody },
  find: FindRecord,
): Promise<void> {
  if (body.kind === 'voidBet') return checkBet(tx, body.bet)
  if (event === null || body.kind === 'special') return // makes its event
  const known = find(event) ?? (await findStored(tx, event))
  const bets = await outcomesWithBets(tx, event)
  if (!known && (await isSpecial(tx, event))) return // it follows from orders, of which no book is told here
  if (!known && bets.length === 0) refuse(`the book has no event ${event}`)
  const market = 'market' in body ? body.market : null
  if (market === null) return
  const line = known && Object.hasOwn(known.lines, market) ? known.lines[market] : undefined
  const ofMarket = bets.filter(({ marketKey }) => marketKey === market).map(({ outcome }) => outcome)
  if (!line && ofMarket.length === 0) refuse(`${event} has no market ${market}`)
  const outcomes = new Set([...ofMarket, ...(line ? outcomesOf(line) : [])])
  const unknown = outcomesIn(body).find((outcome) => !outcomes.has(outcome))
  if (unknown !== undefined)
    refuse(`the market ${market} has no outcome ${unknown}; it has ${[...outcomes].sort().join(', ')}`)
}

function refuse(message: string): never {
  throw new Refusal('ACTION_IMPOSSIBLE', { message })
}

async function checkBet(tx: Tx, bet: string): Promise<void> {
  const [found] = await tx.query<{ status: BetStatus }>(
    'select status from bookmaker.bets where player_id = $1 and id = $2',
    [playerOf(bet), bet],
  )
  if (!found) refuse(`there is no bet ${bet}`)
  if (isFinal(found.status)) refuse(`the bet ${bet} is ${found.status}`)
}

async function findStored(tx: Tx, event: EventUrn): Promise<EventRecord | null> {
  const [stored] = await tx.query<{ record: EventRecord }>('select record from bookmaker.events where id = $1', [event])
  return stored?.record ?? null
}

async function isSpecial(tx: Tx, event: EventUrn): Promise<boolean> {
  const [order] = await tx.query<{ id: number }>(
    "select id from bookmaker.orders where event = $1 and body->>'kind' = 'special' limit 1",
    [event],
  )
  return order !== undefined
}

async function outcomesWithBets(tx: Tx, event: EventUrn): Promise<{ marketKey: string; outcome: string }[]> {
  return tx.query<{ marketKey: string; outcome: string }>(
    'select distinct market_key "marketKey", outcome from bookmaker.legs where event_id = $1',
    [event],
  )
}

const outcomesOf = ({ offers, scouted, confirmed }: LineRecord): string[] => [
  ...Object.values(offers).flatMap((offer) => Object.keys(offer.outcomes)),
  ...[scouted, confirmed].flatMap((settlement) => Object.keys(settlement?.results ?? {})),
]

function outcomesIn(body: CommandBody): readonly string[] {
  if (body.kind === 'boost') return [body.outcome]
  if (body.kind === 'settle') return body.results.map(({ outcome }) => outcome)
  return body.kind === 'takeBack' || body.kind === 'void' ? body.outcomes : []
}
