import { Container, Sprite } from 'pixi.js'
import type { SlotScenery, SlotSetting } from '../../engines/slot/slot-title.ts'
import { flatten } from '../../shell/stage/sprites.ts'
import { createCelebrations } from './celebration.ts'
import { createHandlers } from './handlers.ts'
import { type Places, placesOf } from './places.ts'
import { createSails } from './sails.ts'
import { createSea } from './sea.ts'
import { createShip } from './ship.ts'
import { createSky } from './sky.ts'
import { createWind } from './wind.ts'

/** The ship on a sea of paper, before two skies. In front of the board: the nearest waves, wind, and what falls for a big win. */
export function createScenery({ stage, drawings, config }: SlotSetting): SlotScenery {
  const [behind, inFront, scene] = [new Container(), new Container(), new Container()]
  const flat = new Sprite()
  const sky = createSky(stage, drawings)
  const sea = createSea(stage, drawings)
  const ship = createShip(stage, drawings)
  const sails = createSails(stage, drawings, config.reels)
  const wind = createWind(stage)
  const celebrations = createCelebrations(stage, drawings, { swell: sea.setSwell, blow: ship.setRise })
  const [farthest, far, middle, near, nearest] = sea.rows
  const onBoard: ((places: Places) => void)[] = [sails.layOut]
  let places: Places | null = null
  behind.addChild(scene, flat)
  for (const part of [sky.container, farthest, far, ship.container, middle, near]) if (part) scene.addChild(part)
  if (nearest) inFront.addChild(nearest)
  inFront.addChild(wind.container, celebrations.container)

  const turnSky = async (part: number) => {
    if (sky.gold() === part) return
    await sky.turnTo(part)
    flatten(stage, scene, flat)
  }

  return {
    behind,
    inFront,
    layOut: (layout) => {
      places = placesOf(layout)
      for (const part of [sky, sea, ship, wind, celebrations]) part.layOut(places)
      for (const place of onBoard) place(places)
      flatten(stage, scene, flat)
    },
    enter: () => Promise.resolve(),
    leave: () => Promise.resolve(),
    waiting: wind.blowTo,
    celebration: celebrations.of,
    handlers: createHandlers({
      stage,
      config,
      sails,
      wind,
      turnSky,
      onBoard: (place) => {
        onBoard.push(place)
        if (places) place(places)
      },
    }),
  }
}
