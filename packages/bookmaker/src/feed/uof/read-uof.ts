import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import * as v from 'valibot'
import { readSpecifiers, writeSpecifiers } from '../../model/specifiers.ts'
import type { EventUrn } from '../../model/urn.ts'
import { readDecimalPrice } from '../decimal-price.ts'
import {
  type Message,
  type MessageOf,
  marketSchemas,
  messageSchema,
  type OutcomeResult,
  offerStatuses,
} from '../messages.ts'
import {
  cashOutTable,
  changeTypeTable,
  eventStatusTable,
  marketStatusTable,
  oursOf,
  phaseTable,
  resultTable,
} from '../status-table.ts'
import { UnreadableMessage, type UnreadLine } from '../unreadable.ts'
import { deciding, eventOf, guessAbout, isWhole, wholeOr } from './about-uof.ts'
import { isCount, readParts } from './parts-uof.ts'

export interface ReadingUof {
  /** The feed's, as in our event ids. */
  readonly code: string
  /** By which the message came: names its event where the text cannot be read. */
  readonly routingKey?: string
  /** Is told what a message says of single markets that cannot be read; the rest of it is read. */
  readonly unread: (error: UnreadableMessage) => void
}

/**
 * Reads one XML message of a unified odds feed. Elements and attributes are those of its public schema; attributes the book has no use for are passed over.
 * Null for a message of another kind than the book's nine, or of which nothing is left. Throws UnreadableMessage where the message itself cannot be read.
 */
export function readUof(xml: string, reading: ReadingUof): Message | null {
  const root = rootOf(xml, reading)
  const decidesBets = deciding.includes(root.name)
  const about = {
    event: eventOf(root.attributes.event_id, reading.code),
    producer: wholeOr(root.attributes.product, null),
    at: wholeOr(root.attributes.timestamp, null),
  }
  const lost: { why: string; line: UnreadLine }[] = []

  /** Each market by itself; without a number that tells which it is, the message cannot be read. */
  function marketsOf<Schema extends v.GenericSchema>(
    elements: readonly XmlElement[],
    schema: Schema,
    read: (market: XmlElement) => unknown,
  ): v.InferOutput<Schema>[] {
    return elements.flatMap((element) => {
      const market = whole(element, 'id')
      if (market === null || market < 1) throw new Error('a market without a number')
      try {
        return [v.parse(schema, read(element))]
      } catch (error) {
        const specifiers = readSpecifiers(element.attributes.specifiers ?? '')
        lost.push({ why: whyOf(error), line: { market, specifiers: specifiers && writeSpecifiers(specifiers) } })
        return []
      }
    })
  }

  try {
    const message = messageOf(root, about, marketsOf)
    const isLeft = message !== null && (lost.length === 0 || message.markets?.length !== 0)
    const read = isLeft ? v.parse(messageSchema, message) : null
    if (lost.length > 0) {
      const why = lost.map(({ why, line }) => `market ${line.market}: ${why}`).join('; ')
      const lines = lost.map(({ line }) => line)
      reading.unread(new UnreadableMessage(`${root.name}: ${why}`, about, { lines, decidesBets }))
    }
    return read
  } catch (error) {
    throw new UnreadableMessage(`${root.name}: ${whyOf(error)}`, about, { decidesBets })
  }
}

const whyOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function rootOf(xml: string, reading: ReadingUof): XmlElement {
  let why = 'an empty document'
  try {
    const { root } = parseXml(xml)
    if (root) return root
  } catch (error) {
    why = `not XML: ${whyOf(error)}`
  }
  const { about, decidesBets } = guessAbout(xml, reading)
  throw new UnreadableMessage(why, about, { decidesBets })
}

type MarketsOf = <Schema extends v.GenericSchema>(
  elements: readonly XmlElement[],
  schema: Schema,
  read: (market: XmlElement) => unknown,
) => v.InferOutput<Schema>[]

/** A message as the root element has it, not yet checked. */
interface Unchecked {
  readonly type: Message['type']
  readonly markets?: readonly unknown[]
  readonly [field: string]: unknown
}

function messageOf(
  root: XmlElement,
  about: { event: EventUrn | null; producer: number | null; at: number | null },
  marketsOf: MarketsOf,
): Unchecked | null {
  const { producer, at } = about
  const requestId = whole(root, 'request_id')
  const common = { ...about, requestId }
  switch (root.name) {
    case 'alive':
      return { type: 'alive', producer, at, subscribed: root.attributes.subscribed === '1' }
    case 'snapshot_complete':
      return { type: 'snapshotComplete', producer, at, requestId }
    case 'odds_change':
      return {
        type: 'oddsChange',
        ...common,
        state: stateOf(root),
        markets: marketsOf(within(root, 'odds', 'market'), marketSchemas.oddsMarket, oddsMarket),
      }
    case 'bet_stop':
      return {
        type: 'betStop',
        ...common,
        groups: (root.attributes.groups ?? 'all').split('|'),
        status: stopStatus(root),
      }
    case 'bet_settlement':
      return {
        type: 'betSettlement',
        ...common,
        certainty: whole(root, 'certainty'),
        markets: marketsOf(within(root, 'outcomes', 'market'), marketSchemas.settledMarket, settledMarket),
      }
    case 'rollback_bet_settlement':
      return {
        type: 'settlementRollback',
        ...common,
        markets: marketsOf(children(root, 'market'), marketSchemas.bareLine, lineOf),
      }
    case 'bet_cancel':
      return {
        type: 'betCancel',
        ...common,
        window: windowOf(root),
        markets: marketsOf(children(root, 'market'), marketSchemas.cancelledLine, (market) => ({
          ...lineOf(market),
          voidReason: whole(market, 'void_reason'),
        })),
      }
    case 'rollback_bet_cancel':
      return {
        type: 'cancelRollback',
        ...common,
        window: windowOf(root),
        markets: marketsOf(children(root, 'market'), marketSchemas.bareLine, lineOf),
      }
    case 'fixture_change':
      return {
        type: 'fixtureChange',
        ...common,
        change: oursOf(changeTypeTable, 'uof', root.attributes.change_type ?? '') ?? 'other',
        startsAt: whole(root, 'start_time'),
      }
    default:
      return null
  }
}

