import { CallRefusal } from '@andon/web-kit/client'
import type { FreeRoundsInGame } from './free-rounds.ts'
import { type PresentDeps, presentRound } from './present-round.ts'
import { type RequestedRound, requestRound } from './request-round.ts'
import { offlineNotice, showFundsNotice, showNotPlacedNotice } from './round-notices.ts'
import type { LoadedGame } from './scene.ts'

export interface RoundDeps extends PresentDeps {
  readonly freeRounds: FreeRoundsInGame
  readonly loaded: LoadedGame
}

/** One press of the spin button: requests one round, shows it to its end, and enables the buttons again. */
export async function startRound(deps: RoundDeps): Promise<void> {
  const { session, hud, scene, stage, line, controls, freeRounds, balance, messages, figures } = deps
  if (!controls.canSpin()) return
  const free = freeRounds.playing()
  const stake = controls.currentStake()
  const { table } = session.state.game
  if (table && (stake < table.layout.least || stake > table.layout.most)) return showLimits(deps, table.layout)
  if (!free && balance.amount() < stake) return showFunds(deps, stake)
  const startedMs = stage.nowMs()
  const hostReady = controls.setBusy(free ? 0 : stake)
  hud.setWin(null)
  hud.announce(free ? messages.freeRoundsLeft(free.left, figures.amount(stake)) : deps.loaded.words.starting)
  scene.clear()
  scene.begin()
  try {
    await hostReady
    const requestId = crypto.randomUUID() // one id for one press, also when the request is sent again
    const choice = scene.choice()
    const request = {
      stake,
      requestId,
      ...(free ? { freeRoundsId: free.freeRoundsId } : {}),
      ...(choice ? { choice } : {}),
      ...deps.shownRounds.inRequest(),
    }
    const options = { request, wasShown: session.wasShown, line, ...offlineNotice(deps) }
    const result = await requestRound({ arcade: deps.arcade, ...options })
    deps.shownRounds.told(request.shown)
    await finishRound(deps, result, startedMs)
  } catch (error) {
    await failRound(deps, error)
  }
  controls.setIdle()
}

/** Stops showing a round that failed, and tells the player why. Never throws, so that the buttons are enabled again. */
export async function failRound(deps: RoundDeps, error: unknown): Promise<void> {
  await deps.scene.halt()
  if (!(error instanceof CallRefusal))
    void deps.failures.show(error) // not awaited: the round is over, even while the player reads the notice
  else if (error.code === 'FREE_ROUNDS_UNKNOWN') await deps.freeRounds.gone()
  else if (error.code === 'INSUFFICIENT_FUNDS') await showFundsNow(deps)
  else void deps.failures.show(error)
}

async function finishRound(deps: RoundDeps, result: RequestedRound, startedMs: number): Promise<void> {
  const { scene, stage, session, balance, freeRounds } = deps
  switch (result.kind) {
    case 'tooSoon':
      await Promise.all([scene.halt(), stage.wait(result.retryAfterMs)]) // the button is enabled when a round may start
      return
    case 'notPlaced':
      balance.set(result.balance)
      await scene.halt()
      return showNotPlacedNotice(deps, result)
    case 'round': {
      const repliedMs = stage.nowMs()
      await presentRound(deps, result)
      const nextMs = Math.max(startedMs + session.state.game.cycleFloorMs, repliedMs + result.nextRoundInMs)
      await stage.wait(nextMs - stage.nowMs())
      await freeRounds.setLeft(result.freeRounds)
    }
  }
}

async function showFundsNow(deps: RoundDeps): Promise<void> {
  try {
    deps.balance.set(await deps.balance.read())
    showFunds(deps, deps.controls.currentStake())
  } catch (error) {
    void deps.failures.show(error)
  }
}

/** The bets on the table are too few or too many for a round. */
function showLimits({ hud, messages, figures }: RoundDeps, { least, most }: { least: number; most: number }): void {
  const text = messages.layoutRange(figures.amount(least), figures.amount(most))
  hud.showNote(text)
  hud.announce(text)
}

function showFunds(deps: RoundDeps, stake: number): void {
  const { mode, chips = false } = deps.session.state
  showFundsNotice(deps, { mode, chips, balance: deps.balance.amount(), stake })
}
