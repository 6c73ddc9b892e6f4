import type { Round } from '@andon/arcade/game-api'
import { type ArcadeClient, ArcadeRefusal } from './arcade-client.ts'
import type { Failures } from './failures.ts'
import { createFreeRounds } from './free-rounds.ts'
import type { GameSession } from './game-session.ts'
import type { Host, HostCommand } from './host.ts'
import { openNotice } from './hud/dialogs.ts'
import { openHistoryPage } from './hud/history-page.ts'
import type { Hud } from './hud/hud.ts'
import { openInfoPage } from './hud/info-page.ts'
import { listenForSpinKeys } from './hud/keys.ts'
import { mayCelebrate } from './may-celebrate.ts'
import { playEvents } from './play-events.ts'
import { type RequestedRound, requestRound } from './request-round.ts'
import type { Scene, TitleTexts } from './scene.ts'
import type { SoundPlayer } from './sound/sound-player.ts'
import type { Stage } from './stage/stage.ts'
import { createStakes } from './stakes.ts'
import type { Figures } from './text/amounts.ts'
import type { Messages } from './text/messages.ts'

/** The longest that the host hears nothing of a round: an answer that is slow, or the longest scene. */
const showsForMs = 20_000

export interface GameLoopDeps {
  readonly arcade: ArcadeClient
  readonly host: Host
  readonly session: GameSession
  readonly failures: Failures
  readonly hud: Hud
  readonly scene: Scene
  readonly stage: Stage
  readonly sounds: SoundPlayer
  readonly messages: Messages
  readonly figures: Figures
  readonly texts: TitleTexts
}

