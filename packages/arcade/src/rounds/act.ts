import { Refusal } from '@andon/contract'
import { authorise } from '../authorise.ts'
import type { Deps } from '../deps.ts'
import { canonicalText } from '../engines/canonical-text.ts'
import { roundWentOn } from '../facts.ts'
import type { GameReply, GameRequest } from '../game-api.ts'
import type { SessionRow } from '../store/sessions.ts'
import { findStagedRound, type StagedRound } from '../store/staged-rounds.ts'
import { tellBalance } from '../wallet-client/wallet-balance.ts'
import { type Balances, countAction, type Turn, type TurnTaken } from './count-action.ts'
import { cycleWaitMs } from './cycle-wait.ts'
import { raiseStake } from './raise-stake.ts'
import { type Continuation, continuedBy, gameOf } from './replay-round.ts'
import { roundView } from './round-view.ts'
import { settleRound } from './settle-round.ts'

const maxTries = 3

const unmoved: Balances = { afterStake: null, now: null }

/**
 * The player's next action in a round that waits. It is stored with its outcome before it has an effect, so that a repeated request, also after a crash, gets
 * the same outcome. Needs a login that has not ended; it may be one from which the operator takes no stakes, so that a win can be taken. A round whose player
 * does not come back is ended by the sweeper, and paid.
 */
export async function act(
  deps: Deps,
  { sessionToken, roundId, index, action }: { sessionToken: string } & GameRequest<'act'>,
): Promise<GameReply<'act'>> {
  const session = await authorise(deps, sessionToken)
  for (let tries = 0; tries < maxTries; tries++) {
    const round = await findStagedRound(deps.db, { owner: session.owner, id: roundId })
    if (!round || round.gameCode !== session.gameCode) throw new Refusal('NOT_FOUND')
    if (index < round.actions.length) return repeatAction(deps, session, { round, index, action })
    const step = demandAllowed(deps, round, { index, action })
    const turn = { round: { ...round, walletSession: session.walletSession }, action, step }
    const done = await (step.furtherStake > 0 ? raiseStake(deps, turn) : takeAction(deps, turn))
    if (!done) continue // another action was faster
    try {
      return done.round.state === 'staked'
        ? await settle(deps, session, done)
        : replyOf(deps, session, done.round, done.balances)
    } finally {
      deps.announce(roundWentOn({ key: round.owner, data: { round: round.id, by: session.id } }))
    }
  }
  throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 1 })
}

function demandAllowed(
  { titles }: Deps,
  round: StagedRound,
  { index, action }: Pick<GameRequest<'act'>, 'index' | 'action'>,
): Continuation {
  if (round.state === 'raising' || round.state === 'returning')
    throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 1, message: 'The stake of an action is being requested' })
  if (round.state !== 'playing' || index !== round.actions.length) throw new Refusal('ACTION_NOT_ALLOWED')
  const game = gameOf(titles.of(round.gameCode), round)
  const step = game.offersAction(action) ? continuedBy(game, round, [action]) : null
  if (!step) throw new Refusal('ACTION_NOT_ALLOWED')
  return step
}

/** Null if another action was faster. */
async function takeAction(deps: Deps, turn: Turn): Promise<TurnTaken | null> {
  const round = await countAction(deps, turn, 'playing')
  return round && { round, balances: unmoved }
}

async function settle(deps: Deps, session: SessionRow, { round, balances }: TurnTaken): Promise<GameReply<'act'>> {
  const win = round.win ?? 0
  const { state, balance } = await settleRound(deps, { ...round, state: 'staked', win })
  if (state === 'cancelled')
    throw new Refusal('UNAVAILABLE', { params: { roundId: round.id, stakeReturned: true }, retryAfterSeconds: 3 })
  const paid = balance === null ? balances : { afterStake: Math.max(0, balance - win), now: balance }
  return replyOf(deps, session, { ...round, state }, paid)
}

/** The reply to a repeated request: the round's current state. */
async function repeatAction(
  deps: Deps,
  session: SessionRow,
  { round, index, action }: { round: StagedRound } & Pick<GameRequest<'act'>, 'index' | 'action'>,
): Promise<GameReply<'act'>> {
  if (canonicalText(round.actions[index]) !== canonicalText(action))
    throw new Refusal('IDEMPOTENCY_CONFLICT', { field: 'index' })
  if (round.state !== 'settled') return replyOf(deps, session, round, unmoved)
  const now = await tellBalance(deps, session)
  return replyOf(deps, session, round, { afterStake: now === null ? null : Math.max(0, now - (round.win ?? 0)), now })
}

function replyOf(deps: Deps, session: SessionRow, round: StagedRound, balances: Balances): GameReply<'act'> {
  return {
    success: true,
    round: roundView(round),
    balanceAfterStake: balances.afterStake,
    balance: balances.now,
    nextRoundInMs: cycleWaitMs(deps, { ...session, lastRoundAt: round.lastRoundAt }),
    freeRounds: null,
  }
}
