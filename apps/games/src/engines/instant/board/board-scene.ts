import type { BoardEvent } from '@andon/arcade/engines/instant/events'
import type { Round } from '@andon/arcade/game-api'
import { type Action, type PlayerAction, playedBy, type Scene, type SceneDeps } from '../../../shell/scene.ts'
import type { Language } from '../../../shell/text/messages.ts'
import type { BoardConfig } from './board-config.ts'
import { type BoardControls, createBoardControls } from './board-controls.ts'
import { createFrame } from './board-frame.ts'
import { everyBoardSound } from './board-sounds.ts'
import type { BoardTitle } from './board-title.ts'
import { type CellButtons, createCellButtons } from './cell-buttons.ts'
import { type Cells, createCells } from './cells.ts'
import { createHandlers } from './handlers.ts'
import { createLadder } from './ladder.ts'
import { type BoardLayout, layOut } from './layout.ts'
import { nextPrize } from './prizes.ts'
import { textPlacesOf } from './text-places.ts'
import { boardTexts } from './texts/board-texts.ts'

/** The scenery, the board with its buttons, the ladder of prizes, and what rounds show on them. */
export function createBoardScene(
  title: BoardTitle,
  deps: Omit<SceneDeps, 'config'> & { config: BoardConfig; language: Language },
): Scene {
  const { stage, config, hud, figures, language } = deps
  const { skin, drawings } = title
  const [words, texts] = [boardTexts[language], title.texts[language]]
  const sounds = title.sounds(deps.sounds)
  deps.sounds.prepare((collector) => everyBoardSound(title.sounds(collector)))
  const setting = { ...deps, drawings, words }
  const scenery = title.createScenery(setting)
  const frame = createFrame(stage, skin.frame)
  const cells = createCells(stage, { count: config.columns * config.rows, drawings, paths: title.cells, skin })
  stage.root.addChild(scenery.behind, frame.sprite, cells.container, scenery.inFront)

  let take: (action: Action) => void = () => {}
  const buttons = createCellButtons({
    ...config,
    label: words.board,
    nameOf: (index) => words.cell(index + 1, texts[cells.state(index)]),
    isOpen: (index) => cells.state(index) !== 'covered',
    onPoint: cells.point,
    onPick: (cell) => take({ type: 'open', cell }),
  })
  const ladder = createLadder(config, { words, figures })
  const controls = createBoardControls(hud, { config, words, hazardsLabel: texts.hazards })
  hud.root.append(ladder.root, buttons.root)
  const showLadder = () => ladder.show(controls.hazards())
  controls.onChange(showLadder)
  showLadder()

  let layout: BoardLayout | null = null
  const place = () => {
    layout = layOut(stage.view, hud.area(), { ...config, skin })
    scenery.layOut(layout)
    frame.layOut(layout)
    cells.layOut(layout)
    buttons.layOut(layout)
    ladder.layOut(layout)
    hud.placeTexts(textPlacesOf(layout, skin))
  }
  place()
  stage.onResize(place)
  sounds.ambience()

  const handlers = createHandlers({ ...setting, cells, ladder, buttons, sounds, scenery, layout: () => layout })
  const cover = () => {
    cells.cover()
    buttons.update()
    ladder.mark(0)
  }
  return {
    begin: () => {
      sounds.start()
      cover()
    },
    halt: async () => cover(),
    clear: () => {
      controls.hideCashOut()
      hud.hideBanner()
      hud.showNote('')
      cover()
    },
    play: async (event, round) => {
      if (event.type === 'cashedOut' || event.type === 'boardRevealed') controls.hideCashOut()
      await playedBy<BoardEvent>(handlers)(event, round)
    },
    choice: () => ({ hazards: controls.hazards() }),
    layoutStake: () => null,
    nextAction: (round, movedOn) =>
      offerActions({ config, figures, cells, buttons, controls }, { round, movedOn }, (next) => {
        take = next
      }),
    setReady: (ready) => {
      controls.setReady(ready)
      if (ready && ladder.hazards() !== controls.hazards()) showLadder() // the round had another number
      if (ready && buttons.hasFocus()) hud.buttons.spin.focus() // the next press starts a round
    },
  }
}

interface ActionParts {
  readonly config: BoardConfig
  readonly figures: SceneDeps['figures']
  readonly cells: Cells
  readonly buttons: CellButtons
  readonly controls: BoardControls
}

/** The player opens a cell or cashes out. `setTake` gets what takes the action of a cell's button: nothing, once one was taken or the round has moved on. */
function offerActions(
  { config, figures, cells, buttons, controls }: ActionParts,
  { round, movedOn }: { round: Round; movedOn: AbortSignal },
  setTake: (take: (action: Action) => void) => void,
): Promise<PlayerAction> {
  const startedByKeyboard = document.activeElement === document.body
  const amount = amountNow(round)
  const next = nextPrize(config, round)
  const end = (cell: number | null) => {
    setTake(() => {})
    buttons.setEnabled(false)
    cells.point(cell)
    controls.holdCashOut()
  }
  movedOn.addEventListener('abort', () => end(null))
  return new Promise<PlayerAction>((done) => {
    const take = (action: Action) => {
      end(action.type === 'open' ? Number(action.cell) : null)
      done({ action, stake: 0 })
    }
    setTake(take)
    cells.point(null)
    const prizes = {
      now: amount > 0 ? figures.amount(amount) : null,
      next: next === null ? null : figures.amount(next),
    }
    controls.showCashOut(prizes, () => take({ type: 'cashOut' }))
    buttons.setEnabled(true)
    if (startedByKeyboard) buttons.focus() // the button that had the focus is disabled now
  })
}

/** The amount that cashing out pays now, in minor units; 0 before the first cell. */
function amountNow({ events }: Round): number {
  const last = events.findLast((event) => event.type === 'cellOpened')
  return last?.amount ?? 0
}
