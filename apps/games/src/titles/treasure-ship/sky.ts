import { Container, Graphics, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours } from './colours.ts'
import { createCranes } from './cranes.ts'
import type { Places } from './places.ts'

const turnMs = 1500
/** Banks of cloud: height as a part of the sky, size, and parts of the width in a second. */
const banks = [
  { up: 0.82, size: 0.9, pace: 0.006, from: 0.05 },
  { up: 0.6, size: 0.62, pace: 0.009, from: 0.62 },
  { up: 0.36, size: 0.74, pace: 0.007, from: 0.86 },
  { up: 0.28, size: 0.5, pace: 0.011, from: 0.28 },
] as const

/** Two skies of torn paper, the sun that rises from one to the other, clouds, capes and cranes. */
export function createSky(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const [morning, newYear, sun, rays] = [new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  const capes = [new Sprite(), new Sprite()] as const
  const clouds = banks.map(() => new Sprite())
  const cranes = createCranes(stage, drawings, 3)
  for (const sprite of [sun, rays, ...clouds]) sprite.anchor.set(0.5)
  // a blend of the two skies would be grey: the sky of New Year is uncovered from the sun, with a torn edge of white paper
  const [hole, edge] = [torn(1), torn(1.03)]
  newYear.mask = hole
  container.addChild(morning, edge, newYear, hole, rays, sun, ...clouds, cranes.container, ...capes)
  let places: Places | null = null
  let gold = 0

  const setGold = (part: number) => {
    gold = part
    newYear.visible = part > 0
    edge.visible = hole.visible = part > 0 && part < 1
    newYear.mask = hole.visible ? hole : null
    rays.alpha = part ** 2 * 0.85
    rays.visible = part > 0
    if (!places) return
    const { x, low, high } = places.sun
    sun.position.set(x, low + (high - low) * part)
    for (const { position } of [rays, hole, edge]) position.copyFrom(sun.position)
    for (const paper of [hole, edge]) paper.scale.set((places.view.width + places.view.height) * part)
  }
  const drift = (seconds: number) => {
    if (!places) return
    const { view, horizon, area } = places
    const reach = view.width * 1.5
    for (const [index, { up, pace, from }] of banks.entries())
      clouds[index]?.position.set(
        ((from + seconds * pace) % 1) * reach - view.width * 0.25,
        area.y + (horizon - area.y) * (1 - up) + Math.sin(seconds * 0.4 + index) * 3,
      )
    rays.rotation = seconds * 0.05
    cranes.drift(seconds, places)
  }
  stage.onIdleFrame((_, nowMs) => {
    if (stage.sways()) drift(nowMs / 1000)
  })

  return {
    container,
    layOut: (next: Places): void => {
      places = next
      const { view, horizon, cape, cell } = next
      const { density } = view
      const drawing = (path: string, width: number, height: number, at = density) =>
        pictureTexture(drawings.picture(`scenery/${path}`), { width, height, density: at })
      const foot = horizon + 30
      const cover = Math.max(view.width / 800, foot / 600)
      give(stage, [morning], drawing('sky-morning', 800 * cover, 600 * cover, 1))
      give(stage, [newYear], drawing('sky-new-year', 800 * cover, 600 * cover, 1))
      for (const sky of [morning, newYear]) sky.position.set((view.width - 800 * cover) / 2, foot - 600 * cover)
      give(stage, [sun], drawing('sun', next.sun.size, next.sun.size))
      const shine = Math.max(next.sun.size * 2.6, Math.min(view.width, 1400))
      give(stage, [rays], drawing('rays', shine, shine, 1))
      give(stage, capes, drawing('cape', cape.size, (cape.size * 460) / 520))
      placeCapes(capes, next)
      const bank = Math.max(150, cell.width * 2)
      give(stage, clouds, drawing('cloud', bank, (bank * 150) / 560))
      for (const [index, { size }] of banks.entries()) clouds[index]?.scale.set(size)
      cranes.layOut(next)
      drift(7)
      setGold(gold)
    },
    /** 1 at the sunrise of New Year. */
    gold: () => gold,
    turnTo: async (part: number): Promise<void> => {
      const from = gold
      if (from === part) return
      if (stage.plain) return setGold(part)
      await stage.play(stage.calm() ? 300 : turnMs, (progress) => setGold(from + (part - from) * easeInOut(progress)))
    },
  }
}

/** Land at both ends of the horizon, smaller on the right. */
function placeCapes(capes: readonly Sprite[], { cape, horizon }: Places): void {
  for (const [index, sprite] of capes.entries()) {
    sprite.anchor.set(0, 1)
    sprite.position.set(index ? cape.right : 0, horizon + cape.size * 0.14)
    sprite.scale.set(index ? -0.86 : 1, index ? 0.86 : 1)
  }
}

/** A round hole in paper, with a radius of 1. */
function torn(radius: number): Graphics {
  const teeth = 64
  const points = Array.from({ length: teeth }, (_, tooth) => {
    const reach = radius * (1 + 0.022 * Math.sin(tooth * 2.4) + 0.012 * Math.sin(tooth * 5.1))
    const angle = (tooth / teeth) * Math.PI * 2
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  })
  return new Graphics().poly(points.flat()).fill(colours.white)
}
