import * as v from 'valibot'

const kinds = ['sport', 'category', 'tournament', 'competitor', 'player', 'match', 'outright'] as const
export type UrnKind = (typeof kinds)[number]

/** The id of anything in the book: `andon:match:sim-f1-20261123-2`. The part after the kind is ours; that of a bought feed begins with the feed's code. */
export type Urn<Kind extends UrnKind = UrnKind> = `andon:${Kind}:${string}`

/** Events are what can be bet on: a match of two sides, or an outright (a tournament's winner, a special, a race). */
export type EventUrn = Urn<'match' | 'outright'>

const key = '[a-z0-9]+(?:-[a-z0-9]+)*'
const pattern = new RegExp(`^andon:(${kinds.join('|')}):(${key})$`)
const keyPattern = new RegExp(`^${key}$`)

/** Joins kind and key; throws RangeError unless the key is lower-case letters, digits and single hyphens. */
export function urn<Kind extends UrnKind>(kind: Kind, key: string): Urn<Kind> {
  if (!keyPattern.test(key)) throw new RangeError(`not the key of a URN: ${key}`)
  return `andon:${kind}:${key}`
}

/** The kind and the key of a URN; null for any other text. */
export function readUrn(text: string): { readonly kind: UrnKind; readonly key: string } | null {
  const [, kind, key] = pattern.exec(text) ?? []
  return key === undefined ? null : { kind: kind as UrnKind, key } // the pattern names the kinds
}

export const eventUrnSchema = v.custom<EventUrn>(
  (input) => typeof input === 'string' && ['match', 'outright'].includes(readUrn(input)?.kind ?? ''),
  'not the id of an event',
)
