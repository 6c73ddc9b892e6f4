import type { SoundPlayer } from '../sound/sound-player.ts'
import type { ArcadeClient } from './arcade-client.ts'
import type { Failures } from './failures.ts'
import type { GameSession } from './game-session.ts'
import type { Host } from './host.ts'
import { openHistoryPage } from './hud/history-page.ts'
import type { Hud } from './hud/hud.ts'
import { openInfoPage } from './hud/info-page.ts'
import { listenForSpinKeys } from './hud/keys.ts'
import { openStakeLadder } from './hud/stake-ladder.ts'
import type { LoadedGame } from './scene.ts'
import type { Figures } from './text/amounts.ts'
import type { Messages } from './text/messages.ts'

interface ButtonDeps {
  readonly arcade: ArcadeClient
  readonly host: Host
  readonly session: GameSession
  readonly failures: Failures
  readonly hud: Hud
  readonly sounds: SoundPlayer
  readonly messages: Messages
  readonly figures: Figures
  readonly loaded: LoadedGame
  readonly watch: (roundId: string) => void
}

interface ButtonActions {
  spin(): void
  changeStake(by: 1 | -1): void
  chooseStake(stake: number): void
  currentStake(): number
  canSpin(): boolean
}

export function connectButtons(
  deps: ButtonDeps,
  { spin, changeStake, chooseStake, currentStake, canSpin }: ButtonActions,
): void {
  const { host, session, failures, hud, sounds, messages, figures, loaded, watch } = deps
  const { buttons } = hud
  buttons.spin.addEventListener('click', spin)
  buttons.less.addEventListener('click', () => changeStake(-1))
  buttons.more.addEventListener('click', () => changeStake(1))
  buttons.stake.addEventListener('click', () =>
    openStakeLadder({
      messages,
      figures,
      stakes: session.state.game.stakes,
      current: currentStake(),
      choose: chooseStake,
    }),
  )
  buttons.lobby.addEventListener('click', () => host.send({ event: 'openLobby' }))
  buttons.info.addEventListener('click', () =>
    openInfoPage({ messages, figures, loaded, config: session.state.game, stake: currentStake() }),
  )
  buttons.history.addEventListener('click', () =>
    openHistoryPage({
      ...deps,
      language: session.state.language,
      watch: canSpin() ? watch : null,
      commitmentNotes: session.commitmentNotes,
      chainNotes: session.chainNotes,
      gameCode: session.state.game.gameCode,
      onFailure: (error) => void failures.show(error),
    }),
  )
  buttons.mute.addEventListener('click', () => {
    sounds.setMuted(!sounds.muted)
    hud.setMuted(sounds.muted)
  })
  listenForSpinKeys(hud.root, buttons.spin, spin)
}
