import { Container } from 'pixi.js'
import { centreOf } from '../../engines/slot/layout.ts'
import type { SlotScenery, SlotSetting } from '../../engines/slot/slot-title.ts'
import { createCelebrations } from './celebration.ts'
import { createClimber } from './climber.ts'
import { createDragonGate } from './dragon-gate.ts'
import { createGateOpening } from './gate-opening.ts'
import { createGorge } from './gorge.ts'
import { gorgeOf } from './places.ts'
import { createSpray } from './spray.ts'
import { createStorm } from './storm.ts'

/** Winners swell for this long before they burst. */
const swellMs = 110
/** How much faster the water falls in free spins. */
const stormSpeed = 1.6

export function createScenery({ stage, drawings, config, hud, words }: SlotSetting): SlotScenery {
  const gorge = createGorge(stage, drawings)
  const storm = createStorm(stage)
  const spray = createSpray(stage, drawings)
  const head = createDragonGate(stage, drawings)
  const most = config.tumble?.mostMultiplier ?? 1
  const climber = createClimber(stage, { drawings, spray, most, wordOf: words.multiplier })
  const opening = createGateOpening(stage, { drawings, spray })
  const celebrations = createCelebrations(stage, drawings)
  const [behind, inFront] = [new Container(), new Container()]
  behind.addChild(gorge.container, storm.container, climber.way, head.container, climber.container)
  inFront.addChild(opening.container, spray.container, celebrations.container)
  let inStorm = false

  return {
    behind,
    inFront,
    layOut: (layout) => {
      const places = gorgeOf(layout)
      for (const part of [gorge, storm, spray, climber, opening, celebrations]) part.layOut(places)
      const top = places.climb(1)
      head.layOut(places.climber * 1.15)
      head.container.position.set(top.x, top.y + places.climber * 0.62)
      head.open(inStorm ? 1 : 0)
    },
    enter: async () => {
      inStorm = true
      await opening.play(async () => {
        head.open(1)
        gorge.setSpeed(stormSpeed)
        await storm.turn(true)
      })
    },
    leave: async () => {
      inStorm = false
      head.open(0)
      gorge.setSpeed(1)
      await Promise.all([storm.turn(false), climber.to(1)])
    },
    celebration: celebrations.of,
    handlers: (usual, { layout, sounds }) => ({
      reels: async (event, round) => {
        // outside free spins reels begin a round
        if (!inStorm) void climber.to(1)
        await usual.reels(event, round)
      },
      multiplier: async ({ value }) => {
        hud.announce(words.multiplier(value))
        const rises = value > climber.value()
        const shown = climber.to(value)
        if (rises) sounds.multiplier(value)
        // the next reels do not wait for the dive
        if (rises) await shown
      },
      symbolWins: async (event, round) => {
        if (climber.value() > 1 && round.celebrates(event.total)) void climber.pulse()
        await usual.symbolWins(event, round)
      },
      tumble: async (event, round) => {
        const placed = layout()
        const burst = stage
          .wait(swellMs)
          .then(() => spray.burst(placed ? event.removed.map((at) => centreOf(placed, at)) : [], { size: 1 }))
        await Promise.all([usual.tumble(event, round), burst])
      },
    }),
  }
}
