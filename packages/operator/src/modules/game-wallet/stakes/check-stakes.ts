import type { StakeCategory } from '@andon/contract/games/categories'
import { gameRulesOf } from '@andon/contract/games/rules'
import type { WalletRefusalBody, WalletRefusalCode } from '@andon/contract/wallet-api'
import { isRealityCheckMissed, type Suppliers } from '@andon/operator/catalogue'
import type { LimitsForMoney, RealityMinutes } from '@andon/operator/limits'
import type { Clock } from '@andon/platform/clock'
import type { Tx } from '@andon/platform/sql'
import { admitBet, type GameSession } from '../domain/admit-bet.ts'
import type { StatedStakes } from '../domain/stake-range.ts'
import type { MoneyCall } from '../domain/stored.ts'
import type { PlayerLookups } from '../player-lookups.ts'
import { type CycleFloor, type Cycles, noCycles, openCycles } from './cycles.ts'
import type { FoundStakes } from './find-stakes.ts'

/** Why a bet is refused, with details for the player. */
export interface Rejection {
  readonly code: WalletRefusalCode
  readonly params: WalletRefusalBody['params']
}

export interface CheckedStakes {
  /** The refused ones of the batch's new bets. */
  readonly rejected: ReadonlyMap<MoneyCall, Rejection>
  /** The category of the bet's game, if it has one. */
  categoryOf(bet: MoneyCall): StakeCategory | undefined
  /** The site of the bet's game session. */
  siteOf(bet: MoneyCall): string | undefined
  readonly cycles: Cycles
  /** The stakes that the bet's game states; undefined for a sportsbook. */
  stakesOf(bet: MoneyCall): StatedStakes | undefined
  /** The legal maximum stake of the bet's player in its round. */
  capOf(bet: MoneyCall): number | undefined
}
const nothingKnown = {
  categoryOf: () => undefined,
  siteOf: () => undefined,
  stakesOf: () => undefined,
  capOf: () => undefined,
}
/** Checks the new bets among those that were found; one trip, two where a limit refuses one. */
export type CheckStakes = (tx: Tx, newBets: readonly MoneyCall[], found: FoundStakes | null) => Promise<CheckedStakes>

const sports: StakeCategory = 'sports'

interface CheckDeps {
  readonly clock: Clock
  readonly suppliers: Suppliers
  readonly limits: Pick<LimitsForMoney, 'checkStakes' | 'realityMinutesOf'>
  readonly cycleFloor: CycleFloor
}

export function createCheckStakes(lookups: PlayerLookups, deps: CheckDeps): CheckStakes {
  const { clock, suppliers, cycleFloor } = deps
  return async (tx, bets, found) => {
    if (bets.length === 0 || !found) return { rejected: new Map(), cycles: noCycles, ...nothingKnown }
    const { offered, sessionOf, starts, states } = found
    const now = clock.now() // after waiting for the locks
    const { overLimit, live, players, minutesOf } = await askModules(lookups, deps, tx, { bets, found, now })
    const today = now.toString().slice(0, 10)
    const gameOf = (bet: MoneyCall) => {
      const { supplier, gameCode } = bet
      return suppliers.isSportsbook(supplier)
        ? { offered: gameCode === supplier, takesBets: !states.has(supplier), category: sports }
        : {
            offered: offered.get(gameCode)?.supplier === supplier,
            takesBets: offered.get(gameCode)?.takesBets === true,
            category: offered.get(gameCode)?.category,
          }
    }

    const cycles = openCycles(starts, {
      now,
      floorOf: cycleFloor,
      playerOf: ({ playerId }) => players.get(playerId),
      gameOf: (bet) => ({ category: gameOf(bet).category, isSport: suppliers.isSportsbook(bet.supplier) }),
    })

    const rejectionOf = (bet: MoneyCall): Rejection | null => {
      const session = sessionOf(bet)
      const player = players.get(bet.playerId)
      const limit = overLimit.get(bet) ?? null
      const code = admitBet(bet, {
        session,
        loginLive: session !== undefined && live.has(session.loginSessionId),
        player: player && { currency: player.currency, locked: limit?.code === 'ACCOUNT_LOCKED' },
        siteInMaintenance: session !== undefined && lookups.inMaintenance(session.site),
        gameOffered: gameOf(bet).offered,
        takesBets: gameOf(bet).takesBets,
        realityCheckMissed: session !== undefined && isCheckMissed(session, { players, minutesOf, now }),
      })
      return code === null || code === limit?.code ? limit : { code, params: undefined } // the limits' refusal has the end of the lock
    }
    return {
      rejected: new Map(
        bets.flatMap((bet) => {
          const rejected = rejectionOf(bet)
          return rejected === null ? [] : [[bet, rejected] as const]
        }),
      ),
      categoryOf: (bet) => gameOf(bet).category,
      siteOf: (bet) => sessionOf(bet)?.site,
      cycles,
      stakesOf: (bet) => (suppliers.isSportsbook(bet.supplier) ? undefined : offered.get(bet.gameCode)),
      capOf: (bet) => {
        const player = players.get(bet.playerId)
        return player && gameRulesOf(player, { category: gameOf(bet).category, today }).maximumStake
      },
    }
  }
}

