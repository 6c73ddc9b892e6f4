import type { PlayerApi } from '@andon/contract'
import type { NewFact } from '@andon/contract/fact'
import { type Site, siteOf } from '@andon/contract/sites'
import { accountLocked } from '@andon/operator/limits'
import type { Handlers } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import type { Db } from '@andon/platform/sql'
import { endConsent, getWinnerConsent, updateWinnerConsent } from './consents.ts'
import { getJackpots } from './get-jackpots.ts'
import { getWinners } from './get-winners.ts'
import { returnsSubscriber } from './keep-returns.ts'
import { createMeters, type MetersOptions } from './meters.ts'
import { shownRound } from './shown-round.ts'
import { jackpotsSubscriber } from './subscriber.ts'

/** Passed in by the composition. */
export interface Options extends Pick<MetersOptions, 'findGames'> {
  /** `locked`: on a lock, break or review. */
  playersByIds(
    db: Db,
    playerIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly nickname: string; readonly locked: boolean }>>
  /** True if the supplier's games replay past rounds. */
  showsRounds(supplier: string): boolean
  /** True if the brand has jackpots. */
  isOn(site: Site): boolean
  /** Tells every node. Absent: no node shows jackpots. */
  readonly announce?: (fact: NewFact) => void
}

export interface JackpotOptions extends Runtime, Options {}

/**
 * Jackpots owns the list of winners, which it keeps from the rounds that the game wallet settles (`gameWallet.RoundClosed`), who agreed to be in it,
 * what each game returned over its last rounds, and the meters as suppliers state them. The money is in the ledger: a transfer of the kind `jackpotWin` for each.
 * - Only wins of players who agreed are shown, from then on, by the first letter of the nickname; none of a player on a lock or break. A lock ends the
 *   consent.
 */
export function createJackpots(runtime: Runtime, options: Options) {
  const deps: JackpotOptions = { ...runtime, ...options }
  const { findGames, announce = () => undefined, isOn } = options
  const meters = createMeters({ ...runtime, findGames, announce })
  runtime.facts.follow(accountLocked, async (tx, { key, data }) => {
    if (data.kind === 'lock') await endConsent(tx, key)
  })
  const routes: Handlers<PlayerApi['jackpots']> = {
    getJackpots: getJackpots(options, meters),
    getWinners: getWinners(deps),
    getWinnerConsent: getWinnerConsent(deps),
    updateWinnerConsent: updateWinnerConsent(deps),
  }
  return {
    routes,
    meters,
    shownRound: shownRound(deps),
    isOnAt: (site: string) => isOn(siteOf(site)),
    subscribers: [jackpotsSubscriber(runtime), returnsSubscriber],
  }
}

export { jackpotMetersChanged, jackpotPaid } from './facts.ts'
