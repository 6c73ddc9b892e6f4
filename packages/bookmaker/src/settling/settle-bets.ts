import { isFinal } from '../bet-rules/bet-status.ts'
import type { ResultMessage } from '../book/offer.ts'
import { type BetName, lockBet, lockBets } from '../store/bets.ts'
import type { Deps } from '../store/deps.ts'
import { findBetsOn, findFirstBetsOn, selectionsWithBets } from '../store/legs.ts'
import { findUnsettled, setSettled, storeMessages } from '../store/selections.ts'
import { setVoidReason } from '../store/settled-bets.ts'
import { settleStored } from './settle-stored.ts'

const messagesAtOnce = 200
const betsAtOnce = 400
const selectionsAtOnce = 500
/** Bets read of each selection at first; most have fewer. */
const firstBets = 100
const maxRounds = 1000

/** Stores what is known of selections; resolved, nothing of it is lost. A message that is not newer than what is known changes nothing. */
export async function storeResults(deps: Deps, messages: readonly ResultMessage[]): Promise<void> {
  for (let at = 0; at < messages.length; at += messagesAtOnce) {
    const batch = messages.slice(at, at + messagesAtOnce)
    await deps.db.transaction((tx) => storeMessages(tx, batch))
  }
}

/**
 * Settles the bets on selections of which something new is known, in batches of one transaction each. A crash costs nothing: the selections stay unsettled, and a bet that
 * is settled already does not change. A failure does not affect other selections. Returns how many were settled.
 */
export async function settleBets(deps: Deps): Promise<number> {
  let settled = 0
  for (let round = 0; round < maxRounds; round++) {
    const unsettled = await findUnsettled(deps.db, selectionsAtOnce)
    const withBets = await selectionsWithBets(
      deps.db,
      unsettled.map(({ selection }) => selection),
    )
    await setSettled(
      deps.db,
      unsettled.filter(({ selection }) => !withBets.has(selection)),
    )
    const failed = await settleAtOnce(
      deps,
      unsettled.filter(({ selection }) => withBets.has(selection)),
    )
    settled += unsettled.length - failed
    if (unsettled.length < selectionsAtOnce || failed > 0) break
  }
  return settled
}

interface Unsettled {
  readonly selection: string
  readonly version: number
}

/** A bet on several of these selections is settled once. After a failure, each selection is tried alone. Returns how many failed. */
async function settleAtOnce(deps: Deps, unsettled: readonly Unsettled[]): Promise<number> {
  try {
    const selections = unsettled.map(({ selection }) => selection)
    const first = await findFirstBetsOn(deps.db, selections, firstBets)
    await settleNamed(deps, first)
    const found = Map.groupBy(first, ({ selection }) => selection)
    for (const [selection, names] of found)
      if (names.length === firstBets) await settleBetsOn(deps, selection, names.at(-1) ?? null)
    await setSettled(deps.db, unsettled)
    return 0
  } catch (error) {
    deps.log.error({ err: error, selections: unsettled.length }, 'settling bets failed; each selection is tried alone')
    return settleOneByOne(deps, unsettled)
  }
}

async function settleOneByOne(deps: Deps, unsettled: readonly Unsettled[]): Promise<number> {
  let failed = 0
  for (const one of unsettled) {
    try {
      await settleBetsOn(deps, one.selection, null)
      await setSettled(deps.db, [one])
    } catch (error) {
      failed += 1
      deps.log.error({ err: error, selection: one.selection }, 'settling the bets on a selection failed')
    }
  }
  return failed
}

async function settleBetsOn(deps: Deps, selection: string, from: BetName | null): Promise<void> {
  let after = from
  while (true) {
    const names: BetName[] = await findBetsOn(deps.db, { selection, after, limit: betsAtOnce })
    await settleNamed(deps, names)
    after = names.at(-1) ?? null
    if (names.length < betsAtOnce) return
  }
}

/** In transactions of a few bets each, two at a time, so that one is computed while the database works on the other. A bet that is named several times is settled once. */
async function settleNamed(deps: Deps, names: readonly BetName[]): Promise<void> {
  const bets = [...new Map(names.map(({ playerId, id }) => [id, { playerId, id }])).values()]
  let at = 0
  const settleOn = async () => {
    while (at < bets.length) {
      const some = bets.slice(at, at + betsAtOnce)
      at += betsAtOnce
      await deps.db.transaction(async (tx) => settleStored(deps, tx, await lockBets(tx, some)))
    }
  }
  const failed = (await Promise.allSettled([settleOn(), settleOn()])).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** Voids a bet, whatever its results: the stake comes back, and what it has paid is taken back. Not one that is not accepted, is cashed out or was replaced. */
export async function voidBet(deps: Deps, name: BetName, reason: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const bet = await lockBet(tx, name)
    if (!bet || bet.acceptedAt === null || isFinal(bet.status)) return false
    if (bet.voidReason !== null) return true
    await setVoidReason(tx, bet, reason)
    await settleStored(deps, tx, [{ ...bet, voidReason: reason }])
    return true
  })
}
