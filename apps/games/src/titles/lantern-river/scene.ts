import type { Scene, SceneDeps } from '../../shell/scene.ts'
import type { Picture } from '../../shell/stage/pictures.ts'
import { createBigWin } from './big-win.ts'
import { createBoard } from './board.ts'
import type { RaftDrawings, ToneDrawings } from './drawings.ts'
import { layOut } from './layout.ts'
import { createReels } from './reels.ts'
import { createRiver } from './river.ts'
import { createRoundHandlers } from './round-handlers.ts'
import { createSounds } from './sounds.ts'
import { paintSymbols, type SymbolTextures } from './symbol-textures.ts'
import { createWins } from './wins.ts'

export interface Drawings {
  readonly symbols: Readonly<Record<string, Picture>>
  readonly night: ToneDrawings
  readonly rafts: RaftDrawings
}

/** The river, the board with its reels, and what the rounds show on them. */
export function createScene(deps: SceneDeps, drawings: Drawings): Scene {
  const { stage } = deps
  const sounds = createSounds(deps.sounds)
  const parts = createParts(deps, drawings)
  placeParts(deps, drawings, parts)
  sounds.ambience()
  window.setTimeout(() => void parts.river.prepareDawn(), 3000)
  const { reels, river, wins, bigWin } = parts
  const round = createRoundHandlers({ ...deps, stage, sounds, reels, river, wins, bigWin })
  return {
    begin: () => {
      round.reset()
      sounds.start()
      reels.begin()
    },
    halt: () => reels.halt(sounds.land),
    handlers: round.handlers,
    clear: round.clear,
  }
}

type Parts = ReturnType<typeof createParts>

function createParts({ stage, config }: SceneDeps, drawings: Drawings) {
  const river = createRiver(stage, drawings)
  const board = createBoard(stage)
  const fillers = config.symbols.filter(({ role }) => role === 'pays').map(({ id }) => id)
  const reels = createReels({ stage, rows: config.rows, fillers, grid: config.restingGrid })
  const wins = createWins(stage, reels)
  const bigWin = createBigWin(stage, drawings.rafts['sky-lantern'])
  stage.root.addChild(river.container, board.paper, reels.container, board.lacquer, wins.container, bigWin.container)
  return { river, board, reels, wins, bigWin }
}

/** Lays the parts out now and at every change of size. */
function placeParts({ stage, config, hud }: SceneDeps, drawings: Drawings, parts: Parts): void {
  let textures: ReadonlyMap<string, SymbolTextures> = new Map()
  const place = () => {
    const layout = layOut(stage.view, hud.area(), config)
    const old = textures
    textures = paintSymbols(drawings.symbols, layout.symbol, stage.view.density)
    void parts.river.layOut(layout)
    parts.board.layOut(layout)
    parts.reels.layOut(layout, textures)
    parts.wins.layOut(layout)
    parts.bigWin.layOut(layout)
    const { board, cell, upright } = layout
    hud.placeTexts({
      above: board.y - cell.width * 0.05,
      below: board.y + board.height + cell.width * 0.14,
      signSize: upright ? Math.min(34, cell.width * 0.27) : Math.min(30, cell.width * 0.19),
    })
    for (const { still, flying } of old.values()) for (const texture of [still, flying]) stage.retire(texture)
  }
  place()
  stage.onResize(place)
}