const children = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).filter(
    (child): child is XmlElement => child.type === 'element' && (child as XmlElement).name === name,
  )

const within = (root: XmlElement, outer: string, inner: string) =>
  children(root, outer).flatMap((part) => children(part, inner))

/** A whole number, also a negative one; null when the attribute is absent. Anything else is an error. */
function whole(element: XmlElement, name: string): number | null {
  const text = element.attributes[name]
  if (text === undefined) return null
  if (!isWhole(text)) throw new Error(`${name}="${text}" is no whole number`)
  return Number(text)
}

function lineOf(market: XmlElement) {
  const text = market.attributes.specifiers ?? ''
  const specifiers = readSpecifiers(text)
  if (specifiers === null) throw new Error(`specifiers "${text}"`)
  return { market: whole(market, 'id'), specifiers: writeSpecifiers(specifiers) }
}

function stateOf(root: XmlElement) {
  const [status] = children(root, 'sport_event_status')
  if (!status) return null
  const { home_score: home, away_score: away, match_status: phase } = status.attributes
  return {
    status: known(oursOf(eventStatusTable, 'uof', status.attributes.status ?? ''), 'status'),
    phase: phase === undefined ? null : (oursOf(phaseTable, 'uof', phase) ?? 'other'),
    score: isCount(home) && isCount(away) ? { home: Number(home), away: Number(away) } : null,
    redCards: redCardsOf(status),
    clockSeconds: clockOf(status),
    ...readParts(status),
  }
}

/** Stoppage time stands beside the regular one. */
function clockOf(status: XmlElement): number | null {
  const { match_time: regular, stoppage_time: stoppage } = children(status, 'clock')[0]?.attributes ?? {}
  const [played, added] = [regular, stoppage].map((text) => {
    const [, minutes, seconds] = /^(\d{1,3}):(\d{2})$/.exec(text ?? '') ?? []
    return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds)
  })
  return played === null || played === undefined ? null : played + (added ?? 0)
}

/** A second yellow card is counted apart from a red one, and sends off like it. */
function redCardsOf(status: XmlElement) {
  const counts = ['red_cards', 'yellow_red_cards'].flatMap((name) => within(status, 'statistics', name))
  if (counts.length === 0) return null
  const of = (side: 'home' | 'away') =>
    counts.reduce((sum, element) => sum + wholeOr(element.attributes[side] ?? '0', Number.NaN), 0)
  const [home, away] = [of('home'), of('away')]
  return home >= 0 && away >= 0 ? { home, away } : null
}

function known<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`unknown ${what}`)
  return value
}

function oddsMarket(market: XmlElement) {
  const status = known(oursOf(marketStatusTable, 'uof', market.attributes.status ?? '1'), 'market status')
  return {
    ...lineOf(market),
    // -3 and -4 repeat what a message of its own has said
    status: offerStatuses.find((offer) => offer === status) ?? 'suspended',
    favourite: market.attributes.favourite === '1',
    cashOut: oursOf(cashOutTable, 'uof', market.attributes.cashout_status ?? ''),
    outcomes: children(market, 'outcome').map(({ attributes }) => ({
      id: attributes.id ?? '',
      price: readDecimalPrice(attributes.odds ?? ''),
      active: attributes.active !== '0',
      probability: attributes.probabilities === undefined ? null : Number(attributes.probabilities),
    })),
  }
}

function stopStatus(root: XmlElement): MessageOf<'betStop'>['status'] {
  return oursOf(marketStatusTable, 'uof', root.attributes.market_status ?? '-1') === 'inactive'
    ? 'inactive'
    : 'suspended'
}

function settledMarket(market: XmlElement) {
  return {
    ...lineOf(market),
    voidReason: whole(market, 'void_reason'),
    outcomes: children(market, 'outcome').map(({ attributes }) => ({
      id: attributes.id ?? '',
      result: resultOf(attributes.result ?? '', attributes.void_factor),
      deadHeat: deadHeatOf(attributes.dead_heat_factor),
    })),
  }
}

/** The truth table of a settlement: result and void factor; a factor of 0 is none. */
function resultOf(result: string, voidFactor: string | undefined): OutcomeResult {
  const factor = Number(voidFactor ?? 0)
  const ours = known(oursOf(resultTable, 'uof', factor === 0 ? result : `${result} ${factor}`), 'result')
  if (ours === 'cancelled') throw new Error('a result that only cancels say')
  return ours
}

const deadHeatOf = (factor: string | undefined) =>
  factor === undefined || Number(factor) === 1 ? null : factor.replace(/^\./, '0.').slice(0, 14)

const windowOf = (root: XmlElement) => ({ from: whole(root, 'start_time'), to: whole(root, 'end_time') })
