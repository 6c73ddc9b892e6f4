import { Refusal } from '@andon/contract'
import type { Currency } from '@andon/money'
import { newToken } from '@andon/platform/ids'
import type { Deps } from '../deps.ts'
import { sessionOpened } from '../facts.ts'
import { drawnByServer } from '../game-api/fields.ts'
import type { GameReply, GameRequest } from '../game-api.ts'
import { newSeed } from '../provably-fair/new-seed.ts'
import { stateRaceSeeds } from '../provably-fair/state-race-seeds.ts'
import { openDemoBalance } from '../store/demo-balances.ts'
import type { FreeRounds } from '../store/free-rounds.ts'
import { ensureSeeds } from '../store/seeds.ts'
import { insertSession, type SessionRow } from '../store/sessions.ts'
import { offeredTitle } from '../titles/offered-title.ts'
import { rangeOf } from '../titles/stakes.ts'
import { demoCurrency, startingDemoBalance } from '../wallet-client/demo-wallet.ts'
import { walletRefusal } from '../wallet-client/wallet-refusal.ts'
import { sessionState } from './session-state.ts'

/** Limits the life of a token. The operator's stricter session rules are checked at every stake. */
const sessionLasts = { hours: 12 }

/** Opens a session for a launch token or for demo play. */
export async function openSession(deps: Deps, request: GameRequest<'openSession'>): Promise<GameReply<'openSession'>> {
  if (!deps.titles.find(request.gameCode)) throw new Refusal('GAME_UNKNOWN')
  const openedAt = deps.clock.now()
  const id = deps.newId('ags')
  const { balance, freeRounds, ...player } = 'demo' in request ? demoPlayer(id) : await authenticate(deps, request)
  const session: SessionRow = {
    id,
    ...player,
    gameCode: request.gameCode,
    language: request.language,
    expiresAt: openedAt.add(sessionLasts),
  }
  demandStakes(deps, session)
  const sessionToken = newToken(deps, session.owner)
  await deps.db.transaction(async (tx) => {
    await insertSession(tx, { ...session, token: sessionToken, openedAt, freeRounds })
    if (session.mode === 'demo') await openDemoBalance(tx, { owner: id, balance })
    await ensureSeeds(tx, {
      owner: session.owner,
      active: newSeed(deps),
      next: newSeed(deps),
      clientSeed: `${drawnByServer}${deps.random.bytes(8).toString('hex')}`,
      at: openedAt,
    })
  })
  if (session.chips) await stateRaceSeeds(deps, session)
  if (session.mode === 'real') deps.announce(sessionOpened({ key: session.owner, data: {} }))
  return { ...(await sessionState(deps, session, balance)), sessionToken }
}

/** Refuses a game whose lowest stake is above the player's cap, or above what the operator's exposure allows. */
function demandStakes({ titles }: Deps, session: SessionRow): void {
  const { maximumStake: max } = session
  if (!rangeOf(titles.of(session.gameCode).stakesIn[session.currency])) throw new Refusal('GAME_UNKNOWN')
  if (max !== null && !rangeOf(offeredTitle(titles.of(session.gameCode), session)))
    throw new Refusal('STAKE_ABOVE_CAP', { field: 'stake', params: { max } })
}

interface Player
  extends Pick<
    SessionRow,
    | 'mode'
    | 'owner'
    | 'walletSession'
    | 'nickname'
    | 'currency'
    | 'minimumCycleMs'
    | 'maximumStake'
    | 'celebratesReturnOfStake'
    | 'jackpots'
    | 'site'
    | 'chips'
  > {
  readonly balance: number
  readonly freeRounds: FreeRounds | null
}

function demoPlayer(sessionId: string): Player {
  return {
    mode: 'demo',
    owner: sessionId,
    walletSession: sessionId,
    nickname: null,
    currency: demoCurrency,
    balance: startingDemoBalance,
    freeRounds: null,
    minimumCycleMs: 0,
    maximumStake: null,
    celebratesReturnOfStake: false,
    jackpots: false,
    site: null,
    chips: false,
  }
}

async function authenticate(deps: Deps, { token, gameCode }: { token: string; gameCode: string }): Promise<Player> {
  const result = await deps.operatorWallet.call('authenticate', { token, gameCode })
  if (result.outcome === 'refused') throw walletRefusal(deps, { call: 'authenticate', ...result })
  if (result.outcome === 'unknown') throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 3 })
  const {
    playerId,
    sessionToken,
    nickname,
    currency,
    balance,
    rules,
    freeRounds = null,
    jackpots = false,
    site = null,
    chips = false,
  } = result.reply
  if (!rules) {
    deps.log.error({ gameCode }, 'the operator sent no rules for a player: the game does not open')
    throw new Refusal('UNAVAILABLE')
  }
  const playable = freeRounds && mayBePlayed(deps, { gameCode, currency, freeRounds }) ? freeRounds : null
  return {
    mode: 'real',
    owner: playerId,
    walletSession: sessionToken,
    nickname,
    currency,
    balance,
    freeRounds: playable,
    minimumCycleMs: rules.minimumCycleMs,
    maximumStake: rules.maximumStake ?? null,
    celebratesReturnOfStake: rules.celebratesReturnOfStake,
    jackpots,
    site,
    chips,
  }
}

/**
 * The game is certified at its own stakes only, and free rounds are of one stake each and not the player's to continue. Others are logged and not offered.
 */
function mayBePlayed(
  { log, titles }: Deps,
  { gameCode, currency, freeRounds }: { gameCode: string; currency: Currency; freeRounds: FreeRounds },
): boolean {
  const { stakesIn, actWithinHours } = titles.of(gameCode)
  const known = stakesIn[currency].stakes.includes(freeRounds.stake)
  if (!known) log.error({ gameCode, ...freeRounds }, 'free rounds at a stake that the game does not offer')
  const oneShot = actWithinHours === undefined
  if (!oneShot) log.error({ gameCode, ...freeRounds }, 'free rounds in a game whose rounds wait for the player')
  return known && oneShot
}
