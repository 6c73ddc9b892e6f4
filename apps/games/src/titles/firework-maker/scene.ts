import { Container, Sprite, Texture } from 'pixi.js'
import type { SlotScenery, SlotSetting } from '../../engines/slot/slot-title.ts'
import { easeInOut } from '../../shell/stage/frames.ts'
import { flatten } from '../../shell/stage/sprites.ts'
import { celebrationOf, createProgramme } from './fireworks/programme.ts'
import { createShow } from './fireworks/show.ts'
import { sparkle } from './fireworks/sparkle.ts'
import { createHandlers } from './handlers.ts'
import { createLamp } from './lamp.ts'
import { createNight } from './night.ts'
import { type Places, placesOf } from './places.ts'
import { createWaiting } from './waiting.ts'
import { createWinBeads } from './win-beads.ts'
import { createWorkshop } from './workshop.ts'

const openMs = 1700
/** How far the workshop opens. */
const openPart = { big: 1, reg: 0.5 } as const

/** The workshop and the night before it. In front of the board: the lamp, beads and the sparks of wins. */
export function createScenery({ stage, drawings, config }: SlotSetting): SlotScenery {
  const [behind, inFront, scene] = [new Container(), new Container(), new Container()]
  const flat = new Sprite()
  const sky = createShow(stage, { lights: 1100 })
  const front = createShow(stage, { lights: 1000 })
  const night = createNight(stage, drawings)
  const workshop = createWorkshop(stage, drawings)
  const lamp = createLamp(stage, drawings, front)
  const beads = createWinBeads(stage)
  const waiting = createWaiting(stage, front)
  const programme = createProgramme(sky)
  const veil = createVeil()
  night.between.addChild(sky.container)
  scene.addChild(night.container, workshop.container)
  behind.addChild(scene, flat)
  inFront.addChild(veil.sprite, waiting.container, beads.container, lamp.container, front.container)
  let places: Places | null = null
  let opened = 0

  const setOpen = (part: number) => {
    opened = part
    workshop.setOpen(part)
    night.setLit(Math.min(1, part * 1.6), { showStills: !stage.sways() })
  }
  const openTo = async (part: number) => {
    const from = opened
    if (stage.plain) {
      setOpen(part)
      return flatten(stage, scene, flat)
    }
    await stage.play(stage.calm() ? 300 : openMs, (progress) => setOpen(from + (part - from) * easeInOut(progress)))
  }
  setOpen(0)
  stage.onIdleFrame((elapsedMs) => {
    // not in the dark before the lamp, nor beside the shells of a big win
    if (places && stage.sways() && !veil.sprite.visible) programme.step(elapsedMs, places)
  })

  return {
    behind,
    inFront,
    layOut: (layout) => {
      places = placesOf(layout)
      for (const part of [night, workshop, lamp, beads, waiting]) part.layOut(places)
      for (const show of [sky, front]) show.layOut(layout.view)
      veil.sprite.setSize(layout.view.width, layout.view.height)
      setOpen(opened)
      flatten(stage, scene, flat)
    },
    enter: async (feature) => {
      if (feature !== 'big' && feature !== 'reg') return
      programme.setMood(feature)
      await openTo(openPart[feature])
    },
    leave: async () => {
      programme.setMood('quiet')
      lamp.putOut()
      beads.end()
      await openTo(0)
    },
    waiting: waiting.show,
    celebration: (tier) => places && celebrationOf(front, tier, { places, dim: veil.dim }),
    handlers: createHandlers({
      stage,
      config,
      lamp,
      beads,
      dim: veil.dim,
      setStill: (still) => {
        for (const part of [workshop, lamp]) part.setStill(still)
      },
      sparkleAt: (at, size) => {
        if (!stage.calm()) sparkle(front, at, size)
      },
      salute: () => {
        if (places && stage.sways()) programme.salute(places)
      },
    }),
  }
}

/** Darkness over everything but what is in front of it. */
function createVeil() {
  const sprite = new Sprite(Texture.WHITE)
  sprite.tint = 0x0a0420
  sprite.visible = false
  return {
    sprite,
    dim: (part: number): void => {
      sprite.alpha = part
      sprite.visible = part > 0
    },
  }
}
