import type { GameConfig } from '@andon/arcade/game-api'
import type { SpokenDialect } from '@andon/contract/vendor-messages/dialects'
import { createSoundPlayer } from '../sound/sound-player.ts'
import { createArcadeClient } from './arcade-client.ts'
import { createFailures } from './failures.ts'
import { createGameLoop, type GameLoopDeps } from './game-loop.ts'
import { openGameSession } from './game-session.ts'
import { connectHost, type HostCommand } from './host.ts'
import { createHud } from './hud/hud.ts'
import { takeLaunch } from './launch.ts'
import { createLine } from './line.ts'
import type { LoadedTitle, SceneDeps, Title } from './scene.ts'
import type { StartSharedDeps } from './shared/start-shared.ts'
import { createStage } from './stage/stage.ts'
import { createFigures } from './text/amounts.ts'
import { messages as allMessages } from './text/messages.ts'

/** Opens a game, whose page talks to the page around it in this dialect: loads pictures and session in parallel, then starts the game loop. */
export async function startGame(title: Title, dialect: SpokenDialect): Promise<void> {
  const launch = takeLaunch()
  const messages = allMessages[launch.language]
  document.documentElement.lang = launch.language
  document.body.dataset.state = 'loading'

  const commands: ((command: HostCommand) => void)[] = []
  const host = connectHost(window, { origin: launch.hostOrigin, dialect }, (command) => {
    for (const handle of commands) handle(command)
  })
  document.documentElement.toggleAttribute('data-hosted', host.isThere)
  const failures = createFailures({ messages, host, language: launch.language })
  const arcade = createArcadeClient(title.kind)
  const game = document.querySelector<HTMLElement>('#game')
  if (!game) throw new Error('the page has no element #game')

  try {
    const progress = showProgress(game, (percent) => host.send({ event: 'gameLoadProgress', percent }))
    const [loaded, session, stage] = await Promise.all([
      title.load(launch.language, progress),
      openGameSession(arcade, launch, title.gameCode),
      createStage(game),
    ])
    const { game: config, currency, mode, chips = false } = session.state
    const figures = createFigures(launch.language, currency, { chips })
    const hud = createHud({
      messages,
      figures,
      name: config.name[launch.language],
      demo: mode === 'demo',
      hosted: host.isThere,
      words: loaded.words,
    })
    document.title = config.name[launch.language]
    game.querySelector('.loading')?.remove()
    game.append(hud.root)
    const [line, sounds] = [createLine(window, stage.wait), createSoundPlayer()]
    const deps = { arcade, host, session, mode, failures, hud, stage, messages, figures, line, sounds }
    const isShared = 'createSharedScene' in loaded
    const play = isShared
      ? await startRoom({ ...deps, config, loaded, kind: title.kind, language: launch.language })
      : startAlone({ ...deps, config, loaded })
    commands.push(play.handleCommand)
    host.send({ event: 'gameReady' })
    await play.begin({ offersFreeRounds: launch.round === null })
    if (launch.round !== null) await play.watch(launch.round)
  } catch (error) {
    await failures.show(error, { isLoaded: false })
  }
}

/** Rounds of one player. */
function startAlone({
  config,
  ...deps
}: Omit<GameLoopDeps, 'scene' | 'loaded'> &
  Pick<SceneDeps, 'mode'> & { readonly config: GameConfig; readonly loaded: LoadedTitle }) {
  let stakeChanged = () => {}
  const scene = deps.loaded.createScene({ ...deps, config, stakeChanged: () => stakeChanged() })
  const gameLoop = createGameLoop({ ...deps, scene })
  stakeChanged = gameLoop.showStake
  return gameLoop
}

/** Rounds that many players share. Other games do not load its script. */
async function startRoom(deps: StartSharedDeps) {
  const { startShared } = await import('./shared/start-shared.ts')
  return startShared(deps)
}

function showProgress(game: HTMLElement, tellHost: (percent: number) => void): (part: number) => void {
  const bar = game.querySelector('progress')
  let last = -1
  return (part) => {
    const percent = Math.round(part * 100)
    if (percent <= last) return
    last = percent
    if (bar) bar.value = percent
    tellHost(percent)
  }
}
