import { Container, Sprite } from 'pixi.js'
import type { SlotScenery, SlotSetting } from '../../engines/slot/slot-title.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import { createCelebrations } from './celebration.ts'
import { createDaruma } from './daruma.ts'
import { createFestival } from './festival.ts'
import { createHandlers, festive } from './handlers.ts'
import { createKnock } from './knock.ts'
import { type Places, placesOf } from './places.ts'
import { createShop } from './shop.ts'
import { createTag } from './tag.ts'

export function createScenery({ stage, drawings, hud, words }: SlotSetting): SlotScenery {
  const shop = createShop(stage, drawings)
  const festival = createFestival(stage, drawings)
  const daruma = createDaruma(stage, drawings)
  const knock = createKnock(stage, drawings)
  const tag = createTag(stage, { wordOf: words.multiplier, golden: festive })
  const celebrations = createCelebrations(stage, { drawings, daruma, festival })
  const beam = new Sprite()
  const [behind, inFront] = [new Container(), new Container()]
  behind.addChild(shop.container, festival.light)
  inFront.addChild(beam, tag.container, daruma.container, knock.container, celebrations.container, festival.front)
  let places: Places | null = null

  return {
    behind,
    inFront,
    layOut: (layout) => {
      places = placesOf(layout)
      for (const part of [shop, festival, daruma, knock, tag, celebrations]) part.layOut(places)
      const { density } = layout.view
      give(stage, [beam], pictureTexture(drawings.picture('scenery/beam'), { ...places.beam, density }))
      beam.position.set(places.beam.x, places.beam.y)
    },
    // no features in this game
    enter: async () => {},
    leave: async () => {},
    celebration: celebrations.of,
    handlers: createHandlers({ stage, hud, words, daruma, festival, knock, tag, places: () => places }),
  }
}
