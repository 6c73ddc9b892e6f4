import type { Catalogue } from '@andon/operator/catalogue'
import type { LimitsForMoney, LockedStakers } from '@andon/operator/limits'
import type { Tx } from '@andon/platform/sql'
import { isSessionOf } from '../domain/admit-bet.ts'
import type { MoneyCall } from '../domain/stored.ts'
import { loadRoundStarts, type RoundStart } from '../store/round-starts.ts'
import { type KnownGameSession, loadGameSessions } from '../store/sessions.ts'

/** The data read for a batch's bets, new or repeated, while their players' rows are locked. */
export interface FoundStakes {
  readonly stakers: LockedStakers
  readonly starts: readonly RoundStart[]
  readonly offered: Awaited<ReturnType<Catalogue['offeredGames']>>
  /** The states of suppliers that take no bets now; read for a sportsbook, whose game is not in the catalogue. */
  readonly states: Awaited<ReturnType<Catalogue['supplierStates']>>
  /** The game session that the bet names. */
  sessionOf(bet: MoneyCall): KnownGameSession | undefined
  /** Likewise, if it is of the bet's own player, game and supplier. */
  ownSessionOf(bet: MoneyCall): KnownGameSession | undefined
}

/** The catalogue's answer about a game already includes whether its supplier is paused. */
const noStates: FoundStakes['states'] = new Map()

/** Locks the rows of the players first, so that the rest is read after it. One trip. The calls are locked. */
export async function findStakes(
  {
    limits,
    catalogue,
  }: {
    limits: Pick<LimitsForMoney, 'lockStakers'>
    catalogue: Pick<Catalogue, 'offeredGames' | 'suppliers' | 'supplierStates'>
  },
  tx: Tx,
  bets: readonly MoneyCall[],
): Promise<FoundStakes | null> {
  if (bets.length === 0) return null
  const playerIds = [...new Set(bets.map(({ playerId }) => playerId))]
  const named = bets.flatMap(({ playerId, sessionHash }) => (sessionHash ? [{ playerId, tokenHash: sessionHash }] : []))
  const codes = [...new Set(bets.map(({ gameCode }) => gameCode))]
  const ofSportsbook = bets.some(({ supplier }) => catalogue.suppliers.isSportsbook(supplier))
  const [stakers, sessions, starts, offered, states] = await Promise.all([
    limits.lockStakers(tx, playerIds),
    loadGameSessions(tx, named),
    loadRoundStarts(tx, playerIds),
    catalogue.offeredGames(tx, codes),
    ofSportsbook ? catalogue.supplierStates(tx) : noStates,
  ])
  const sessionOf = ({ sessionHash }: MoneyCall) => sessions.get(sessionHash?.toString('hex') ?? '')
  return {
    stakers,
    starts,
    offered,
    states,
    sessionOf,
    ownSessionOf: (bet) => {
      const session = sessionOf(bet)
      return session && isSessionOf(session, bet) ? session : undefined
    },
  }
}
