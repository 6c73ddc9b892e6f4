import type { BoardEvent } from '@andon/arcade/engines/instant/events'
import { Container } from 'pixi.js'
import type { BoardScenery, BoardSetting } from '../../engines/instant/board/board-title.ts'
import { centreOf } from '../../engines/instant/board/layout.ts'
import { stepsOf } from '../../engines/instant/board/prizes.ts'
import type { Handlers } from '../../shell/scene.ts'
import { createDig } from './dig.ts'
import { createDigHandlers } from './handlers.ts'
import { createMonkey } from './monkey.ts'
import { type Places, placesOf } from './places.ts'
import { createSnowfall } from './snowfall.ts'
import { createSteam, type Vent } from './steam.ts'
import { createVillage } from './village.ts'
import { createWarmth } from './warmth.ts'

export function createScenery({ stage, drawings, config }: BoardSetting): BoardScenery {
  const [behind, inFront] = [new Container(), new Container()]
  const village = createVillage(stage, drawings)
  const monkey = createMonkey(stage, drawings)
  const farSnow = createSnowfall(stage, drawings, { count: 46 })
  const nearSnow = createSnowfall(stage, drawings, { count: 14 })
  const air = createSteam(stage, drawings, { most: 8 })
  const springs = createSteam(stage, drawings, { most: config.columns * config.rows })
  const dig = createDig(stage, drawings)
  const warmth = createWarmth(stage, drawings)
  behind.addChild(village.landscape, warmth.light, village.lanterns, farSnow.container, monkey.container, air.container)
  inFront.addChild(springs.container, nearSnow.container, dig.container, warmth.fruits)
  let places: Places | null = null
  let found: number[] = []
  let steps = 1

  const showSteam = () => {
    if (!places) return
    const at = places
    const part = found.length / steps
    air.setVents(airVents(at, part))
    air.setHeat(part)
    springs.setVents(found.map((cell) => ventOf(at, cell)))
    springs.setHeat(part)
  }

  const handlers = (usual: Handlers<BoardEvent>): Partial<Handlers<BoardEvent>> =>
    createDigHandlers(usual, {
      stage,
      dig,
      monkey,
      village,
      warmth,
      spotOf: (cell) => places && { ...centreOf(places, cell), cell: places.cell },
      begin: (hazards) => {
        steps = Math.max(1, stepsOf(config, hazards).length)
        found = []
        showSteam()
      },
      find: (cell) => {
        found.push(cell)
        showSteam()
        return found.length / steps
      },
    })

  return {
    behind,
    inFront,
    layOut: (layout) => {
      places = placesOf(layout)
      const { view, cell, pool } = places
      village.layOut(places)
      monkey.layOut(places)
      farSnow.layOut(view)
      nearSnow.layOut(view)
      air.layOut(Math.max(60, pool.width * 0.4), view.density)
      springs.layOut(cell * 0.9, view.density)
      dig.layOut(cell, view.density)
      warmth.layOut(places)
      showSteam()
    },
    celebration: (tier) => {
      const fruit = warmth.celebration(tier)
      return {
        ...fruit,
        step: (progress) => {
          fruit.step(progress)
          monkey.cheer(progress)
        },
      }
    },
    handlers,
  }
}

function ventOf(places: Places, index: number): Vent {
  const { x, y } = centreOf(places, index)
  return { x, y: y + places.cell * 0.1, height: places.cell * 0.9 }
}

/** Steam of the monkey's pool and, the further the player has come, of the village. */
function airVents({ pool, foot, view, landScale }: Places, part: number): Vent[] {
  const bath = [-0.3, 0.3].map((dx) => ({
    x: pool.x + pool.width * dx,
    y: pool.y - pool.width * 0.2,
    height: pool.width * 0.4,
  }))
  const inns = [-450, -160, 210, 490, -330, 380].map((dx) => ({
    x: view.width / 2 + dx * landScale,
    y: foot - 40 * landScale,
    height: 150 * landScale,
  }))
  return [...bath, ...inns.slice(0, 2 + Math.round(part * 4))]
}
