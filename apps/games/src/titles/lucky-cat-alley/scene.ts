import { Container, Sprite } from 'pixi.js'
import type { SlotScenery, SlotSetting } from '../../engines/slot/slot-title.ts'
import { flatten } from '../../shell/stage/sprites.ts'
import { createAlley } from './alley.ts'
import { createBulbs } from './bulbs.ts'
import { celebrationOf } from './celebration.ts'
import { createCoins } from './coins.ts'
import { createNeko } from './neko.ts'
import { type Places, placesOf } from './places.ts'
import { createStreetCats } from './street-cats.ts'

/** The alley behind the cabinet, and the great cat beside or on top of it. */
export function createScenery({ stage, drawings }: SlotSetting): SlotScenery {
  const [behind, inFront, scene] = [new Container(), new Container(), new Container()]
  const flat = new Sprite()
  const alley = createAlley(stage, drawings)
  const bulbs = createBulbs(stage, drawings)
  const neko = createNeko(stage, drawings)
  const cats = createStreetCats(stage, drawings)
  const coins = createCoins(stage, drawings)
  alley.roofs.addChild(cats.container)
  scene.addChild(alley.container, bulbs.behind)
  behind.addChild(scene, flat, cats.peepers, coins.container)
  inFront.addChild(bulbs.inFront, neko.container)
  let places: Places | null = null
  let landed = 0

  const lookAtReel = (reel: number) => {
    if (!places) return
    const { board, cell } = places
    neko.lookAt({ x: board.x + (reel + 0.5) * cell.width, y: board.y + board.height * 0.5 })
  }

  return {
    behind,
    inFront,
    layOut: (layout) => {
      places = placesOf(layout)
      for (const part of [alley, bulbs, neko, cats, coins]) part.layOut(places)
      flatten(stage, scene, flat)
    },
    // no feature in this title
    enter: async () => {},
    leave: async () => {},
    waiting: (reel) => {
      if (reel !== null) return
      landed += 1
      lookAtReel(Math.min(landed, 2))
    },
    celebration: (tier) => celebrationOf({ stage, alley, coins, neko, cats }, tier),
    handlers: (usual) => ({
      reels: async (event, round) => {
        landed = 0
        neko.smile(false)
        lookAtReel(0)
        await usual.reels(event, round)
      },
      lineWins: async (event, round) => {
        if (round.celebrates(event.total)) {
          // one wave for a small win, up to five near ten times the stake, each of them faster
          const waves = Math.min(5, 1 + Math.floor(event.total / round.stake / 2))
          void neko.beckon(waves, 620 - waves * 50)
          void bulbs.chase(1200 + waves * 200)
        }
        await usual.lineWins(event, round)
      },
      roundEnd: async (event, round) => {
        neko.lookAt(null)
        await usual.roundEnd(event, round)
        if (!stage.calm()) neko.smile(false)
      },
    }),
  }
}
