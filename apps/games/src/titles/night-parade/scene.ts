import { Container, Sprite } from 'pixi.js'
import { centreOf } from '../../engines/slot/layout.ts'
import type { SlotScenery, SlotSetting } from '../../engines/slot/slot-title.ts'
import { painted } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import { createBurning } from './burning.ts'
import { createCelebrations } from './celebration.ts'
import { createLamps } from './lamps.ts'
import { createNight } from './night.ts'
import { type Scroll, scrollOf } from './places.ts'
import { createScroll } from './scroll.ts'
import { skin } from './skin.ts'
import { createWalkers } from './walkers.ts'

export function createScenery({ stage, drawings, config, hud, words }: SlotSetting): SlotScenery {
  const walkers = createWalkers(stage, drawings)
  const scroll = createScroll(stage, drawings, walkers.move)
  const night = createNight(stage, drawings, (part) => {
    walkers.setLight(part)
    scroll.windows.setLight(part)
  })
  const most = config.tumble?.mostMultiplier ?? 1
  const lamps = createLamps(stage, { drawings, most, wordOf: words.multiplier })
  const burning = createBurning(stage, drawings)
  const celebrations = createCelebrations(stage, drawings)
  const waited = new Sprite()
  waited.visible = false
  const [behind, inFront] = [new Container(), new Container()]
  behind.addChild(
    scroll.behind,
    walkers.container,
    scroll.inFront,
    night.wash,
    scroll.windows.container,
    walkers.lit,
    night.lights,
    waited,
    lamps.container,
  )
  inFront.addChild(burning.container, celebrations.container)
  let places: Scroll | null = null
  let atNight = false

  return {
    behind,
    inFront,
    layOut: (layout) => {
      places = scrollOf(layout)
      for (const part of [scroll, walkers, night, lamps, burning, celebrations]) part.layOut(places)
      give(stage, [waited], paintGhostLight(places))
      waited.y = places.board.y
    },
    enter: async () => {
      atNight = true
      await Promise.all([night.turn(true), scroll.unroll()])
    },
    leave: async () => {
      atNight = false
      await Promise.all([night.turn(false), scroll.unroll(), lamps.to(1)])
    },
    waiting: (reel) => {
      waited.visible = reel !== null
      if (places && reel !== null) waited.x = places.board.x + reel * places.cell.width
      stage.redraw()
    },
    celebration: celebrations.of,
    handlers: (usual, { layout, sounds }) => ({
      reels: async (event, round) => {
        // outside free spins reels begin a round
        if (!atNight) void lamps.to(1)
        await usual.reels(event, round)
      },
      multiplier: async ({ value }) => {
        hud.announce(words.multiplier(value))
        const rises = value > lamps.value()
        const shown = lamps.to(value)
        if (rises) sounds.multiplier(value)
        if (rises) await shown
      },
      symbolWins: async (event, round) => {
        if (lamps.value() > 1 && round.celebrates(event.total)) void lamps.pulse()
        await usual.symbolWins(event, round)
      },
      tumble: async (event, round) => {
        const placed = layout()
        const fresh = event.grid.map((_, reel) => event.removed.filter(([at]) => at === reel).length)
        const led = stage.wait(skin.timings.removeMs).then(() => burning.paintIn(fresh))
        const burnt = burning.burn(placed ? event.removed.map((at) => centreOf(placed, at)) : [])
        await Promise.all([usual.tumble(event, round), burnt, led, scroll.step()])
      },
    }),
  }
}

/** Ghost light on a column that could still bring the last wisp. */
function paintGhostLight({ cell, board, view }: Scroll) {
  return painted({ width: cell.width, height: board.height, density: Math.min(1, view.density) }, (brush) => {
    const light = brush.createLinearGradient(0, 0, 0, board.height)
    light.addColorStop(0, 'rgb(47 181 167 / .06)')
    light.addColorStop(1, 'rgb(47 181 167 / .5)')
    brush.fillStyle = light
    brush.fillRect(0, 0, cell.width, board.height)
  })
}
