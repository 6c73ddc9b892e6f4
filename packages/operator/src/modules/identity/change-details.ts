import { Refusal } from '@andon/contract'
import { fold } from '@andon/contract/folding/fold'
import { e164 } from '@andon/contract/folding/phone-numbers'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { demandNumber } from './own-number.ts'
import { provePassword } from './passwords/prove-password.ts'
import { takeNames } from './registration/open-account.ts'
import { announceSecurity } from './security/announce-security.ts'
import { type Credential, lockCredential } from './store/credentials.ts'
import { type Details, lockPlayerRow, removeChannelCodes, updateDetails } from './store/details.ts'
import { type Player, playerById } from './store/players.ts'
import { removeTokens } from './store/tokens.ts'

type Changes = { readonly [Detail in keyof Details]?: Details[Detail] | undefined }

export interface DetailsChange {
  readonly playerId: string
  readonly changes: Changes
  /** Required when the e-mail address or the phone number changes. */
  readonly currentPassword?: string | undefined
  /** The caller's network address. */
  readonly address: string
  /** Runs in the same transaction; if it throws, the change is rolled back. */
  also(tx: Tx, change: { before: Player; after: Player; changed: ReadonlySet<keyof Details> }): Promise<void>
}

/**
 * Changes a player's details and returns the updated player. A new e-mail address or phone number is unverified until a code confirms it.
 * Pending codes and links for the old one stop working, and the old e-mail address gets a security message.
 * Refuses FIELD_INVALID for `phone`, FIELD_INVALID and PASSWORD_WRONG for `currentPassword`, PASSWORD_NOT_USED, DETAILS_FROM_BANK, LOGIN_THROTTLED, EMAIL_TAKEN, PHONE_TAKEN.
 */
export async function changeDetails(deps: Deps, change: DetailsChange): Promise<Player> {
  const { db, persons } = deps
  const { playerId } = change
  const known = await demandPlayer(db, playerId)
  const changes = lowercaseNames(withNumber(known, change.changes))
  const credential = await passwordIfNeeded(deps, known, { ...change, changes })
  return db.transaction(async (tx) => {
    await persons.lockDetails(tx, { ...known, ...definedOf(changes) })
    await lockPlayerRow(tx, playerId)
    const before = await demandPlayer(tx, playerId)
    const changed = changesOf(before, changes)
    if (changed.size === 0) return before
    refuseBankDetails(before, changed)
    if (changesChannel(changed)) {
      if (!credential || !(await lockCredential(tx, credential))) throw wrongPassword()
      await moveChannels(deps, tx, { before, changed })
    }
    const details: Details = { ...before, ...Object.fromEntries([...changed].map((name) => [name, changes[name]])) }
    if (changesChannel(changed)) await takeNames(tx, playerId, { email: fold(details.email), phone: e164(details) })
    await updateDetails(tx, { playerId, details, unproven: unproven(changed) })
    const after = await demandPlayer(tx, playerId)
    await change.also(tx, { before, after, changed })
    await persons.screenDetails(tx, after)
    return after
  })
}

async function passwordIfNeeded(deps: Deps, player: Player, change: DetailsChange): Promise<Credential | null> {
  if (!changesChannel(changesOf(player, change.changes))) return null
  const { currentPassword, address } = change
  if (currentPassword === undefined)
    throw new Refusal('FIELD_INVALID', {
      field: 'currentPassword',
      message: 'Needed for a new e-mail address or phone',
    })
  return provePassword(deps, { email: player.email, currentPassword, address })
}

async function moveChannels(
  deps: Deps,
  tx: Tx,
  { before, changed }: { before: Player; changed: ReadonlySet<keyof Details> },
): Promise<void> {
  const { id: playerId } = before
  for (const channel of unproven(changed)) await removeChannelCodes(tx, { playerId, channel })
  if (changed.has('email')) await removeTokens(tx, { playerId, purpose: 'reset_password' })
  await announceSecurity(deps, tx, { player: before, what: changed.has('email') ? 'email' : 'phone' })
}

function changesOf(player: Player, changes: Changes): ReadonlySet<keyof Details> {
  const given = Object.keys(changes) as (keyof Details)[] // Object.keys returns string[]
  return new Set(given.filter((name) => changes[name] !== undefined && changes[name] !== player[name]))
}

const definedOf = (changes: Changes): Partial<Details> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

const bankDetails = [
  ...(['firstName', 'lastName', 'firstNameKana', 'lastNameKana'] as const),
  ...(['postalCode', 'prefecture', 'city', 'address1'] as const),
]

function refuseBankDetails({ payAndPlay }: Player, changed: ReadonlySet<keyof Details>): void {
  const field = payAndPlay && bankDetails.find((name) => changed.has(name))
  if (field) throw new Refusal('DETAILS_FROM_BANK', { field })
}

/** With country code and number as they are stored, if one of them changes. */
function withNumber({ areaCode, phone }: Player, changes: Changes): Changes {
  if (changes.areaCode === undefined && changes.phone === undefined) return changes
  return { ...changes, ...demandNumber({ areaCode: changes.areaCode ?? areaCode, phone: changes.phone ?? phone }) }
}

/** Names are stored in lower case. */
function lowercaseNames({ firstName, lastName, ...rest }: Changes): Changes {
  return { ...rest, firstName: firstName?.toLowerCase(), lastName: lastName?.toLowerCase() }
}

function unproven(changed: ReadonlySet<keyof Details>) {
  return [
    ...(changed.has('email') ? (['email'] as const) : []),
    ...(changed.has('phone') || changed.has('areaCode') ? (['sms'] as const) : []),
  ]
}

const changesChannel = (changed: ReadonlySet<keyof Details>) => unproven(changed).length > 0
const wrongPassword = () => new Refusal('PASSWORD_WRONG', { field: 'currentPassword' })

async function demandPlayer(executor: Parameters<typeof playerById>[0], playerId: string): Promise<Player> {
  const player = await playerById(executor, playerId)
  assert(player, 'a session belongs to a player')
  return player
}
