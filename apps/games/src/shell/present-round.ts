import type { Round } from '@andon/arcade/game-api'
import type { ArcadeClient } from './arcade-client.ts'
import type { Balance } from './balance.ts'
import type { GameSession } from './game-session.ts'
import type { Host } from './host.ts'
import type { Hud } from './hud/hud.ts'
import { mayCelebrate } from './may-celebrate.ts'
import { playEvents } from './play-events.ts'
import { showCancelledNotice, showSettledNotice } from './round-notices.ts'
import type { Scene } from './scene.ts'
import type { Figures } from './text/amounts.ts'
import type { Messages } from './text/messages.ts'

/** The longest time without a message to the host during a round: a slow reply, or the longest scene. */
export const showsForMs = 20_000

export interface PresentDeps {
  readonly arcade: ArcadeClient
  readonly host: Host
  readonly session: GameSession
  readonly hud: Hud
  readonly scene: Scene
  readonly balance: Balance
  readonly messages: Messages
  readonly figures: Figures
}

/** Shows a round event by event. The win is added to the visible balance only after the last event. */
export async function presentRound(
  deps: PresentDeps,
  round: Round,
  after: { balance: number; balanceAfterStake: number },
): Promise<void> {
  const { arcade, host, session, hud, scene, balance, messages } = deps
  session.commitmentNotes.noteRound(round)
  session.staked(round.id, round.free ? 0 : round.stake)
  hud.setNet(session.net())
  balance.set(after.balanceAfterStake)
  await playEvents(scene.handlers, round.events, {
    round: {
      stake: round.stake,
      celebrates: (total) => mayCelebrate(session.state.game, { total, stake: round.stake }),
    },
    onEach: () => host.send({ event: 'roundGoesOn', showsForMs }),
  })
  session.shown(round.id, round.win)
  // if this call is lost, the next launch shows the round once more, which does no harm
  void arcade.call('roundShown', { roundId: round.id }).catch((error) => console.warn('not marked as shown', error))
  balance.set(after.balance)
  hud.setNet(session.net())
  hud.announce(resultText(deps, round, after.balance))
  if (round.status === 'settling') hud.showNote(messages.settlingNotice)
  host.send({ event: 'balanceChanged', balance: after.balance })
}

/** A round that ended while the game was closed: a notice first, then its events. */
export async function presentPendingRound(deps: PresentDeps, round: Round): Promise<void> {
  if (round.events.length === 0) {
    await showCancelledNotice(deps, round)
    await deps.arcade.call('roundShown', { roundId: round.id })
    return
  }
  await showSettledNotice(deps, round)
  const paid = round.status === 'settled' ? round.win : 0
  await deps.host.startRound({ stake: 0, showsForMs })
  deps.scene.clear()
  deps.scene.begin()
  const balance = deps.balance.amount()
  await presentRound(deps, round, { balance, balanceAfterStake: Math.max(0, balance - paid) })
}

function resultText({ messages, figures }: PresentDeps, round: Round, balance: number): string {
  const [win, now] = [figures.amount(round.win), figures.amount(balance)]
  if (round.win === 0) return messages.resultNone(now)
  if (round.win <= round.stake && !round.free) return messages.resultReturn(win, figures.amount(round.stake), now)
  return messages.resultWin(win, now)
}
