import { Container, Sprite } from 'pixi.js'
import { paintSideLight } from '../../engines/slot/side-light.ts'
import type { SlotScenery, SlotSetting } from '../../engines/slot/slot-title.ts'
import { give } from '../../shell/stage/sprites.ts'
import { createCelebrations } from './celebration.ts'
import { type Places, placesOf } from './places.ts'
import { createScoop } from './scoop.ts'
import { createShoal } from './shoal.ts'
import { createSplashes } from './splashes.ts'
import { createStall } from './stall.ts'
import { createTank } from './tank.ts'

/** On a reel that may still bring what is missing. */
const waitingLight = { side: 'rgb(255 240 170 / .5)', middle: 'rgb(255 240 170 / .08)', reach: 0.3 } as const
/** From one cell to the next when a full board is celebrated. */
const fullApartMs = 90
/** Tint of the fish by lantern light. */
const eveningTint = 0xd8b4dc

/** The tank with its fish, the stall over it, and the scoop that counts the respins. */
export function createScenery({ stage, drawings, config }: SlotSetting): SlotScenery {
  const tank = createTank(stage, drawings)
  const shoal = createShoal(stage, drawings)
  const stall = createStall(stage, drawings)
  const scoop = createScoop(stage, drawings)
  const splashes = createSplashes(stage, drawings)
  const celebrations = createCelebrations(stage, drawings)
  const column = new Sprite()
  column.blendMode = 'add'
  column.visible = false
  const [behind, inFront] = [new Container(), new Container()]
  behind.addChild(tank.below, tank.over, shoal.container, stall.container)
  inFront.addChild(column, scoop.container, splashes.container, celebrations.container)
  const respins = config.hold?.respins ?? 1
  let places: Places | null = null

  const turn = async (evening: boolean) => {
    shoal.container.tint = evening ? eveningTint : 0xffffff
    await Promise.all([tank.turn(evening), stall.turn(evening)])
  }

  return {
    behind,
    inFront,
    layOut: (layout) => {
      places = placesOf(layout)
      for (const part of [tank, shoal, stall, scoop, splashes, celebrations]) part.layOut(places)
      give(stage, [column], paintSideLight(layout, waitingLight))
      column.y = layout.board.y
    },
    enter: async () => {
      shoal.scatter()
      await turn(true)
    },
    leave: async () => {
      scoop.reset()
      await turn(false)
    },
    waiting: (reel) => {
      column.visible = reel !== null
      if (reel === null || !places) return shoal.gather(null)
      const { board, cell } = places
      column.x = board.x + reel * cell.width
      shoal.gather({ x: board.x + (reel + 0.5) * cell.width, y: board.y + board.height / 2 })
    },
    hold: {
      left: (left, { renewed }) => void scoop.set(left, { most: respins, renewed }),
      landed: (_, { at }) => splashes.at(at),
      full: async () => {
        for (let reel = 0; reel < config.reels; reel++)
          for (let row = 0; row < config.rows; row++) {
            if (places && !stage.calm())
              splashes.at({
                x: places.board.x + (reel + 0.5) * places.cell.width,
                y: places.board.y + (row + 0.5) * places.cell.height,
              })
            await stage.wait(fullApartMs)
          }
      },
      gatherAt: () => places?.scoop ?? { x: 0, y: 0 },
    },
    celebration: celebrations.of,
    handlers: (usual) => ({
      reels: (event, round) => {
        shoal.scatter()
        return usual.reels(event, round)
      },
    }),
  }
}
