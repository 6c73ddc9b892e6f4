import { Container, Sprite } from 'pixi.js'
import type { SlotScenery, SlotSetting } from '../../engines/slot/slot-title.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { createCelebrations } from './celebration.ts'
import { createDaruma } from './daruma.ts'
import { createFestival } from './festival.ts'
import { createKnock, type Side } from './knock.ts'
import { type Places, placesOf } from './places.ts'
import { createShop } from './shop.ts'
import { createTag } from './tag.ts'

/** From this multiplier the afternoon becomes a festival. */
const festive = 5
/** From each column to the next when the tower drops as a whole. */
const togetherMs = 9

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

  /** The hammer changes sides; beside the daruma it stands on the other side. */
  const sideOf = (number: number): Side => (places?.daruma.above && number % 2 === 0 ? -1 : 1)
  const middleOf = (row: number) => {
    if (!places) return null
    const { board, cell } = places
    return { x: board.x + board.width / 2, y: board.y + (row + 0.5) * cell.height }
  }
  const startOver = () => {
    daruma.forget()
    tag.show(1)
    void festival.turn(false)
  }

  return {
    behind,
    inFront,
    layOut: (layout) => {
      places = placesOf(layout)
      for (const part of [shop, festival, daruma, knock, tag, celebrations]) part.layOut(places)
      stage.retire(beam.texture)
      beam.texture = pictureTexture(drawings.picture('scenery/beam'), { ...places.beam, density: layout.view.density })
      beam.position.set(places.beam.x, places.beam.y)
    },
    // no features in this game
    enter: async () => {},
    leave: async () => {},
    celebration: celebrations.of,
    handlers: (usual, { field, wins, sounds }) => ({
      reels: async (event, round) => {
        startOver()
        await usual.reels(event, round)
        daruma.nudge(0.5)
      },
      symbolWins: async (event, round) => {
        daruma.look(middleOf(event.wins[0]?.positions[0]?.[1] ?? 0))
        await usual.symbolWins(event, round)
      },
      multiplier: async ({ value }) => {
        tag.show(value)
        if (value === 1) return
        hud.announce(words.multiplier(value))
        sounds.multiplier(value)
        if (value >= festive) void festival.turn(true)
      },
      rowFall: async (event, round) => {
        if (stage.calm()) {
          await usual.rowFall(event, round)
          return daruma.paintEye(0)
        }
        const { number, row, grid } = event
        const side = sideOf(number)
        hud.showNote(words.falls(number))
        wins.clear()
        daruma.look(middleOf(row))
        await field.fall({
          removed: grid.map((_, reel) => [reel, row] as const),
          grid,
          columnApartMs: togetherMs,
          leave: (winners) =>
            knock.hit(row, {
              side,
              winners,
              onBlow: () => {
                sounds.remove(number)
                daruma.nudge(-side * 1.3)
                void daruma.hop(0.3, 640)
                void daruma.paintEye(0)
              },
            }),
          // the columns land together, with one sound
          onLand: (reel) => {
            if (reel > 0) return
            sounds.land(row)
            void knock.sway(field, side)
          },
        })
      },
    }),
  }
}
