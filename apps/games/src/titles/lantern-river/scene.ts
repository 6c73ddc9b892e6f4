import type { LineWin } from '@andon/arcade/round-events'
import type { Handlers, Setting, Show } from '../../shell/scene.ts'
import type { Picture } from '../../shell/stage/pictures.ts'
import { createRelease } from './big-win.ts'
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
export function createShow(
  { stage, config, frame, sounds: player, messages, figures }: Setting,
  drawings: Drawings,
): Show {
  const sounds = createSounds(player)
  const river = createRiver(stage, drawings)
  const board = createBoard(stage)
  const fillers = config.symbols.filter(({ role }) => role === 'pays').map(({ id }) => id)
  const wilds = config.symbols.filter(({ role }) => role === 'wild').map(({ id }) => id)
  const reels = createReels({ stage, rows: config.rows, fillers, grid: config.restingGrid })
  const wins = createWins(stage, reels)
  const release = createRelease(stage, drawings.rafts['sky-lantern'])
  stage.root.addChild(river.container, board.paper, reels.container, board.lacquer, wins.container, release.container)

  let textures: ReadonlyMap<string, SymbolTextures> = new Map()
  const place = () => {
    const layout = layOut(stage.view, frame.area(), config)
    const old = textures
    textures = paintSymbols(drawings.symbols, layout.symbol, stage.view.density)
    void river.layOut(layout)
    board.layOut(layout)
    reels.layOut(layout, textures)
    wins.layOut(layout)
    release.layOut(layout)
    const { board: reelsAt, cell, upright } = layout
    frame.placeTexts({
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
    frame.hideBanner()
    frame.tell('')
  }
  const land = (reel: number) => sounds.land(reel)

  async function showGreatWin(amount: number, title: string): Promise<void> {
    const durationMs = 5200
    sounds.great()
    frame.showBanner({ title, amount: { value: amount, durationMs: durationMs * 0.55 }, kind: 'great' })
    await release.play(durationMs)
    frame.hideBanner()
  }

  const handlers: Handlers = {
    reels: async ({ grid }) => {
      await reels.stopAt(grid, land)
    },
    lineWins: async (event, round) => {
      total = event.total
      const celebrate = round.celebrates(event.total)
      frame.setWin(event.total)
      frame.tell(messages.lineWins(event.wins.length, figures.amount(event.amount)))
      const moons = multiplying(event.wins)
      if (moons.length > 0) await wins.showMultipliers(moons, { celebrate, density: stage.view.density })
      await wins.showLines(event.wins, config.lines, { celebrate, onStroke: sounds.line })
    },
    scatterWin: async (event, round) => {
      total = event.total
      frame.setWin(event.total)
      frame.tell(messages.scatterWin(event.count, figures.amount(event.amount)))
      const celebrate = round.celebrates(event.total)
      if (celebrate) sounds.scatter()
      await wins.showPlaces(event.positions, celebrate)
    },
    freeSpinsWon: async ({ count, retrigger, positions }) => {
      const text = retrigger ? messages.freeSpinsMore(count) : messages.freeSpinsWon(count)
      frame.announce(text)
      sounds.freeSpins()
      await wins.showPlaces(positions, true)
      frame.showBanner({ title: text, kind: 'great' })
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
      frame.tell(messages.freeSpinsLeft(left, figures.amount(total)))
      sounds.start()
      reels.begin()
    },
    freeSpinsEnd: async ({ played, amount }, round) => {
      wins.clear()
      const title = messages.freeSpinsEnd(played, figures.amount(amount))
      frame.announce(title)
      frame.setWin(total)
      if (round.celebrates(total) && total >= round.stake * greatWinMultiple)
        await showGreatWin(total, messages.freeSpinsWonTotal(played))
      else {
        frame.showBanner({ title, kind: 'calm' })
        await stage.wait(bannerMs)
      }
      frame.hideBanner()
      await river.turnTo('night')
    },
    roundEnd: async ({ amount }, round) => {
      if (amount > 0) frame.setWin(amount)
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
