import type { Round } from '@andon/arcade/game-api'
import { CallRefusal } from '@andon/web-kit/client'
import { showsForMs } from './host.ts'
import type { PresentDeps } from './present-round.ts'
import { requestAction } from './request-action.ts'
import { offlineNotice } from './round-notices.ts'
import type { PlayerAction } from './scene.ts'

/** A round as far as it is known, with the balances that belong to it. */
export interface RoundSoFar {
  readonly round: Round
  readonly balanceAfterStake: number
  readonly balance: number
}

export interface PlayOnDeps extends Pick<PresentDeps, 'arcade' | 'host' | 'line' | 'messages' | 'roundChanges'> {
  readonly balance: Pick<PresentDeps['balance'], 'read'>
  readonly scene: Pick<PresentDeps['scene'], 'nextAction'>
  readonly controls: Pick<PresentDeps['controls'], 'setWaiting'>
  readonly hud: Pick<PresentDeps['hud'], 'showNote'>
  readonly failures: Pick<PresentDeps['failures'], 'show'>
}

/**
 * Waits for the player's next action in a round and sends it; the host learns the further stake that it takes. Meanwhile the host shows the actual balance, because the player may take any time: the stake
 * has been taken, and nothing more is known. A round that goes on elsewhere first is returned as it is then.
 */
export async function playOn(deps: PlayOnDeps, { round, balanceAfterStake, balance }: RoundSoFar): Promise<RoundSoFar> {
  const { arcade, host, line, controls, hud, messages, failures } = deps
  controls.setWaiting(true)
  host.send({ event: 'balanceChanged', balance: balanceAfterStake })
  host.send({ event: 'gameNotBusy' })
  const next = await nextStep(deps, round)
  controls.setWaiting(false)
  await host.startRound({ stake: 'round' in next ? 0 : next.stake, showsForMs })
  if ('round' in next) {
    hud.showNote(messages.movedOn)
    return next
  }
  const { action } = next
  const request = { roundId: round.id, index: round.actions.length, action }
  try {
    const reply = await requestAction({ arcade, request, line, ...offlineNotice(deps) })
    return {
      round: reply.round,
      balanceAfterStake: reply.balanceAfterStake ?? balanceAfterStake,
      balance: reply.balance ?? balance,
    }
  } catch (error) {
    if (!(error instanceof CallRefusal)) throw error
    if (passing.has(error.code)) {
      await failures.show(error, { inRound: true })
      // as it is known, where the server has no time for that either: the index lets the arcade take the action once
      return (await currentState(deps, round).catch(() => null)) ?? { round, balanceAfterStake, balance }
    }
    const now = await currentState(deps, round)
    if (!now) throw error
    // another window was faster, or the server does not allow the action: its state of the round counts
    if (continuedElsewhere.has(error.code)) hud.showNote(messages.actFailed)
    else await failures.show(error)
    return now
  }
}

/** Resolves to the player's next action; or to the round as it is, as soon as another session or the server has continued it. */
async function nextStep(
  { arcade, balance, scene, roundChanges }: PlayOnDeps,
  round: Round,
): Promise<PlayerAction | RoundSoFar> {
  const movedOn = new AbortController()
  const elsewhere = new Promise<RoundSoFar>((resolve) => {
    const read = async () => {
      const [proof, amount] = await Promise.all([arcade.call('proof', { roundId: round.id }), balance.read()])
      const now = proof.round
      if (now.status !== 'playing' || now.actions.length > round.actions.length) resolve(withBalances(now, amount))
    }
    roundChanges.listen((id) => {
      if (id === null || id === round.id) read().catch(() => {}) // the reply to the next action has the state, too
    })
  })
  const next = await Promise.race([scene.nextAction(round, movedOn.signal), elsewhere])
  roundChanges.listen(null)
  if ('round' in next) movedOn.abort()
  return next
}

/** Refusals of a busy server: the round waits as before, and the player can choose again. */
const passing: ReadonlySet<string> = new Set(['UNAVAILABLE', 'TOO_MANY_REQUESTS'])
const continuedElsewhere: ReadonlySet<string> = new Set(['ACTION_NOT_ALLOWED', 'IDEMPOTENCY_CONFLICT'])

async function currentState({ arcade }: PlayOnDeps, { id }: Round): Promise<RoundSoFar | null> {
  const { pendingRound, balance } = await arcade.call('session', {})
  return pendingRound?.id === id ? withBalances(pendingRound, balance) : null
}

/** `balance`: the current one, which contains the win once it is paid. */
export function withBalances(round: Round, balance: number): RoundSoFar {
  const paid = round.status === 'settled' ? round.win : 0
  return { round, balance, balanceAfterStake: Math.max(0, balance - paid) }
}