/** The player at the table: waits for a press, takes one round, shows it to its end, and only then waits again. */
export function createGameLoop(deps: GameLoopDeps) {
  const { arcade, host, session, failures, hud, scene, stage, messages, figures } = deps
  const { game: config, mode } = session.state
  const stakes = createStakes(config, (stake) => {
    hud.setStake(stake)
    hud.announce(messages.stakeNow(figures.amount(stake)))
  })
  const freeRounds = createFreeRounds(session.state.freeRounds, deps)
  let busy = true
  let stopped = false
  let balance = session.state.balance

  const setBalance = (amount: number) => {
    balance = amount
    hud.setBalance(amount)
  }
  const stakeNow = () => freeRounds.playing()?.stake ?? stakes.current()
  const offerButtons = () => {
    hud.setState(busy ? 'busy' : stopped ? 'busy' : 'ready')
    hud.setStake(stakeNow())
    hud.setStakeButtons(busy || freeRounds.playing() ? { less: false, more: false } : stakes.room())
  }
  const rest = () => {
    busy = false
    offerButtons()
    if (!stopped) freeRounds.show()
    host.send({ event: 'gameNotBusy' })
  }
  const work = (staked: number) => {
    busy = true
    offerButtons()
    return host.startRound({ stake: staked, showsForMs })
  }

  /** Shows a settled round; the balance rises only when its end was seen. */
  async function play(round: Round, after: { balance: number; balanceAfterStake: number }): Promise<void> {
    session.commitmentNotes.noteRound(round)
    session.staked(round.id, round.free ? 0 : round.stake)
    hud.setNet(session.net())
    setBalance(after.balanceAfterStake)
    await playEvents(scene.handlers, round.events, {
      round: { stake: round.stake, celebrates: (total) => mayCelebrate(config, { total, stake: round.stake }) },
      onEach: () => host.send({ event: 'roundGoesOn', showsForMs }),
    })
    session.shown(round.id, round.win)
    // if this is lost, the next launch offers the round once more: no harm done
    void arcade.call('roundShown', { roundId: round.id }).catch((error) => console.warn('not marked as shown', error))
    setBalance(after.balance)
    hud.setNet(session.net())
    hud.announce(resultText(round, after.balance))
    if (round.status === 'settling') hud.showNote(messages.settlingNotice)
    host.send({ event: 'balanceChanged', balance: after.balance })
  }

  function resultText(round: Round, balanceNow: number): string {
    const [win, now] = [figures.amount(round.win), figures.amount(balanceNow)]
    if (round.win === 0) return messages.resultNone(now)
    if (round.win <= round.stake && !round.free) return messages.resultReturn(win, figures.amount(round.stake), now)
    return messages.resultWin(win, now)
  }

  async function spin(): Promise<void> {
    if (busy || stopped) return
    const free = freeRounds.playing()
    const stake = stakeNow()
    if (!free && balance < stake) return tellFunds(stake)
    const startedMs = stage.nowMs()
    const startSeen = work(free ? 0 : stake)
    hud.setWin(null)
    hud.announce(free ? messages.freeRoundsLeft(free.left, figures.amount(stake)) : messages.spinning)
    scene.clear()
    scene.begin()
    try {
      await startSeen
      const requestId = crypto.randomUUID() // one name for one press, however often it is sent
      const request = { stake, requestId, ...(free ? { freeRoundsId: free.freeRoundsId } : {}) }
      const taken = await requestRound({
        arcade,
        request,
        wasShown: session.wasShown,
        wait: stage.wait,
        ...offlineNotice(),
      })
      await finish(taken, startedMs)
    } catch (error) {
      await scene.halt()
      if (error instanceof ArcadeRefusal && error.code === 'INSUFFICIENT_FUNDS') {
        await refreshBalance()
        tellFunds(stake)
      } else if (error instanceof ArcadeRefusal && error.code === 'FREE_ROUNDS_UNKNOWN') await freeRounds.gone()
      else void failures.show(error) // no round runs any more, however long it is read: what waits for that may come
    }
    rest()
  }

  async function finish(taken: RequestedRound, startedMs: number): Promise<void> {
    if (taken.kind === 'tooSoon') {
      await Promise.all([scene.halt(), stage.wait(taken.retryAfterMs)]) // the button comes back when a round may start
      return
    }
    if (taken.kind === 'notPlaced') {
      setBalance(taken.balance)
      await scene.halt()
      await openNotice({
        title: messages.notPlayedTitle,
        text: taken.returning ? messages.unavailableText : messages.notPlayedText,
        actions: [{ label: messages.ok, act: () => {} }],
      }).closed
      return
    }
    const answeredMs = stage.nowMs()
    await play(taken.round, taken)
    const nextMs = Math.max(startedMs + config.cycleFloorMs, answeredMs + taken.nextRoundInMs)
    await stage.wait(nextMs - stage.nowMs())
    await freeRounds.countedAs(taken.freeRounds)
  }

  function offlineNotice() {
    let open: ReturnType<typeof openNotice> | null = null
    return {
      onOffline: () => {
        open = openNotice({ title: messages.offlineTitle, text: messages.offlineText, actions: [], dismissable: false })
      },
      onOnline: () => open?.dialog.close(),
    }
  }

  function tellFunds(stake: number): void {
    const [has, needs] = [figures.amount(balance), figures.amount(stake)]
    const ok = { label: messages.ok, act: () => {} }
    const deposit = { label: messages.deposit, act: () => host.send({ event: 'openCashier' }) }
    openNotice({
      title: messages.fundsTitle,
      text: mode === 'real' ? messages.fundsReal(has, needs) : messages.fundsDemo(has, needs),
      actions: mode === 'real' ? [deposit, ok] : [ok],
    })
  }

  async function refreshBalance(): Promise<void> {
    const reply = await arcade.call('balance', {})
    setBalance(reply.balance)
  }

  /** A round that ended without us: told first, then shown to its end. */
  async function settleAccounts(round: Round): Promise<void> {
    const stake = figures.amount(round.stake)
    if (round.events.length === 0) {
      await openNotice({
        title: messages.cancelledTitle,
        text: round.free ? messages.cancelledFreeText : messages.cancelledText(stake),
        actions: [{ label: messages.ok, act: () => {} }],
      }).closed
      await arcade.call('roundShown', { roundId: round.id })
      return
    }
    const text = round.status === 'settled' ? messages.settledText(stake) : messages.settlingText(stake)
    await openNotice({ title: messages.settledTitle, text, actions: [{ label: messages.showResult, act: () => {} }] })
      .closed
    const paid = round.status === 'settled' ? round.win : 0
    await host.startRound({ stake: 0, showsForMs })
    scene.clear()
    scene.begin()
    await play(round, { balance, balanceAfterStake: Math.max(0, balance - paid) })
  }

  function changeStake(by: 1 | -1): void {
    stakes.step(by)
    offerButtons()
  }

  const { buttons } = hud
  buttons.spin.addEventListener('click', () => void spin())
  buttons.less.addEventListener('click', () => changeStake(-1))
  buttons.more.addEventListener('click', () => changeStake(1))
  buttons.lobby.addEventListener('click', () => host.send({ event: 'openLobby' }))
  buttons.info.addEventListener('click', () =>
    openInfoPage({ messages, figures, texts: deps.texts, config, stake: stakeNow() }),
  )
  buttons.history.addEventListener('click', () =>
    openHistoryPage({
      ...deps,
      commitmentNotes: session.commitmentNotes,
      onFailure: (error) => void failures.show(error),
    }),
  )
  buttons.mute.addEventListener('click', () => {
    deps.sounds.setMuted(!deps.sounds.muted)
    hud.setMuted(deps.sounds.muted)
  })
  listenForSpinKeys(buttons.spin, () => void spin())

  return {
    /** Commands of the hosting page. A stop takes effect before the next round: a running one is the player's and plays to its end. */
    follow: (command: HostCommand) => {
      if (command === 'refreshBalance') {
        if (!busy) refreshBalance().catch((error) => failures.show(error))
        return
      }
      stopped = command === 'stopGamePlay'
      hud.showNote(stopped ? messages.paused : '')
      offerButtons()
    },
    begin: async ({ offersFreeRounds }: { offersFreeRounds: boolean }) => {
      hud.setMuted(deps.sounds.muted)
      hud.setNet(session.net())
      hud.setWin(null)
      setBalance(session.state.balance)
      offerButtons()
      stage.onIdleFrame(() => hud.setTime(session.elapsedMs()))
      if (mode === 'demo') hud.showNote(messages.demoLong)
      const { pendingRound, nextRoundInMs } = session.state
      if (pendingRound && !session.wasShown(pendingRound.id)) await settleAccounts(pendingRound)
      if (offersFreeRounds) await freeRounds.offer()
      await stage.wait(nextRoundInMs)
      rest()
    },
  }
}
