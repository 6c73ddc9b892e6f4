import { Container } from 'pixi.js'
import type { SlotScenery, SlotSetting } from '../../engines/slot/slot-title.ts'
import { easeInOut } from '../../shell/stage/frames.ts'
import { createCelebrations } from './celebration.ts'
import { createExpansion } from './expansion.ts'
import { createGround } from './ground.ts'
import { createLeap } from './leap.ts'
import { createLunarDisc } from './lunar-disc.ts'
import { placesOf } from './places.ts'
import { createPounding } from './pounding.ts'
import { createSky } from './sky.ts'
import { announcements, texts } from './texts.ts'

const turnMs = 2600
/** How long the drawn symbol is looked at before the first free spin. */
const lookMs = 1100

/** The night under the moon. In free spins the sky has turned, the rabbits are in the moon and a disc shows the symbol that expands. */
export function createScenery({ stage, drawings, config, hud, language }: SlotSetting): SlotScenery {
  const [behind, inFront] = [new Container(), new Container()]
  const sky = createSky(stage, drawings)
  const ground = createGround(stage, drawings)
  const pounding = createPounding(stage, drawings)
  const leap = createLeap(stage, drawings)
  const disc = createLunarDisc(stage, { drawings, symbols: config.expandingSymbols ?? [] })
  const expansion = createExpansion(stage)
  const celebrations = createCelebrations(stage, {
    drawings,
    // in free spins the moon is warm already
    warm: (part) => {
      if (!inFreeSpins) sky.set(part)
    },
  })
  behind.addChild(sky.container, ground.behind, pounding.container, leap.container, ground.inFront)
  inFront.addChild(disc.container, expansion.container, celebrations.container)
  let turning = 0
  let inFreeSpins = false

  const turnTo = async (to: 0 | 1) => {
    const turn = ++turning
    inFreeSpins = to === 1
    const from = sky.part()
    const set = (part: number) => {
      if (turn !== turning) return // a later turn has begun, as when a replay is closed
      sky.set(part)
      leap.set(part)
      pounding.leave(Math.min(1, part * 4))
    }
    if (stage.calm() || stage.plain) set(to)
    else await stage.play(turnMs, (progress) => set(from + (to - from) * easeInOut(progress)))
    stage.redraw()
  }

  return {
    behind,
    inFront,
    layOut: (layout) => {
      const places = placesOf(layout)
      for (const part of [sky, ground, pounding, leap, disc, celebrations]) part.layOut(places)
    },
    enter: () => turnTo(1),
    leave: async () => {
      disc.hide()
      await turnTo(0)
    },
    celebration: celebrations.of,
    handlers: (_usual, { field, layout, sounds }) => ({
      expand: async (event) => {
        const name = texts[language].symbols[event.symbol] ?? event.symbol
        if (event.reels.length === 0) {
          hud.showNote(announcements[language].draws)
          await disc.announce(event.symbol, sounds.multiplier)
          sounds.lamp()
          hud.announce(announcements[language].drawn(name))
          hud.showNote(announcements[language].drawn(name))
          return stage.wait(lookMs)
        }
        const placed = layout()
        if (!placed) return
        hud.announce(announcements[language].fills(name, event.reels.length))
        if (stage.calm()) {
          sounds.remove(event.reels.length)
          return field.change(event.grid)
        }
        void disc.pulse()
        await expansion.play(event, { field, layout: placed, onReel: (index) => sounds.remove(index + 1) })
      },
    }),
  }
}
