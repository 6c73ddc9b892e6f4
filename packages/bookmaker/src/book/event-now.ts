import { type Combines, combinesWithNothing } from '../bet-rules/related-legs.ts'
import type { EventDescription } from '../feed/event-description.ts'
import type { EventRecord } from '../feed/event-record.ts'
import { type FeedContext, type LineView, viewLine } from '../feed/event-view.ts'
import type { Described } from '../feed/market-description.ts'
import { isContest, lineName, marketById } from '../markets/catalogue.ts'
import { fillName } from '../markets/fill-name.ts'
import { raceMarketById, raceOutcomeName } from '../markets/races/race-markets.ts'
import { isEventOver } from '../model/event-status.ts'
import type { Names } from '../model/names.ts'
import type { EventAbout, SelectionId } from '../model/selection.ts'
import { readSpecifiers } from '../model/specifiers.ts'
import { readUrn } from '../model/urn.ts'
import { type InPlayDelays, inPlayDelayMs, inPlayDelays } from './in-play-delays.ts'
import type { SelectionNow } from './offer.ts'

/** An event as the running book has it. Never changed: after a message there is another one. */
export interface EventNow {
  readonly record: EventRecord
  readonly description: EventDescription | null
  /** Number of the last message that changed the offer. */
  readonly sequence: number
  readonly context: FeedContext
  /** Markets that only the feed describes; absent where it describes none. */
  readonly described?: Described
}

/** The line of a key as `18|total=2.5`; null for one that the event has not. */
export const lineOf = ({ record, context }: Pick<EventNow, 'record' | 'context'>, key: string): LineView | null => {
  const line = Object.hasOwn(record.lines, key) ? record.lines[key] : undefined // a player names the key
  return line ? viewLine(record, line, context) : null
}

/** Event, market key and outcome of a selection; null for any other text. */
export function readSelection(id: SelectionId): { event: string; marketKey: string; outcome: string } | null {
  const [, event, marketKey, outcome] = /^([^/]+)\/([^/]+)\/(.+)$/s.exec(id) ?? []
  return event && marketKey && outcome ? { event, marketKey, outcome } : null
}

/** Event and parts of selections that are all of one event; null for any others. */
export function readJoint(
  ids: readonly SelectionId[],
): { event: string; parts: { marketKey: string; outcome: string }[] } | null {
  const parts = ids.flatMap((id) => readSelection(id) ?? [])
  const [first] = parts
  if (!first || parts.length < ids.length || parts.some(({ event }) => event !== first.event)) return null
  return { event: first.event, parts }
}

export const selectionId = (event: string, marketKey: string, outcome: string): SelectionId =>
  `${event}/${marketKey}/${outcome}`

/** Returns the offer of a selection; null where the event has no such line or outcome. An event without a description takes no bets. */
export function selectionNow(
  event: EventNow,
  { marketKey, outcome }: { marketKey: string; outcome: string },
  delays: InPlayDelays = inPlayDelays(),
): SelectionNow | null {
  const line = lineOf(event, marketKey)
  const found = line?.outcomes.find(({ id }) => id === outcome)
  if (!line || !found) return null
  const { record, description, sequence } = event
  const status = record.status.value
  const takesBets = description !== null && !isEventOver(status)
  const price = found.isOffered ? found.price : null
  const inPlay = ['live', 'suspended', 'interrupted'].includes(status) && description?.event.kind === 'match'
  const shown = (of: EventRecord['score']) => (inPlay && of ? `${of.value.home}:${of.value.away}` : null)
  return {
    selection: selectionId(record.id, marketKey, outcome),
    eventId: record.id,
    marketKey,
    outcome,
    price,
    open: takesBets && line.status === 'active' && price !== null,
    inPlay,
    delayMs: inPlay ? inPlayDelayMs(delays, description?.sport.code) : 0,
    state: {
      event: takesBets ? 'open' : 'offline',
      market: marketState[line.status],
      price,
      score: shown(record.score),
      redCards: shown(record.redCards),
    },
    minute: inPlay && record.clockSeconds ? Math.floor(record.clockSeconds.value / 60) : null,
    chance: found.result === null ? found.probability : null,
    combines: combinesOf(event, line.market),
    names: namesOf(event, line, outcome),
    about: description && aboutOf(description),
    sequence,
  }
}

/** Only what is decided by one match is free: who goes through is decided by two legs, too. */
function combinesOf({ description, described }: EventNow, market: number): Combines {
  if (!description) return combinesWithNothing
  const { event, tournament, category, decidedBy = [] } = description
  if (event.kind !== 'match')
    return decidedBy.length > 0 ? { combining: 'oneOfGroup', groups: decidedBy } : combinesWithNothing
  const groups = marketById(market)?.groups ?? described?.get(market)?.groups ?? []
  const isOfMatch = !isContest(market) && !groups.includes('cup_tie')
  return { combining: isOfMatch ? 'free' : 'oneOfGroup', groups: [tournament.id, category.id] }
}

function aboutOf({ sport, event }: EventDescription): EventAbout {
  return { sport: sport.code, competitors: event.kind === 'match' ? event.competitors.map(({ id }) => id) : [] }
}

const marketState = {
  active: 'active',
  suspended: 'suspended',
  handedOver: 'suspended',
  inactive: 'closed',
  settled: 'closed',
  cancelled: 'closed',
} as const satisfies Record<LineView['status'], SelectionNow['state']['market']>

const asItIs = (text: string): Names => ({ ja: text, en: text })

/** A player or a side of the event by its id, ours or its feed's: `sr:competitor:9` is our `andon:competitor:m1-9`, with the code of the feed before the number. */
function nameInEvent({ players, event: { id: of, competitors } }: EventDescription, id: string): Names | null {
  const player = players.find((one) => one.id === id)
  const [code] = readUrn(of)?.key.split('-') ?? []
  const [, number] = /^sr:competitor:(\d+)$/.exec(id) ?? []
  return (
    player?.name ??
    competitors.find((one) => one.id === id || readUrn(one.id)?.key === `${code}-${number}`)?.name ??
    null
  )
}

/** The names of the event, of the line and of an outcome, in both languages. Without a description the id stands in place of the name. */
export function namesOf(
  { record, description, described }: EventNow,
  { market, specifiers: text }: LineView,
  outcome: string,
): SelectionNow['names'] {
  const specifiers = readSpecifiers(text) ?? {}
  const [home, away] = description?.event.kind === 'match' ? description.event.competitors : []
  const context = {
    specifiers,
    competitor1: home?.name ?? asItIs('1'),
    competitor2: away?.name ?? asItIs('2'),
    event: description?.event.name ?? asItIs(record.id),
    nameOf: (id: string) => (description ? nameInEvent(description, id) : null),
  }
  const filled = (name: Names): Names => ({ ja: fillName(name, 'ja', context), en: fillName(name, 'en', context) })
  const players = description?.players ?? []
  const race = raceMarketById(market)
  const named =
    (race && raceOutcomeName(race, outcome, description?.riders ?? [])) ??
    marketById(market)
      ?.outcomes(specifiers, players)
      ?.find(({ id }) => id === outcome)?.name ??
    description?.outcomes?.find(({ id }) => id === outcome)?.name ??
    described?.get(market)?.outcomes.find(({ id }) => id === outcome)?.name ??
    (description && nameInEvent(description, outcome))
  return {
    event: description?.event.name ?? asItIs(record.id),
    market: filled(lineName(market, described?.get(market)?.name ?? null) ?? asItIs(`${market}`)),
    outcome: named ? filled(named) : asItIs(outcome),
  }
}
