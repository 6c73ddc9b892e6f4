import { easeOut } from '../../../shell/stage/frames.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import { skippable } from '../../../win/skippable.ts'
import type { Position } from '../field.ts'
import type { Layout } from '../layout.ts'
import { createHoldCells, type HeldCoin, type HoldCell, type HoldCellsOptions } from './hold-cells.ts'
import type { HeldValue, Place } from './hold-look.ts'

export type HoldBoard = ReturnType<typeof createHoldBoard>

const fadeMs = 520
/** From the start of a respin to its first stop, and once more where a single cell is still empty. */
const turnMs = 620
const lastCellMs = 1100
/** All stops of a respin together, and the limits from one to the next. */
const stopsMs = 1500
const apartMs = { least: 70, most: 240 } as const
/** For each value that is added up. */
const gatherMs = 230
const countedAlpha = 0.5

/** The cells over the field while coins are held: empty ones turn one by one, coins stay with their value on them. */
export function createHoldBoard(stage: Stage, options: HoldCellsOptions) {
  const cells = createHoldCells(stage, options)
  const { container } = cells
  container.visible = false

  return {
    container,
    cells: cells.all.length,
    held: () => cells.all.length - cells.empty().length,
    placeOf: cells.placeOf,
    put: cells.put,
    layOut: (next: Layout): void => cells.layOut(next),
    /** The field dims to empty cells. Those at `coins` stay open, so that their symbols on the reels are seen until coins are put there. */
    open: async (coins: readonly Position[]): Promise<void> => {
      for (const cell of cells.all) {
        cell.value = null
        cells.show(cell)
      }
      for (const position of coins) {
        const cell = cells.at(position)
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
      const coinIn = (cell: HoldCell) => landed.find(({ position }) => position.join() === cell.position.join()) ?? null
      if (!stage.calm()) return turnAndStop(stage, cells, { coinIn, onStop })
      const coins = cells.empty().map(coinIn)
      await stage.wait(turnMs)
      await Promise.all(
        coins.map(async (coin) => {
          if (coin) await cells.put(coin)
          onStop(coin)
        }),
      )
    },
    /** The values fly to one place, one after another. `onCounted` gets the values counted so far. A tap goes to the end. */
    gather: async (at: Place, { onCounted }: { onCounted: (counted: readonly HeldValue[]) => void }): Promise<void> => {
      const list = cells.all.filter(({ value }) => value !== null)
      const sums = list.map(({ value }) => value).filter((value) => value !== null)
      if (stage.calm()) return onCounted(sums)
      const from = list.map(({ plate }) => ({ x: plate.x, y: plate.y }))
      let counted = 0
      await skippable(stage, gatherMs * (list.length + 1), (progress) => {
        const upTo = progress * (list.length + 1)
        for (const [index, cell] of list.entries())
          fly(cell, Math.min(1, Math.max(0, (upTo - index) / 2)), { from: from[index] ?? at, to: at })
        const arrived = progress === 1 ? list.length : Math.max(0, Math.min(list.length, Math.floor(upTo - 1)))
        if (arrived === counted) return
        counted = arrived
        onCounted(sums.slice(0, counted))
      })
    },
  }
}

/** A respin in motion. */
async function turnAndStop(
  stage: Stage,
  cells: ReturnType<typeof createHoldCells>,
  { coinIn, onStop }: { coinIn: (cell: HoldCell) => HeldCoin | null; onStop: (coin: HeldCoin | null) => void },
): Promise<void> {
  const order = cells.empty()
  const turning = new Set(order)
  for (const { passing } of turning) {
    passing.visible = true
    passing.alpha = 1
  }
  const stop = cells.turn(turning)
  const apart = Math.min(apartMs.most, Math.max(apartMs.least, stopsMs / order.length))
  const firstMs = order.length === 1 ? turnMs + lastCellMs : turnMs
  await Promise.all(
    order.map(async (cell, index) => {
      await stage.wait(firstMs + index * apart)
      turning.delete(cell)
      cell.passing.visible = false
      const coin = coinIn(cell)
      onStop(coin)
      if (coin) await cells.put(coin)
    }),
  )
  stop()
}

/** The value of a coin on its way to be counted, `part` of it 0 … 1; the coin swells once and dims. */
function fly({ plate, coin }: HoldCell, part: number, { from, to }: { from: Place; to: Place }): void {
  const [way, rise] = [part ** 2, Math.sin(part * Math.PI) * 24]
  plate.position.set(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way - rise)
  plate.alpha = part > 0.8 ? (1 - part) * 5 : 1
  coin.alpha = 1 - (1 - countedAlpha) * Math.min(1, part * 3)
  coin.scale.set(1 + 0.12 * Math.sin(Math.PI * Math.min(1, part * 2)))
}
