import type { EventUrn } from '../../model/urn.ts'
import { eventFromFeed } from '../feed-ids.ts'

/** Messages that say what becomes of bets. */
export const deciding: readonly string[] = [
  'bet_settlement',
  'rollback_bet_settlement',
  'bet_cancel',
  'rollback_bet_cancel',
]
const others: readonly string[] = ['odds_change', 'bet_stop', 'fixture_change', 'alive', 'snapshot_complete']

/** Returns the event that a text which is no XML may have been about: by its routing key, `hi.-.live.odds_change.1.sr:match.1042.-`, else by what stands in it. */
export function guessAbout(
  xml: string,
  { routingKey = '', code }: { readonly routingKey?: string; readonly code: string },
) {
  const [, prefix, kind, number] = /(?:^|\.)([a-z]+):([a-z_]+)[.:](\d+)(?:\.|$)/.exec(routingKey) ?? []
  const inText = (name: string) => new RegExp(`\\s${name}=["']([^"'<>]*)["']`).exec(xml)?.[1]
  const name =
    [...deciding, ...others].find((one) => routingKey.split('.').includes(one)) ?? /<([a-z_]+)/.exec(xml)?.[1]
  const about = {
    event: (number && eventOf(`${prefix}:${kind}:${number}`, code)) || eventOf(inText('event_id'), code),
    producer: wholeOr(inText('product'), null),
    at: wholeOr(inText('timestamp'), null),
  }
  return { about, decidesBets: name === undefined || !others.includes(name) }
}

/** `sr:match:1042` and `vf:match:7` are matches; seasons, stages and tournaments are outrights. */
export function eventOf(id: string | undefined, code: string): EventUrn | null {
  const [, prefix, kind = '', number] = /^([a-z]+):([a-z_]+):(\d+)$/.exec(id ?? '') ?? []
  if (number === undefined) return null
  const key = prefix === 'sr' ? number : `${prefix}-${number}`
  if (kind === 'match') return eventFromFeed(code, 'match', key)
  return eventFromFeed(code, 'outright', `${kind.replaceAll('_', '')}-${key}`)
}

export const isWhole = (text: string | undefined): text is string => text !== undefined && /^-?\d{1,15}$/.test(text)
export const wholeOr = <Other>(text: string | undefined, other: Other) => (isWhole(text) ? Number(text) : other)
