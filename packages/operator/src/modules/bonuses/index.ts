import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import type { Tx } from '@andon/platform/sql'
import { activeBonusDetails } from './active-bonus-details.ts'
import { type Award, award } from './award.ts'
import { claim } from './claim.ts'
import type { BonusesOptions, Deps } from './deps.ts'
import { drop } from './drop.ts'
import { freeRoundsOf } from './free-rounds-of.ts'
import { getBonusHistory } from './get-bonus-history.ts'
import { getEligibleBonuses } from './get-eligible-bonuses.ts'
import { getFreeSpinGames } from './get-free-spin-games.ts'
import { getOfferStates } from './get-offer-states.ts'
import { getPlayerDepositCount } from './get-player-deposit-count.ts'
import { type CreditedDeposit, grantForDeposit } from './grant-for-deposit.ts'
import { jobs } from './jobs.ts'
import { openBonusBatch } from './open-bonus-batch.ts'
import { openProgramme, type Wanted } from './open-programme.ts'
import { type DepositPromise, promiseForDeposit } from './promise-for-deposit.ts'
import { revokeForDeposit } from './revoke-for-deposit.ts'
import { syncProgrammes } from './sync-programmes.ts'
import { termsOfCode } from './terms-of-code.ts'

/**
 * Bonuses own the programmes of each brand (rows of data), the bonuses granted from them, and how each ends.
 * - A player has at most one active bonus; another is refused until it has ended. Only an active bonus has money in crp, drp, wrp and free bets.
 * - A bonus keeps the terms of its grant and never requires more wagering than the player's jurisdiction allows.
 * - A deposit, a claim and a week are rewarded once, however often they are reported.
 * - Granted money comes from `house/bonus/<programme>`; forfeited money returns there.
 * - A round that ends after its bonus is paid as the end of the bonus would have paid it (domain/pay-out.ts).
 * Locks, always in this order: the callers' own names and rows (calls of suppliers, deposits) · rows of the limits · a player's grants
 * (`lockGrants`) · rows of the bonuses · accounts of the wallet. A bonus's money moves only under the lock of its row.
 */
export function createBonuses(runtime: Runtime, options: BonusesOptions) {
  const deps: Deps = { ...runtime, ...options }
  const routes: Handlers<PlayerApi['bonuses']> = {
    getEligibleBonuses: getEligibleBonuses(deps),
    getOfferStates: getOfferStates(deps),
    activeBonusDetails: activeBonusDetails(deps),
    drop: drop(deps),
    claim: claim(deps),
    getBonusHistory: getBonusHistory(deps),
    getPlayerDepositCount: getPlayerDepositCount(deps),
    getFreeSpinGames: getFreeSpinGames(deps),
  }
  return {
    routes,
    jobs: jobs(deps),
    syncProgrammes,
    termsOfCode,
    openProgramme: (wanted: Wanted, site: string) => openProgramme(deps, wanted, site),
    /** In the transaction that records a deposit with a bonus code; refuses a code that is not valid for it. */
    promiseForDeposit: (tx: Tx, deposit: DepositPromise) => promiseForDeposit(deps, tx, deposit),
    /** In the transaction that credits a deposit, before any account is locked. */
    grantForDeposit: (tx: Tx, deposit: CreditedDeposit) => grantForDeposit(deps, tx, deposit),
    /** In the transaction that charges a deposit back, before any account is locked. */
    revokeForDeposit: (tx: Tx, deposit: { playerId: string; depositId: string }) => revokeForDeposit(deps, tx, deposit),
    /** In the transaction that marks it as paid, before any account is locked; refuses what the player cannot have now. */
    award: (tx: Tx, asked: Award) => award(deps, tx, asked),
    freeRoundsOf,
    /** In a batch of stakes, wins and rollbacks, after the limits and before anything is posted. */
    openBonusBatch: (tx: Tx, who: { stakers: readonly string[]; bonusIds: readonly string[] }) =>
      openBonusBatch(deps, tx, who),
  }
}

export type Bonuses = ReturnType<typeof createBonuses>
export type { BonusPlayer } from './deps.ts'
export { awardedProgramme, termsWithoutWagering } from './domain/awarded-programme.ts'
export { isFreeRound } from './domain/free-rounds.ts'
export { shareWin } from './domain/split-stake.ts'
export { bonusGranted } from './facts.ts'
export type { BonusBatch, BonusPlan } from './open-bonus-batch.ts'
