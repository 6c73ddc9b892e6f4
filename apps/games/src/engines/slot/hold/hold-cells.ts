import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../../shell/stage/drawings.ts'
import { overshoot } from '../../../shell/stage/frames.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import type { Position } from '../field.ts'
import { centreOf, type Layout } from '../layout.ts'
import type { HeldValue, HoldLook, Place } from './hold-look.ts'
import { type HoldTextures, paintHold } from './hold-textures.ts'

export interface HeldCoin extends HeldValue {
  readonly position: Position
}

export interface HoldCell {
  readonly position: Position
  readonly index: number
  readonly ground: Sprite
  readonly passing: Sprite
  readonly coin: Sprite
  readonly plate: Sprite
  value: HeldValue | null
}

export interface HoldCellsOptions {
  readonly config: SlotConfig
  readonly look: HoldLook
  readonly drawings: Drawings
  textOf(value: HeldValue): string
}

const popMs = 340
const cellsPerSecond = 15

/** One cell for each symbol of the field, with its coin and the value on it. */
export function createHoldCells(stage: Stage, { config, look, drawings, textOf }: HoldCellsOptions) {
  const container = new Container()
  const cells = config.restingGrid.flatMap((column, reel) => column.map((_, row) => createCell([reel, row], config)))
  for (const part of ['ground', 'passing', 'coin', 'plate'] as const)
    container.addChild(...cells.map((cell) => cell[part]))
  const values = (config.hold?.coins ?? []).map((coin) => ({
    ...coin,
    text: textOf(coin),
    picture: drawings.picture(look.coin(coin)),
  }))
  const pays = config.symbols.filter(({ role }) => role === 'pays').map(({ id }) => drawings.picture(`symbols/${id}`))
  let textures: HoldTextures | null = null
  let layout: Layout | null = null

  const cellAt = ([reel, row]: Position) => cells[reel * config.rows + row]
  const show = (cell: HoldCell) => {
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

  return {
    container,
    all: cells,
    at: cellAt,
    show,
    empty: () => cells.filter(({ value }) => value === null),
    placeOf: (position: Position): Place => (layout ? centreOf(layout, position) : { x: 0, y: 0 }),
    put: async ({ position, ...value }: HeldCoin): Promise<void> => {
      const cell = cellAt(position)
      if (!cell) return
      cell.value = value
      show(cell)
      await stage.play(stage.calm() ? 0 : popMs, (part) => {
        cell.coin.scale.set(0.3 + 0.7 * overshoot(part, 2.2))
        cell.plate.scale.set(Math.max(0, overshoot(Math.min(1, part * 1.3), 1.6)))
      })
    },
    /** Symbols pass in these cells until the returned function is called. */
    turn: (turning: ReadonlySet<HoldCell>): (() => void) =>
      stage.onFrame((_, nowMs) => {
        if (!textures) return
        const step = (nowMs / 1000) * cellsPerSecond * (textures.passing.length / pays.length)
        for (const { passing, index } of turning)
          passing.texture = textures.passing[Math.floor(step + index * 7) % textures.passing.length] ?? passing.texture
      }),
    layOut: (next: Layout): void => {
      layout = next
      if (textures) stage.retire(textures.empty)
      textures = paintHold(next, { look, coins: values, passing: pays })
      for (const cell of cells) show(cell)
    },
  }
}

function createCell(position: Position, { rows }: SlotConfig): HoldCell {
  const [ground, passing, coin, plate] = [new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  for (const sprite of [ground, passing, coin, plate]) sprite.anchor.set(0.5)
  return { position, index: position[0] * rows + position[1], ground, passing, coin, plate, value: null }
}
