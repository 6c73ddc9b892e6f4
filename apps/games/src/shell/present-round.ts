import type { Round } from '@andon/arcade/game-api'
import type { ArcadeClient } from './arcade-client.ts'
import type { Balance } from './balance.ts'
import type { Controls } from './controls.ts'
import type { Failures } from './failures.ts'
import type { GameSession } from './game-session.ts'
import { type Host, showsForMs } from './host.ts'
import type { Hud } from './hud/hud.ts'
import type { Line } from './line.ts'
import { playEvents } from './play-events.ts'
import { playOn, type RoundSoFar, withBalances } from './play-on.ts'
import { showCancelledNotice, showJackpotNotice, showPlayingNotice, showSettledNotice } from './round-notices.ts'
import type { Scene } from './scene.ts'
import type { ShownRounds } from './shown-rounds.ts'
import type { Stage } from './stage/stage.ts'
import { playedRound, stakedOn } from './staked-on.ts'
import type { RoundChanges } from './stream/round-changes.ts'
import type { Figures } from './text/amounts.ts'
import type { Messages } from './text/messages.ts'

export interface PresentDeps {
  readonly arcade: ArcadeClient
  readonly host: Host
  readonly session: GameSession
  readonly hud: Hud
  readonly scene: Scene
  readonly stage: Stage
  readonly line: Line
  readonly controls: Controls
  readonly failures: Failures
  readonly balance: Balance
  readonly shownRounds: ShownRounds
  readonly roundChanges: RoundChanges
  readonly messages: Messages
  readonly figures: Figures
}

/**
 * Shows a round event by event, and takes the player's actions if it waits for some. The win is added to the visible balance only after the last event.
 */
export async function presentRound(deps: PresentDeps, first: RoundSoFar): Promise<void> {
  const { session, hud, balance } = deps
  const { id } = first.round
  session.commitmentNotes.noteRound(first.round)
  const showStaked = ({ round, balanceAfterStake }: RoundSoFar) => {
    session.staked(id, round.free ? 0 : stakedOn(round))
    hud.setNet(session.net())
    balance.set(balanceAfterStake)
  }
  showStaked(first)
  let current = first
  let shown = 0
  for (;;) {
    await showEvents(deps, current.round, shown)
    shown = current.round.events.length
    if (current.round.status !== 'playing') break
    current = await playOn(deps, current)
    showStaked(current)
  }
  showEnd(deps, current)
}

function showEvents({ host, session, scene }: PresentDeps, round: Round, from: number): Promise<void> {
  return playEvents(scene, round.events.slice(from), {
    round: playedRound(session.state.game, round),
    onEach: (shown) => host.send({ event: 'roundGoesOn', showsForMs, shown }),
  })
}

function showEnd(deps: PresentDeps, { round, balance: after }: RoundSoFar): void {
  const { host, session, hud, balance, messages } = deps
  session.shown(round.id, round.win + (round.jackpot?.amount ?? 0))
  deps.shownRounds.note(round.id)
  balance.set(after)
  hud.setNet(session.net())
  hud.announce(resultText(deps, round, after))
  if (round.jackpot && round.status === 'settled') showJackpotNotice(deps, round.jackpot, { balance: after })
  if (round.status === 'settling') hud.showNote(messages.settlingNotice)
  host.send({ event: 'balanceChanged', balance: after })
}

/** A round that ended, or waits for the player, since the game was closed: a notice first, then its events. */
export async function presentPendingRound(deps: PresentDeps, round: Round): Promise<void> {
  if (round.events.length === 0) {
    await showCancelledNotice(deps, round)
    deps.shownRounds.note(round.id)
    return
  }
  await (round.status === 'playing' ? showPlayingNotice(deps, round) : showSettledNotice(deps, round))
  await deps.host.startRound({ stake: 0, showsForMs })
  deps.scene.clear()
  deps.scene.begin()
  await presentRound(deps, withBalances(round, deps.balance.amount()))
}

function resultText({ messages, figures }: PresentDeps, round: Round, balance: number): string {
  const [win, now] = [figures.amount(round.win), figures.amount(balance)]
  if (round.win === 0) return messages.resultNone(now)
  const staked = stakedOn(round)
  if (round.win <= staked && !round.free) return messages.resultReturn(win, figures.amount(staked), now)
  return messages.resultWin(win, now)
}
