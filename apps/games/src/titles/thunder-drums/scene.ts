import { Container, Sprite } from 'pixi.js'
import { paintSideLight } from '../../engines/slot/side-light.ts'
import type { SlotScenery, SlotSetting } from '../../engines/slot/slot-title.ts'
import { give } from '../../shell/stage/sprites.ts'
import { createCelebrations } from './celebration.ts'
import { createCounter } from './counter.ts'
import { type Places, placesOf } from './places.ts'
import { createRing } from './ring.ts'
import { createStorm } from './storm.ts'

/** On a reel that may still bring what is missing. */
const waitingLight = { side: 'rgb(244 180 44 / .6)', middle: 'rgb(207 34 56 / .16)', reach: 0.3 } as const
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
      give(stage, [column], paintSideLight(layout, waitingLight))
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
