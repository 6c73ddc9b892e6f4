import type { FreeRoundsInGame } from './free-rounds.ts'
import { type Host, showsForMs } from './host.ts'
import type { Hud } from './hud/hud.ts'
import type { Scene } from './scene.ts'
import type { Stakes } from './stakes.ts'
import type { Messages } from './text/messages.ts'

export type Controls = ReturnType<typeof createControls>

interface ControlDeps {
  readonly host: Host
  readonly hud: Hud
  readonly scene: Scene
  readonly messages: Messages
  readonly stakes: Stakes
  readonly freeRounds: FreeRoundsInGame
}

/** Which buttons the player may press: none during a round, no spin while the host has stopped the game. */
export function createControls({ host, hud, scene, messages, stakes, freeRounds }: ControlDeps) {
  let busy = true
  let stopped = false
  let waiting = false
  const waits = new Set<{ isMet(): boolean; go(): void }>()
  /** A round is being shown; false while it waits for the player. */
  const isBusy = () => busy && !waiting
  const endWaits = () => {
    for (const wait of waits) {
      if (!wait.isMet()) continue
      waits.delete(wait)
      wait.go()
    }
  }
  const currentStake = () => freeRounds.playing()?.stake ?? scene.layoutStake() ?? stakes.current()
  const update = () => {
    hud.setState(waiting ? 'playing' : busy || stopped ? 'busy' : 'ready')
    scene.setReady(!busy && !stopped)
    hud.setStake(currentStake())
    scene.showStake?.(currentStake())
    hud.setStakeButtons(
      busy || freeRounds.playing() || scene.layoutStake() !== null ? { less: false, more: false } : stakes.room(),
    )
    endWaits()
  }
  return {
    currentStake,
    update,
    isBusy,
    /** Resolves as soon as no round is being shown; with `over`, none waits for the player either. */
    untilShown: ({ over }: { over: boolean }) =>
      new Promise<void>((go) => {
        waits.add({ isMet: () => (over ? !busy : !isBusy()), go })
        endWaits()
      }),
    canSpin: () => !busy && !stopped,
    /** Resolves when the host holds back balances that reach it by other ways. */
    setBusy: (stake: number): Promise<void> => {
      busy = true
      update()
      return host.startRound({ stake, showsForMs })
    },
    /** A round waits for the player's next action. */
    setWaiting: (value: boolean) => {
      waiting = value
      update()
    },
    /** A past round is being shown. The host does not learn of it: no money moves. */
    setReplaying: (value: boolean) => {
      busy = value
      update()
    },
    setIdle: () => {
      busy = false
      update()
      if (!stopped) freeRounds.show()
      host.send({ event: 'gameNotBusy' })
    },
    setStopped: (value: boolean) => {
      stopped = value
      hud.showNote(stopped ? messages.paused : '')
      update()
    },
    changeStake: (by: 1 | -1) => {
      stakes.step(by)
      update()
    },
    chooseStake: (stake: number) => {
      stakes.choose(stake)
      update()
    },
  }
}
