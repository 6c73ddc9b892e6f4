import { createArcade } from './arcade-client.ts'
import { createFailures } from './failures.ts'
import { openTable } from './game-loop.ts'
import { sitDown } from './game-session.ts'
import { connectHost, type HostCommand } from './host.ts'
import { createFrame } from './hud/hud.ts'
import { openProofPage } from './hud/proof-page.ts'
import { takeLaunch } from './launch.ts'
import type { Title } from './scene.ts'
import { createPlayer } from './sound/sound-player.ts'
import { createStage } from './stage/stage.ts'
import { createFigures } from './text/amounts.ts'
import { messages as allMessages } from './text/messages.ts'

/** Brings a title to the player: pictures and session are fetched side by side, then the table opens. */
export async function startCabinet(title: Title): Promise<void> {
  const launch = takeLaunch()
  const messages = allMessages[launch.language]
  document.documentElement.lang = launch.language
  document.body.dataset.state = 'loading'

  const commands: ((command: HostCommand) => void)[] = []
  const host = connectHost(window, launch.hostOrigin, (command) => {
    for (const follow of commands) follow(command)
  })
  const failures = createFailures({ messages, host })
  const arcade = createArcade()
  const game = document.querySelector<HTMLElement>('#game')
  if (!game) throw new Error('the page has no place for the game')

  try {
    const progress = showProgress(game, (percent) => host.tell({ event: 'gameLoadProgress', percent }))
    const [loaded, sitting, stage] = await Promise.all([
      title.load(launch.language, progress),
      sitDown(arcade, launch, title.gameCode),
      createStage(game),
    ])
    const { game: config, currency, mode } = sitting.state
    const figures = createFigures(launch.language, currency)
    const frame = createFrame({ messages, figures, name: config.name[launch.language], demo: mode === 'demo' })
    document.title = config.name[launch.language]
    game.querySelector('.loading')?.remove()
    game.append(frame.root)
    const sounds = createPlayer()
    const show = loaded.createShow({ stage, config, frame, sounds, messages, figures })
    const table = openTable({
      arcade,
      host,
      sitting,
      failures,
      frame,
      show,
      stage,
      sounds,
      messages,
      figures,
      texts: loaded.texts,
    })
    commands.push(table.follow)
    host.tell({ event: 'gameReady' })
    await table.begin({ offersFreeRounds: launch.round === null })
    const onFailure = (error: unknown) => void failures.tell(error)
    if (launch.round !== null)
      openProofPage(
        { arcade, messages, figures, texts: loaded.texts, promises: sitting.promises, onFailure },
        launch.round,
      )
  } catch (error) {
    await failures.tell(error)
  }
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
