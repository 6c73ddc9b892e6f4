import { hash } from 'node:crypto'
import { type Currency, minor } from '@andon/money'
import { assert } from '@andon/platform/assert'
import { isHouse, type Pocket, parseAccount, type TransferKind } from './chart.ts'
import { shardOf } from './shard.ts'

/** A requested movement of money. */
export interface TransferDraft {
  /** Idempotency key, unique for the player, or for the house if no player is touched. */
  readonly key: string
  readonly kind: TransferKind
  readonly currency: Currency
  /** The player it belongs to; optional if a leg names one. A transfer touches one player at most. */
  readonly playerId?: string
  /** The caller's id of the payment, round or bonus. */
  readonly reference?: string
  /** Two or more, each of a different account; minor units, signed from the account's point of view, not zero, summing to zero. */
  readonly legs: readonly { readonly account: string; readonly amount: number }[]
}

/** A valid draft: legs resolved and in order of account. */
export interface Transfer {
  readonly key: string
  readonly kind: TransferKind
  readonly currency: Currency
  /** Player id, or `house`. */
  readonly owner: string
  readonly shard: number
  readonly reference: string | null
  readonly legs: readonly Leg[]
  /** SHA-256 over everything above, hexadecimal: distinguishes a repeated request from a different one under the same key. */
  readonly hash: string
}

export interface Leg {
  /** The owner's id, or the full name of a house account. */
  readonly holder: string
  readonly pocket: Pocket
  readonly amount: number
}

/** Asserts, because an invalid draft is our bug: callers check their input before they post. */
export function parseTransfer({ key, kind, currency, playerId, reference = '', legs }: TransferDraft): Transfer {
  assert(isPlain(key, 1, 200) && isPlain(reference, 0, 200), `key and reference are plain text: ${key}`)
  assert(legs.length >= 2 && legs.length <= 16, `a transfer has 2 to 16 legs: ${key}`)
  assert(legs.reduce((sum, leg) => minor(sum + leg.amount), 0) === 0, `legs sum to zero: ${key}`)
  const sorted = legs.map(parseLeg).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  const names = sorted.map(nameOf)
  assert(new Set(names).size === names.length, `no two legs share an account: ${key}`)
  const owner = playerId ?? sorted.find((leg) => !isHouse(leg.holder))?.holder ?? 'house'
  const stranger = sorted.find((leg) => !isHouse(leg.holder) && leg.holder !== owner)
  assert(!stranger, `a transfer touches one player: ${key}`)
  const lines = [key, kind, currency, owner, reference, ...sorted.map((leg) => `${nameOf(leg)} ${leg.amount}`)]
  return {
    key,
    kind,
    currency,
    owner,
    shard: shardOf(owner),
    reference: reference || null,
    legs: sorted,
    hash: hash('sha256', lines.join('\n'), 'hex'), // store/audit.ts computes the same text in SQL
  }
}

const nameOf = ({ holder, pocket }: Leg) => `${holder}/${pocket}`

function parseLeg({ account: name, amount }: { account: string; amount: number }): Leg {
  const account = parseAccount(name)
  assert(account, `the chart of accounts has no ${name}`)
  assert(minor(amount) !== 0, `a leg moves money: ${name}`)
  return { ...account, amount }
}

/** Without control characters, because the hash joins lines with them. */
function isPlain(text: string, min: number, max: number): boolean {
  return text.length >= min && text.length <= max && !/\p{Cc}/u.test(text)
}
