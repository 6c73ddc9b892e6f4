import type { FreeRoundsInGame } from './free-rounds.ts'
import type { Host } from './host.ts'
import type { Hud } from './hud/hud.ts'
import { showsForMs } from './present-round.ts'
import type { Stakes } from './stakes.ts'
import type { Messages } from './text/messages.ts'

export type Controls = ReturnType<typeof createControls>

interface ControlDeps {
  readonly host: Host
  readonly hud: Hud
  readonly messages: Messages
  readonly stakes: Stakes
  readonly freeRounds: FreeRoundsInGame
}

/** Which buttons the player may press: none during a round, no spin while the host has stopped the game. */
export function createControls({ host, hud, messages, stakes, freeRounds }: ControlDeps) {
  let busy = true
  let stopped = false
  const currentStake = () => freeRounds.playing()?.stake ?? stakes.current()
  const update = () => {
    hud.setState(busy || stopped ? 'busy' : 'ready')
    hud.setStake(currentStake())
    hud.setStakeButtons(busy || freeRounds.playing() ? { less: false, more: false } : stakes.room())
  }
  return {
    currentStake,
    update,
    isBusy: () => busy,
    canSpin: () => !busy && !stopped,
    /** Resolves when the host holds back balances that reach it by other ways. */
    setBusy: (stake: number): Promise<void> => {
      busy = true
      update()
      return host.startRound({ stake, showsForMs })
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
  }
}
