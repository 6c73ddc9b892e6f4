import { writeDecimalPrice } from '../decimal-price.ts'
import type { EventMessage, Message, MessageOf, VoidWindow } from '../messages.ts'
import {
  cashOutTable,
  changeTypeTable,
  eventStatusTable,
  marketStatusTable,
  phaseTable,
  resultTable,
  uofOf,
} from '../status-table.ts'
import { gameScore, periodScores } from './parts-uof.ts'
import { uofId } from './uof-id.ts'

/** A message as it travels: the key it is routed by, and its XML. */
export interface UofDelivery {
  readonly routingKey: string
  readonly xml: string
}

/** Writes a message as a unified odds feed would send it, for recorded stories and for tests of the adapter. `code` is the feed's, as in its event ids. */
export function writeUof(message: Message, code: string): UofDelivery {
  if (message.type === 'alive')
    return {
      routingKey: '-.-.-.alive.-.-.-.-',
      xml: element('alive', {
        product: message.producer,
        timestamp: message.at,
        subscribed: message.subscribed ? 1 : 0,
      }),
    }
  if (message.type === 'snapshotComplete')
    return {
      routingKey: '-.-.-.snapshot_complete.-.-.-.-',
      xml: element('snapshot_complete', {
        request_id: message.requestId,
        product: message.producer,
        timestamp: message.at,
      }),
    }
  const event = uofId(code, message.event)
  const name = names[message.type]
  const isLow = name.includes('settlement') || name.includes('cancel')
  const [prefix, kind, number] = event.split(':')
  const stream = message.producer === 1 ? '-.live' : 'pre.-'
  return {
    routingKey: `${isLow ? 'lo' : 'hi'}.${stream}.${name}.1.${prefix}:${kind}.${number}.-`,
    xml: element(name, { ...aboutOf(message, event), ...ownAttributes(message) }, content(message)),
  }
}

const names: Readonly<Record<EventMessage['type'], string>> = {
  oddsChange: 'odds_change',
  betStop: 'bet_stop',
  betSettlement: 'bet_settlement',
  settlementRollback: 'rollback_bet_settlement',
  betCancel: 'bet_cancel',
  cancelRollback: 'rollback_bet_cancel',
  fixtureChange: 'fixture_change',
}

const aboutOf = ({ producer, at, requestId }: EventMessage, event: string) => ({
  product: producer,
  event_id: event,
  timestamp: at,
  request_id: requestId,
})

function ownAttributes(message: EventMessage): Attributes {
  switch (message.type) {
    case 'betStop':
      // a stop of single lines has no words there: it stops everything
      return { groups: message.groups.join('|') || 'all', market_status: uofOf(marketStatusTable, message.status) }
    case 'betSettlement':
      return { certainty: message.certainty }
    case 'betCancel':
    case 'cancelRollback':
      return windowAttributes(message.window)
    case 'fixtureChange':
      return { change_type: uofOf(changeTypeTable, message.change), start_time: message.startsAt }
    case 'oddsChange':
    case 'settlementRollback':
      return {}
  }
}

const windowAttributes = ({ from, to }: VoidWindow): Attributes => ({ start_time: from, end_time: to })

function content(message: EventMessage): string {
  switch (message.type) {
    case 'oddsChange':
      return `${state(message)}${element('odds', {}, message.markets.map(oddsMarket).join(''))}`
    case 'betSettlement':
      return element('outcomes', {}, message.markets.map(settledMarket).join(''))
    case 'betCancel':
      return message.markets
        .map((market) => element('market', { ...line(market), void_reason: market.voidReason }))
        .join('')
    case 'settlementRollback':
    case 'cancelRollback':
      return message.markets.map((market) => element('market', line(market))).join('')
    case 'betStop':
    case 'fixtureChange':
      return ''
  }
}

const line = ({ market, specifiers }: { readonly market: number; readonly specifiers: string }): Attributes => ({
  id: market,
  specifiers: specifiers || null,
})

function state({ state }: MessageOf<'oddsChange'>): string {
  if (!state || state.status === null) return ''
  const { clockSeconds: played } = state
  const twoDigits = (count: number) => String(count).padStart(2, '0')
  const parts = [
    played !== null &&
      element('clock', { match_time: `${twoDigits(Math.floor(played / 60))}:${twoDigits(played % 60)}` }),
    state.redCards && element('statistics', {}, element('red_cards', { ...state.redCards })),
    state.parts &&
      element(
        'period_scores',
        {},
        periodScores(state.parts)
          .map((score) => element('period_score', score))
          .join(''),
      ),
  ]
  return element(
    'sport_event_status',
    {
      status: uofOf(eventStatusTable, state.status),
      match_status: state.phase && (uofOf(phaseTable, state.phase) ?? '999'),
      home_score: state.score?.home ?? null,
      away_score: state.score?.away ?? null,
      ...(state.parts && gameScore(state.parts)),
    },
    parts.filter((part) => typeof part === 'string').join(''),
  )
}

function oddsMarket(market: MessageOf<'oddsChange'>['markets'][number]): string {
  const outcomes = market.outcomes.map(({ id, price, active, probability }) =>
    element('outcome', {
      id,
      odds: price && writeDecimalPrice(price),
      probabilities: probability,
      active: active ? 1 : 0,
    }),
  )
  return element(
    'market',
    {
      ...line(market),
      favourite: market.favourite ? 1 : null,
      status: uofOf(marketStatusTable, market.status),
      cashout_status: market.cashOut && uofOf(cashOutTable, market.cashOut),
    },
    outcomes.join(''),
  )
}

function settledMarket(market: MessageOf<'betSettlement'>['markets'][number]): string {
  const outcomes = market.outcomes.map(({ id, result, deadHeat }) => {
    const [code, factor] = (uofOf(resultTable, result) ?? '').split(' ')
    return element('outcome', {
      id,
      result: code ?? null,
      void_factor: factor ?? null,
      dead_heat_factor: deadHeat,
    })
  })
  return element('market', { ...line(market), void_reason: market.voidReason }, outcomes.join(''))
}

type Attributes = Readonly<Record<string, string | number | null>>

/** An element with its attributes, those that are null left out. `content` is XML already. */
function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
