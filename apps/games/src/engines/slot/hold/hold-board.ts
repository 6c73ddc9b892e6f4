import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../../shell/stage/drawings.ts'
import { easeOut, overshoot } from '../../../shell/stage/frames.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import { skippable } from '../../../win/skippable.ts'
import type { Position } from '../field.ts'
import { centreOf, type Layout } from '../layout.ts'
import type { HeldValue, HoldLook, Place } from './hold-look.ts'
import { type HoldTextures, paintHold } from './hold-textures.ts'

export type HoldBoard = ReturnType<typeof createHoldBoard>
export interface HeldCoin extends HeldValue {
  readonly position: Position
}

const fadeMs = 520
const popMs = 340
/** From the start of a respin to its first stop, and once more where a single cell is still empty. */
const turnMs = 620
const lastCellMs = 1100
/** All stops of a respin together, and the limits from one to the next. */
const stopsMs = 1500
const apartMs = { least: 70, most: 240 } as const
const cellsPerSecond = 15
/** For each value that is added up. */
const gatherMs = 230
const countedAlpha = 0.5

/** The cells over the field while coins are held: empty ones turn one by one, coins stay with their value on them. */
export function createHoldBoard(
  stage: Stage,
  {
    config,
    look,
    drawings,
    textOf,
  }: { config: SlotConfig; look: HoldLook; drawings: Drawings; textOf: (value: HeldValue) => string },
) {
  const container = new Container()
  const cells = config.restingGrid.flatMap((column, reel) => column.map((_, row) => createCell([reel, row])))
  container.addChild(...cells.map(({ ground }) => ground), ...cells.map(({ passing }) => passing))
  container.addChild(...cells.map(({ coin }) => coin), ...cells.map(({ plate }) => plate))
  container.visible = false
  const cellAt = ([reel, row]: Position) => cells[reel * config.rows + row]
  const values = (config.hold?.coins ?? []).map((coin) => ({
    ...coin,
    text: textOf(coin),
    picture: drawings.picture(look.coin(coin)),
  }))
  const pays = config.symbols.filter(({ role }) => role === 'pays').map(({ id }) => drawings.picture(`symbols/${id}`))
  let textures: HoldTextures | null = null
  let layout: Layout | null = null

  const show = (cell: Cell) => {
    const { value, coin, plate, ground, passing } = cell
    coin.visible = plate.visible = value !== null
    ground.visible = true
    passing.visible = false
    if (!textures || !layout) return
    ground.texture = textures.empty
    const at = centreOf(layout, cell.position)
    for (const sprite of [ground, passing, coin]) sprite.position.set(at.x, at.y)
    coin.scale.set(1)
    coin.alpha = plate.alpha = 1
    plate.position.set(at.x, at.y + (look.plate.y - 0.5) * layout.symbol)
    plate.scale.set(1)
    if (!value) return
    coin.texture = textures.coin(value)
    plate.texture = textures.plate(value)
  }
  const put = async ({ position, ...value }: HeldCoin) => {
    const cell = cellAt(position)
    if (!cell) return
    cell.value = value
    show(cell)
    await stage.play(stage.calm() ? 0 : popMs, (part) => {
      cell.coin.scale.set(0.3 + 0.7 * overshoot(part, 2.2))
      cell.plate.scale.set(Math.max(0, overshoot(Math.min(1, part * 1.3), 1.6)))
    })
  }
  const turn = (turning: ReadonlySet<Cell>) =>
    stage.onFrame((_, nowMs) => {
      if (!textures) return
      const step = (nowMs / 1000) * cellsPerSecond * (textures.passing.length / pays.length)
      for (const { passing, index } of turning)
        passing.texture = textures.passing[Math.floor(step + index * 7) % textures.passing.length] ?? passing.texture
    })
  function createCell(position: Position) {
    const [ground, passing, coin, plate] = [new Sprite(), new Sprite(), new Sprite(), new Sprite()]
    for (const sprite of [ground, passing, coin, plate]) sprite.anchor.set(0.5)
    const value: HeldValue | null = null
    return { position, index: position[0] * config.rows + position[1], ground, passing, coin, plate, value } as Cell
  }
  const empty = () => cells.filter(({ value }) => value === null)

  return {
    container,
    cells: cells.length,
    held: () => cells.length - empty().length,
    placeOf: (position: Position): Place => (layout ? centreOf(layout, position) : { x: 0, y: 0 }),
    put,
    /** The field dims to empty cells. Those at `coins` stay open, so that their symbols on the reels are seen until coins are put there. */
    open: async (coins: readonly Position[]): Promise<void> => {
      for (const cell of cells) {
        cell.value = null
        show(cell)
      }
      for (const position of coins) {
        const cell = cellAt(position)
        if (cell) cell.ground.visible = false
      }
      container.visible = true
      await stage.play(stage.calm() ? 0 : fadeMs, (part) => {
        container.alpha = easeOut(part)
      })
    },
    close: async (): Promise<void> => {
      if (!container.visible) return
      await stage.play(stage.calm() ? 0 : fadeMs, (part) => {
        container.alpha = 1 - part
      })
      container.visible = false
      stage.redraw()
    },
    /** Turns the empty cells and stops them one after the other; `onStop` is called for each with the coin that it shows. */
    respin: async (
      landed: readonly HeldCoin[],
      { onStop }: { onStop: (coin: HeldCoin | null) => void },
    ): Promise<void> => {
      const order = empty()
      const coinIn = (cell: Cell) => landed.find(({ position }) => position.join() === cell.position.join()) ?? null
      if (stage.calm()) {
        await stage.wait(turnMs)
        await Promise.all(
          order.map(coinIn).map(async (coin) => {
            if (coin) await put(coin)
            onStop(coin)
          }),
        )
        return
      }
      const turning = new Set(order)
      for (const { passing } of turning) {
        passing.visible = true
        passing.alpha = 1
      }
      const stop = turn(turning)
      const apart = Math.min(apartMs.most, Math.max(apartMs.least, stopsMs / order.length))
      const firstMs = order.length === 1 ? turnMs + lastCellMs : turnMs
      await Promise.all(
        order.map(async (cell, index) => {
          await stage.wait(firstMs + index * apart)
          turning.delete(cell)
          cell.passing.visible = false
          const coin = coinIn(cell)
          onStop(coin)
          if (coin) await put(coin)
        }),
      )
      stop()
    },
    /** The values fly to one place, one after another. `onCounted` gets the values counted so far. A tap goes to the end. */
    gather: async (at: Place, { onCounted }: { onCounted: (counted: readonly HeldValue[]) => void }): Promise<void> => {
      const list = cells.filter(({ value }) => value !== null)
      const sums = list.map(({ value }) => value).filter((value) => value !== null)
      if (stage.calm()) return onCounted(sums)
      const from = list.map(({ plate }) => ({ x: plate.x, y: plate.y }))
      let counted = 0
      await skippable(stage, gatherMs * (list.length + 1), (progress) => {
        const upTo = progress * (list.length + 1)
        for (const [index, { plate, coin }] of list.entries()) {
          const part = Math.min(1, Math.max(0, (upTo - index) / 2))
          const start = from[index] ?? at
          const [way, rise] = [part ** 2, Math.sin(part * Math.PI) * 24]
          plate.position.set(start.x + (at.x - start.x) * way, start.y + (at.y - start.y) * way - rise)
          plate.alpha = part > 0.8 ? (1 - part) * 5 : 1
          coin.alpha = 1 - (1 - countedAlpha) * Math.min(1, part * 3)
          coin.scale.set(1 + 0.12 * Math.sin(Math.PI * Math.min(1, part * 2)))
        }
        const arrived = progress === 1 ? list.length : Math.max(0, Math.min(list.length, Math.floor(upTo - 1)))
        if (arrived === counted) return
        counted = arrived
        onCounted(sums.slice(0, counted))
      })
    },
    layOut: (next: Layout): void => {
      layout = next
      if (textures) stage.retire(textures.empty)
      textures = paintHold(next, { look, coins: values, passing: pays })
      for (const cell of cells) show(cell)
    },
  }
}

interface Cell {
  readonly position: Position
  readonly index: number
  readonly ground: Sprite
  readonly passing: Sprite
  readonly coin: Sprite
  readonly plate: Sprite
  value: HeldValue | null
}
