import type { StakeCategory } from '@andon/contract/game-categories'
import { gameRulesOf } from '@andon/contract/game-rules'
import type { WalletRefusalBody, WalletRefusalCode } from '@andon/contract/wallet-api'
import { type Catalogue, isRealityCheckMissed } from '@andon/operator/catalogue'
import type { LimitsForMoney } from '@andon/operator/limits'
import type { Clock } from '@andon/platform/clock'
import type { Tx } from '@andon/platform/sql'
import { type CycleFloor, type Cycles, noCycles, openCycles } from './cycles.ts'
import { admitBet, type GameSession, isSessionOf } from './domain/admit-bet.ts'
import type { StatedStakes } from './domain/stake-range.ts'
import type { MoneyCall } from './domain/stored.ts'
import type { PlayerLookups } from './player-lookups.ts'
import { loadGameSessions } from './store/sessions.ts'

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
export type CheckStakes = (tx: Tx, bets: readonly MoneyCall[]) => Promise<CheckedStakes>

const sports: StakeCategory = 'sports'
const sessionNameOf = ({ playerId, sessionHash }: MoneyCall) =>
  sessionHash ? [{ playerId, tokenHash: sessionHash }] : []
/** What is offered of a game says whether its supplier is paused; a sportsbook has no game in the catalogue. */
const noStates: Awaited<ReturnType<Catalogue['supplierStates']>> = new Map()

export function createCheckStakes(
  { inMaintenance, sessionsLive, playersWithoutLocks }: PlayerLookups,
  {
    clock,
    catalogue: { suppliers, offeredGames, supplierStates },
    limits,
    cycleFloor,
  }: {
    clock: Clock
    catalogue: Pick<Catalogue, 'suppliers' | 'offeredGames' | 'supplierStates'>
    limits: Pick<LimitsForMoney, 'checkStakes' | 'realityMinutesOf'>
    cycleFloor: CycleFloor
  },
): CheckStakes {
  return async (tx, bets) => {
    if (bets.length === 0) return { rejected: new Map(), cycles: noCycles, ...nothingKnown }
    const [sessions, offered, states] = await Promise.all([
      loadGameSessions(tx, bets.flatMap(sessionNameOf)),
      offeredGames(
        tx,
        bets.map((bet) => bet.gameCode),
      ),
      bets.some((bet) => suppliers.isSportsbook(bet.supplier)) ? supplierStates(tx) : noStates,
    ])
    const sessionOf = (bet: MoneyCall) => sessions.get(bet.sessionHash?.toString('hex') ?? '')
    const overLimit = await askLimits(limits, tx, bets, sessionOf) // first, because player rows are locked before login sessions
    const now = clock.now() // after waiting for the locks
    const [live, players] = await Promise.all([
      sessionsLive(
        tx,
        [...sessions.values()].map((session) => session.loginSessionId),
        { touch: true }, // a stake is the player's activity
      ),
      playersWithoutLocks(
        tx,
        [...sessions.values()].map((session) => session.playerId),
      ),
    ])
    const minutes = await realityMinutesOf(limits, tx, { sessions: [...sessions.values()], players, now })
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

    const cycles = await openCycles(tx, bets, {
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
        siteInMaintenance: session !== undefined && inMaintenance(session.site),
        gameOffered: gameOf(bet).offered,
        takesBets: gameOf(bet).takesBets,
        realityCheckMissed:
          session !== undefined &&
          isRealityCheckMissed({ since: session.realitySince, minutes: minutes.get(session.playerId) ?? 0 }, now),
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

/** Of the players for whom a check may have been missed; the interval is read under the locks of their rows, so that a change of it counts at once. */
async function realityMinutesOf(
  limits: Pick<LimitsForMoney, 'realityMinutesOf'>,
  tx: Tx,
  {
    sessions,
    players,
    now,
  }: {
    sessions: readonly GameSession[]
    players: ReadonlyMap<string, { readonly country: string }>
    now: Temporal.Instant
  },
): Promise<ReadonlyMap<string, number>> {
  const asked = new Map(
    sessions.flatMap(({ playerId, realitySince }) => {
      const player = players.get(playerId)
      const mayBeMissed = isRealityCheckMissed({ since: realitySince, minutes: shortestRealityMinutes }, now)
      return player && mayBeMissed ? [[playerId, { playerId, country: player.country }] as const] : []
    }),
  )
  return asked.size === 0 ? new Map() : limits.realityMinutesOf(tx, [...asked.values()])
}

/** The shortest interval that a player can set. */
const shortestRealityMinutes = 1

/** Only bets from a session of their player count for limits. */
async function askLimits(
  limits: Pick<LimitsForMoney, 'checkStakes'>,
  tx: Tx,
  bets: readonly MoneyCall[],
  sessionOf: (bet: MoneyCall) => GameSession | undefined,
): Promise<ReadonlyMap<MoneyCall, Rejection>> {
  const asked = bets.flatMap((bet) => {
    const session = sessionOf(bet)
    return session && isSessionOf(session, bet) ? [{ bet, loginSessionId: session.loginSessionId }] : []
  })
  if (asked.length === 0) return new Map()
  const answers = await limits.checkStakes(
    tx,
    asked.map(({ bet: { playerId, amount, currency }, loginSessionId }) => ({
      ...{ playerId, amount, currency, loginSessionId },
    })),
  )
  return new Map(
    asked.flatMap(({ bet }, index) => {
      const refusal = answers[index]
      return refusal ? [[bet, { code: refusal.code, params: { ...refusal.params } }] as const] : []
    }),
  )
}