type StakingPlayers = Awaited<ReturnType<PlayerLookups['playersWithoutLocks']>>

/** Asks limits and identity about the bets in one trip: the players' rows are locked already, login sessions come after them. */
async function askModules(
  { sessionsLive, playersWithoutLocks }: PlayerLookups,
  { limits }: CheckDeps,
  tx: Tx,
  { bets, found, now }: { bets: readonly MoneyCall[]; found: FoundStakes; now: Temporal.Instant },
) {
  const sessions = [...new Set(bets.flatMap((bet) => found.sessionOf(bet) ?? []))]
  const mayBeMissed = ({ realitySince }: GameSession) =>
    isRealityCheckMissed({ since: realitySince, minutes: shortestRealityMinutes }, now)
  const playerOf = ({ playerId }: GameSession) => playerId
  const [overLimit, live, players, minutesOf] = await Promise.all([
    askLimits(limits, tx, bets, found),
    sessionsLive(
      tx,
      sessions.map((session) => session.loginSessionId),
      { touchIn: tx }, // a stake is the player's activity
    ),
    playersWithoutLocks(tx, sessions.map(playerOf)),
    limits.realityMinutesOf(tx, sessions.filter(mayBeMissed).map(playerOf)), // under the locks of the players' rows, so that a change counts at once
  ])
  return { overLimit, live, players, minutesOf }
}

/** The shortest interval that a player can set. */
const shortestRealityMinutes = 1

function isCheckMissed(
  { playerId, realitySince: since }: GameSession,
  { players, minutesOf, now }: { players: StakingPlayers; minutesOf: RealityMinutes; now: Temporal.Instant },
): boolean {
  const player = players.get(playerId)
  return player !== undefined && isRealityCheckMissed({ since, minutes: minutesOf({ ...player, playerId }) }, now)
}

/** Only bets from a session of their player count for limits. */
async function askLimits(
  limits: Pick<LimitsForMoney, 'checkStakes'>,
  tx: Tx,
  bets: readonly MoneyCall[],
  { stakers, ownSessionOf }: FoundStakes,
): Promise<ReadonlyMap<MoneyCall, Rejection>> {
  const asked = bets.flatMap((bet) => {
    const session = ownSessionOf(bet)
    return session ? [{ bet, loginSessionId: session.loginSessionId }] : []
  })
  if (asked.length === 0) return new Map()
  const answers = await limits.checkStakes(tx, {
    stakers,
    stakes: asked.map(({ bet: { playerId, amount, currency }, loginSessionId }) => ({
      playerId,
      amount,
      currency,
      loginSessionId,
    })),
  })
  return new Map(
    asked.flatMap(({ bet }, index) => {
      const refusal = answers[index]
      return refusal ? [[bet, { code: refusal.code, params: { ...refusal.params } }] as const] : []
    }),
  )
}
