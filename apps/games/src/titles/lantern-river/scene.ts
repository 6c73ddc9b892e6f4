import type { LineWin } from '@andon/arcade/round-events'
import type { Handlers, Scene, SceneDeps } from '../../shell/scene.ts'
import type { Picture } from '../../shell/stage/pictures.ts'
import { createBigWin } from './big-win.ts'
import { createBoard } from './board.ts'
import type { RaftDrawings, ToneDrawings } from './drawings.ts'
import { layOut } from './layout.ts'
import { createReels } from './reels.ts'
import { createRiver } from './river.ts'
import { createSounds } from './sounds.ts'
import { paintSymbols, type SymbolTextures } from './symbol-textures.ts'
import { createWins } from './wins.ts'

/** From this multiple of the stake on, lanterns rise. */
const greatWinMultiple = 10
const bannerMs = 2100

interface Drawings {
  readonly symbols: Readonly<Record<string, Picture>>
  readonly night: ToneDrawings
  readonly rafts: RaftDrawings
}

/** The server's round as a scene: one handler for each kind of event, played one after another. */
export function createScene(
  { stage, config, hud, sounds: player, messages, figures }: SceneDeps,
  drawings: Drawings,
): Scene {
  const sounds = createSounds(player)
  const river = createRiver(stage, drawings)
  const board = createBoard(stage)
  const fillers = config.symbols.filter(({ role }) => role === 'pays').map(({ id }) => id)
  const wilds = config.symbols.filter(({ role }) => role === 'wild').map(({ id }) => id)
  const reels = createReels({ stage, rows: config.rows, fillers, grid: config.restingGrid })
  const wins = createWins(stage, reels)
  const bigWin = createBigWin(stage, drawings.rafts['sky-lantern'])
  stage.root.addChild(river.container, board.paper, reels.container, board.lacquer, wins.container, bigWin.container)

  let textures: ReadonlyMap<string, SymbolTextures> = new Map()
  const place = () => {
    const layout = layOut(stage.view, hud.area(), config)
    const old = textures
    textures = paintSymbols(drawings.symbols, layout.symbol, stage.view.density)
    void river.layOut(layout)
    board.layOut(layout)
    reels.layOut(layout, textures)
    wins.layOut(layout)
    bigWin.layOut(layout)
    const { board: reelsAt, cell, upright } = layout
    hud.placeTexts({
      above: reelsAt.y - cell.width * 0.05,
      below: reelsAt.y + reelsAt.height + cell.width * 0.14,
      signSize: upright ? Math.min(34, cell.width * 0.27) : Math.min(30, cell.width * 0.19),
    })
    for (const { still, flying } of old.values()) for (const texture of [still, flying]) stage.retire(texture)
  }
  place()
  stage.onResize(place)
  sounds.ambience()
  window.setTimeout(() => void river.prepareDawn(), 3000)

  let inFreeSpins = false
  let total = 0
  const clear = () => {
    wins.clear()
    hud.hideBanner()
    hud.showNote('')
  }
  const land = (reel: number) => sounds.land(reel)

  async function showGreatWin(amount: number, title: string): Promise<void> {
    const durationMs = 5200
    sounds.great()
    hud.showBanner({ title, amount: { value: amount, durationMs: durationMs * 0.55 }, kind: 'great' })
    await bigWin.play(durationMs)
    hud.hideBanner()
  }

  const handlers: Handlers = {
    reels: async ({ grid }) => {
      await reels.stopAt(grid, land)
    },
    lineWins: async (event, round) => {
      total = event.total
      const celebrate = round.celebrates(event.total)
      hud.setWin(event.total)
      hud.showNote(messages.lineWins(event.wins.length, figures.amount(event.amount)))
      const moons = multiplying(event.wins)
      if (moons.length > 0) await wins.showMultipliers(moons, { celebrate, density: stage.view.density })
      await wins.showLines(event.wins, config.lines, { celebrate, onStroke: sounds.line })
    },
    scatterWin: async (event, round) => {
      total = event.total
      hud.setWin(event.total)
      hud.showNote(messages.scatterWin(event.count, figures.amount(event.amount)))
      const celebrate = round.celebrates(event.total)
      if (celebrate) sounds.scatter()
      await wins.showPlaces(event.positions, celebrate)
    },
    freeSpinsWon: async ({ count, retrigger, positions }) => {
      const text = retrigger ? messages.freeSpinsMore(count) : messages.freeSpinsWon(count)
      hud.announce(text)
      sounds.freeSpins()
      await wins.showPlaces(positions, true)
      hud.showBanner({ title: text, kind: 'great' })
      if (retrigger) await stage.wait(bannerMs)
      else {
        await river.prepareDawn()
        await Promise.all([river.turnTo('dawn'), stage.wait(bannerMs)])
      }
      inFreeSpins = true
      clear()
    },
    freeSpin: async ({ left }) => {
      clear()
      hud.showNote(messages.freeSpinsLeft(left, figures.amount(total)))
      sounds.start()
      reels.begin()
    },
    freeSpinsEnd: async ({ played, amount }, round) => {
      wins.clear()
      const title = messages.freeSpinsEnd(played, figures.amount(amount))
      hud.announce(title)
      hud.setWin(total)
      if (round.celebrates(total) && total >= round.stake * greatWinMultiple)
        await showGreatWin(total, messages.freeSpinsWonTotal(played))
      else {
        hud.showBanner({ title, kind: 'calm' })
        await stage.wait(bannerMs)
      }
      hud.hideBanner()
      await river.turnTo('night')
    },
    roundEnd: async ({ amount }, round) => {
      if (amount > 0) hud.setWin(amount)
      if (!inFreeSpins && round.celebrates(amount)) {
        if (amount >= round.stake * greatWinMultiple) await showGreatWin(amount, messages.bigWin)
        else sounds.win()
      }
      inFreeSpins = false
    },
  }

  function multiplying(lineWins: readonly LineWin[]) {
    const grid = reels.grid()
    const places = new Map<string, { position: readonly [number, number]; multiplier: number }>()
    for (const { multiplier, positions } of lineWins) {
      if (multiplier <= 1) continue
      for (const position of positions) {
        const symbol = grid[position[0]]?.[position[1]]
        if (symbol && wilds.includes(symbol))
          places.set(position.join(), { position, multiplier: config.freeSpinWildMultiplier })
      }
    }
    return [...places.values()]
  }

  return {
    begin: () => {
      total = 0
      sounds.start()
      reels.begin()
    },
    halt: () => reels.halt(land),
    handlers,
    clear,
  }
}
