import { Container, Sprite } from 'pixi.js'
import type { SlotScenery, SlotSetting } from '../../engines/slot/slot-title.ts'
import { painted } from '../../shell/stage/pictures.ts'
import { createCelebrations } from './celebration.ts'
import { createCounter } from './counter.ts'
import { type Places, placesOf } from './places.ts'
import { createRing } from './ring.ts'
import { createStorm } from './storm.ts'

/** The storm, the ring of drums around the field, and the bolts that count the respins. */
export function createScenery({ stage, drawings, config }: SlotSetting): SlotScenery {
  const storm = createStorm(stage, drawings)
  const ring = createRing(stage, drawings, { count: config.reels * config.rows })
  const counter = createCounter(stage, drawings, { most: config.hold?.respins ?? 1 })
  const column = new Sprite()
  column.blendMode = 'add'
  column.visible = false
  let held = 0
  const celebrations = createCelebrations(stage, {
    onBlow: () => {
      storm.flash()
      void ring.roll()
    },
    onEnd: () => {
      if (held === 0) ring.dark()
    },
  })
  const [behind, inFront] = [new Container(), new Container()]
  behind.addChild(storm.container)
  inFront.addChild(column, ring.container, counter.container, celebrations.container)
  let places: Places | null = null

  return {
    behind,
    inFront,
    layOut: (layout) => {
      places = placesOf(layout)
      for (const part of [storm, ring, counter, celebrations]) part.layOut(places)
      stage.retire(column.texture)
      column.texture = paintColumn(layout.cell.width, layout.board.height)
      column.y = layout.board.y
    },
    enter: async () => {
      storm.flash()
      await storm.turn(true)
    },
    leave: async () => {
      held = 0
      ring.dark()
      counter.hide()
      await storm.turn(false)
    },
    waiting: (reel) => {
      column.visible = reel !== null
      if (reel === null || !places) return
      column.x = places.board.x + reel * places.cell.width
      for (const drum of [reel, reel + 1]) ring.strike(drum)
    },
    hold: {
      left: (left, { renewed }) => void counter.set(left, { renewed }),
      landed: (_, { held: drums }) => {
        held = drums
        ring.light(drums)
        storm.flash()
      },
      full: async () => {
        storm.flash()
        await ring.roll()
      },
      gatherAt: () => {
        if (!places) return { x: 0, y: 0 }
        const { board } = places
        return { x: board.x + board.width / 2, y: board.y + board.height / 2 }
      },
    },
    celebration: celebrations.of,
    handlers: () => ({}),
  }
}

/** Light on a reel that could still bring the drum that is missing. */
function paintColumn(width: number, height: number) {
  return painted({ width, height, density: 0.5 }, (brush) => {
    const wash = brush.createLinearGradient(0, 0, width, 0)
    wash.addColorStop(0, 'rgb(244 180 44 / .6)')
    wash.addColorStop(0.3, 'rgb(207 34 56 / .16)')
    wash.addColorStop(0.7, 'rgb(207 34 56 / .16)')
    wash.addColorStop(1, 'rgb(244 180 44 / .6)')
    brush.fillStyle = wash
    brush.fillRect(0, 0, width, height)
  })
}
