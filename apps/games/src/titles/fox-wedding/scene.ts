import type { SlotEvent } from '@andon/arcade/engines/slot/events'
import { Container, Sprite } from 'pixi.js'
import type { Grid, Position } from '../../engines/slot/field.ts'
import type { SlotScenery, SlotSetting } from '../../engines/slot/slot-title.ts'
import { flatten } from '../../shell/stage/sprites.ts'
import { createCelebrations } from './celebration.ts'
import { createLand } from './land.ts'
import { placesOf } from './places.ts'
import { createPlaque } from './plaque.ts'
import { createProcession } from './procession.ts'
import { createRain } from './rain.ts'
import { createSunShower } from './sun-shower.ts'
import { createWildLight } from './wild-light.ts'

/** The procession on its ridge, in the rain; the sky opens when suns multiply a win. */
export function createScenery({ stage, drawings, config, hud, words }: SlotSetting): SlotScenery {
  const rain = createRain(stage, { count: stage.plain ? 50 : 110 })
  const shower = createSunShower(stage, drawings, { onLight: rain.setLit })
  const land = createLand(stage, drawings)
  const procession = createProcession(stage, drawings)
  const plaque = createPlaque(stage, { wordOf: words.multiplier })
  const light = createWildLight(stage, { reels: config.reels })
  const celebrations = createCelebrations(stage, drawings)
  const [behind, inFront, scene] = [new Container(), new Container(), new Container()]
  scene.addChild(
    shower.sky,
    land.far,
    shower.shaft,
    land.ground,
    procession.container,
    land.near,
    shower.veil,
    rain.container,
  )
  const flat = new Sprite()
  behind.addChild(scene, flat)
  inFront.addChild(light.container, celebrations.container, plaque.container)

  const open = async () => {
    if (stage.plain) {
      shower.show(1)
      flatten(stage, scene, flat)
    } else await shower.open()
  }
  const close = () => {
    light.hide()
    void plaque.show(1, { celebrate: false })
    if (!shower.isOpen()) return
    if (stage.plain) {
      shower.show(0)
      flatten(stage, scene, flat)
    } else void shower.close()
  }

  return {
    behind,
    inFront,
    layOut: (layout) => {
      const places = placesOf(layout)
      for (const part of [rain, shower, land, procession, plaque, light, celebrations]) part.layOut(places)
      flatten(stage, scene, flat)
    },
    enter: async () => {},
    leave: async () => {},
    celebration: celebrations.of,
    handlers: (usual, { field, wins, sounds }) => ({
      reels: async (event, round) => {
        close()
        await usual.reels(event, round)
      },
      symbolWins: async (event, round) => {
        const multiplier = Math.max(...event.wins.map((win) => win.multiplier))
        if (multiplier > 1) {
          const celebrate = round.celebrates(event.total)
          const suns = multiplyingSuns(event, field.grid())
          hud.announce(words.multiplier(multiplier))
          if (celebrate) {
            sounds.multiplier(multiplier)
            await Promise.all([open(), light.shine(suns.map(([reel]) => reel))])
          }
          const each = words.multiplier(config.waysWildMultiplier ?? 1)
          await Promise.all([
            wins.showSigns(
              suns.map((position) => ({ position, text: each })),
              { celebrate },
            ),
            plaque.show(multiplier, { celebrate }),
          ])
        }
        await usual.symbolWins(event, round)
      },
    }),
  }
}

/** The suns in wins that they multiply. */
function multiplyingSuns({ wins }: Extract<SlotEvent, { type: 'symbolWins' }>, grid: Grid): Position[] {
  const suns = new Map<string, Position>()
  for (const { multiplier, positions } of wins)
    if (multiplier > 1)
      for (const [reel, row] of positions) if (grid[reel]?.[row] === 'sun') suns.set(`${reel},${row}`, [reel, row])
  return [...suns.values()]
}
