import { ArcadeRefusal } from './arcade-client.ts'
import { createBalance } from './balance.ts'
import { connectButtons } from './connect-buttons.ts'
import type { Failures } from './failures.ts'
import { createFreeRounds } from './free-rounds.ts'
import type { HostCommand } from './host.ts'
import { type PresentDeps, presentPendingRound, presentRound, showsForMs } from './present-round.ts'
import { type RequestedRound, requestRound } from './request-round.ts'
import { offlineNotice, showFundsNotice, showNotPlacedNotice } from './round-notices.ts'
import type { TitleTexts } from './scene.ts'
import type { SoundPlayer } from './sound/sound-player.ts'
import type { Stage } from './stage/stage.ts'
import { createStakes } from './stakes.ts'

export interface GameLoopDeps extends Omit<PresentDeps, 'balance'> {
  readonly failures: Failures
  readonly stage: Stage
  readonly sounds: SoundPlayer
  readonly texts: TitleTexts
}

/** Waits for a press of the spin button, requests one round, shows it to its end, and waits again. */
export function createGameLoop(deps: GameLoopDeps) {
  const { host, session, failures, hud, scene, stage, messages, figures } = deps
  const { game: config, mode } = session.state
  const balance = createBalance(deps, session.state.balance)
  const presentDeps: PresentDeps = { ...deps, balance }
  const stakes = createStakes(config, (stake) => {
    hud.setStake(stake)
    hud.announce(messages.stakeNow(figures.amount(stake)))
  })
  const freeRounds = createFreeRounds(session.state.freeRounds, deps)
  let busy = true
  let stopped = false

  const currentStake = () => freeRounds.playing()?.stake ?? stakes.current()
  const showFunds = (stake: number) => showFundsNotice(deps, { mode, balance: balance.amount(), stake })
  const updateButtons = () => {
    hud.setState(busy || stopped ? 'busy' : 'ready')
    hud.setStake(currentStake())
    hud.setStakeButtons(busy || freeRounds.playing() ? { less: false, more: false } : stakes.room())
  }
  const setIdle = () => {
    busy = false
    updateButtons()
    if (!stopped) freeRounds.show()
    host.send({ event: 'gameNotBusy' })
  }
  /** Resolves when the host holds back balances that reach it by other ways. */
  const setBusy = (stake: number): Promise<void> => {
    busy = true
    updateButtons()
    return host.startRound({ stake, showsForMs })
  }

  async function spin(): Promise<void> {
    if (busy || stopped) return
    const free = freeRounds.playing()
    const stake = currentStake()
    if (!free && balance.amount() < stake) return showFunds(stake)
    const startedMs = stage.nowMs()
    const hostReady = setBusy(free ? 0 : stake)
    hud.setWin(null)
    hud.announce(free ? messages.freeRoundsLeft(free.left, figures.amount(stake)) : messages.spinning)
    scene.clear()
    scene.begin()
    try {
      await hostReady
      const requestId = crypto.randomUUID() // one id for one press, also when the request is sent again
      const request = { stake, requestId, ...(free ? { freeRoundsId: free.freeRoundsId } : {}) }
      await finishRound(
        await requestRound({ ...deps, request, wasShown: session.wasShown, wait: stage.wait, ...offlineNotice(deps) }),
        startedMs,
      )
    } catch (error) {
      await scene.halt()
      await reportFailure(error, stake)
    }
    setIdle()
  }

  async function finishRound(result: RequestedRound, startedMs: number): Promise<void> {
    switch (result.kind) {
      case 'tooSoon':
        await Promise.all([scene.halt(), stage.wait(result.retryAfterMs)]) // the button becomes active when a round may start
        return
      case 'notPlaced':
        balance.set(result.balance)
        await scene.halt()
        return showNotPlacedNotice(deps, result)
      case 'round': {
        const repliedMs = stage.nowMs()
        await presentRound(presentDeps, result.round, result)
        const nextMs = Math.max(startedMs + config.cycleFloorMs, repliedMs + result.nextRoundInMs)
        await stage.wait(nextMs - stage.nowMs())
        await freeRounds.setLeft(result.freeRounds)
      }
    }
  }

  async function reportFailure(error: unknown, stake: number): Promise<void> {
    if (error instanceof ArcadeRefusal && error.code === 'INSUFFICIENT_FUNDS') {
      await balance.refresh()
      showFunds(stake)
    } else if (error instanceof ArcadeRefusal && error.code === 'FREE_ROUNDS_UNKNOWN') await freeRounds.gone()
    else void failures.show(error) // not awaited: the round is over, even while the player still reads the notice
  }

  connectButtons(deps, {
    spin: () => void spin(),
    changeStake: (by) => {
      stakes.step(by)
      updateButtons()
    },
    currentStake,
  })

  return {
    /** A stop takes effect before the next round. A round in progress is shown to its end. */
    handleCommand: (command: HostCommand) => {
      if (command === 'refreshBalance') {
        if (!busy) balance.refresh().catch((error) => failures.show(error))
        return
      }
      stopped = command === 'stopGamePlay'
      hud.showNote(stopped ? messages.paused : '')
      updateButtons()
    },
    begin: async ({ offersFreeRounds }: { offersFreeRounds: boolean }) => {
      hud.setMuted(deps.sounds.muted)
      hud.setNet(session.net())
      hud.setWin(null)
      balance.set(session.state.balance)
      updateButtons()
      stage.onIdleFrame(() => hud.setTime(session.elapsedMs()))
      if (mode === 'demo') hud.showNote(messages.demoLong)
      const { pendingRound, nextRoundInMs } = session.state
      if (pendingRound && !session.wasShown(pendingRound.id)) await presentPendingRound(presentDeps, pendingRound)
      if (offersFreeRounds) await freeRounds.offer()
      await stage.wait(nextRoundInMs)
      setIdle()
    },
  }
}
