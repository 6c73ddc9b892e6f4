import { Refusal, type RefusalDetails } from '@andon/contract'
import { fold } from '@andon/contract/folding/fold'
import { nicknameForm } from '@andon/contract/folding/nicknames'
import { e164 } from '@andon/contract/folding/phone-numbers'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { setPassword } from '../store/credentials.ts'
import { enterNames, leaveNames, type NameKind, type Names, takenNames } from '../store/directory.ts'
import {
  type Acquisition,
  insertAcquisition,
  insertPlayer,
  type NewPlayer,
  playersByReference,
} from '../store/players.ts'

export interface NewAccount<T> {
  readonly details: Omit<NewPlayer, 'id' | 'createdAt'>
  readonly password: string
  readonly acquisition: Acquisition
  /** Runs in the same transaction; if it throws, no account is created. */
  also(tx: Tx, playerId: string): Promise<T>
}

/**
 * Creates player, credential, wallet accounts and accepted policies in one transaction. Refuses EMAIL_TAKEN, NICKNAME_TAKEN, PHONE_TAKEN, and
 * ACCOUNT_LOCKED for a person who is excluded under another account.
 */
export async function openAccount<T>(deps: Deps, { details, password, acquisition, also }: NewAccount<T>): Promise<T> {
  const { acceptPolicies, clock, db, openAccounts, passwords, persons, sessionLimits } = deps
  const folded = { email: fold(details.email), nickname: nicknameForm(details.nickname), phone: e164(details) }
  refuseTaken(await takenNames(deps.db, folded)) // before the costly hash; entering them catches concurrent registrations
  const passwordHash = await passwords.hash(password)
  const at = clock.now()
  const id = await newPlayerId(deps)
  const player = {
    ...details,
    id,
    createdAt: at,
    firstName: details.firstName.toLowerCase(),
    lastName: details.lastName.toLowerCase(),
  }
  const opened = db.transaction(async (tx) => {
    await takeNames(tx, id, { ...folded, reference: id.slice(-8) })
    await insertPlayer(tx, player)
    await sessionLimits.openPlayer(tx, { playerId: id, country: player.country, currency: player.currency })
    await persons.screenNewcomer(tx, player)
    await setPassword(tx, { playerId: id, passwordHash, at })
    await insertAcquisition(tx, { playerId: id, at, ...acquisition })
    await openAccounts(tx, { playerId: id, currency: details.currency })
    await acceptPolicies(tx, { playerId: id })
    return also(tx, id)
  })
  return opened.catch(async (error) => {
    await persons.recordRefusal(error)
    throw error
  })
}

const mostAttempts = 5

/** An id whose reference (contract/reference.ts) no player has. Two at once are stopped by the directory. */
async function newPlayerId({ db, newId }: Pick<Deps, 'db' | 'newId'>): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const id = newId('ply')
    const isTaken = (await playersByReference(db, id.slice(-8))).length > 0
    if (!isTaken) return id
    assert(attempt < mostAttempts, 'a new player gets a free reference')
  }
}

const takenRefusals = {
  email: () => new Refusal('EMAIL_TAKEN', onField('email')),
  nickname: () => new Refusal('NICKNAME_TAKEN', onField('txtNickname')),
  phone: () => new Refusal('PHONE_TAKEN', onField('phone')),
}
const onField = (field: string): RefusalDetails => ({ field })

/** Gives the player these names, and takes away others of the same kinds. Refuses EMAIL_TAKEN, NICKNAME_TAKEN, PHONE_TAKEN. */
export async function takeNames(tx: Tx, playerId: string, names: Names): Promise<void> {
  const taken = new Set(await enterNames(tx, playerId, names))
  refuseTaken(taken)
  assert(taken.size === 0, 'a new player has a free reference')
  await leaveNames(tx, playerId, names)
}

function refuseTaken(taken: ReadonlySet<NameKind>): void {
  for (const kind of ['email', 'nickname', 'phone'] as const) if (taken.has(kind)) throw takenRefusals[kind]()
}
