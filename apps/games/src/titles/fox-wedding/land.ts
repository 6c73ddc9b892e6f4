import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours } from './colours.ts'
import type { Places } from './places.ts'

/** Size of the ridge's drawing, and the middle of its path. */
const ridgeDrawn = { width: 1600, height: 400, path: 118 } as const

/** Mountains, the ridge on which the foxes walk, and bamboo at both edges. */
export function createLand(stage: Stage, drawings: Drawings) {
  const [mountains, ridge, left, right, below] = [new Sprite(), new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  const hedges = [new Sprite(), new Sprite()]
  for (const hedge of hedges) hedge.anchor.set(0, 1)
  for (const grove of [left, right]) grove.anchor.set(0, 1)
  const [far, near] = [new Container(), new Container()]
  far.addChild(mountains)
  near.addChild(left, right, ...hedges)
  const ground = new Container()
  ground.addChild(below, ridge)
  stage.onIdleFrame((_, nowMs) => {
    if (!stage.sways()) return
    left.rotation = Math.sin(nowMs / 2600) * 0.008
    right.rotation = Math.sin(nowMs / 2300 + 1.4) * 0.008
  })

  return {
    far,
    ground,
    near,
    layOut: ({ view, area, path, upright, board }: Places): void => {
      const { width, height, density } = view
      const picture = (name: string, wide: number, high: number) =>
        pictureTexture(drawings.picture(`scenery/${name}`), { width: wide, height: high, density })
      const wide = Math.max(width, upright ? 760 : 0)
      const farHigh = wide * (upright ? 0.24 : 0.262)
      give(stage, [mountains], picture('mountains', wide, farHigh))
      mountains.position.set((width - wide) / 2, path - farHigh + wide * 0.02)
      const scale = width / ridgeDrawn.width
      const ridgeHigh = upright ? 300 : ridgeDrawn.height * scale
      const top = path - (ridgeDrawn.path / ridgeDrawn.height) * ridgeHigh
      give(stage, [ridge], picture('ridge', width, ridgeHigh))
      ridge.position.set(0, top)
      give(
        stage,
        [below],
        painted({ width: 4, height: 4, density: 1 }, (brush) => {
          brush.fillStyle = colours.rainDeep
          brush.fillRect(0, 0, 4, 4)
        }),
      )
      below.position.set(0, top + ridgeHigh - 2)
      below.setSize(width, Math.max(1, height - top - ridgeHigh + 2))
      const groveHigh = height * 1.08
      const groveWide = groveHigh * (upright ? 0.26 : 0.4)
      give(stage, [left, right], picture('grove', groveWide, groveHigh))
      const aside = upright ? -groveWide * 0.8 : Math.min(-groveWide * 0.36, board.x * 0.3 - groveWide * 0.74)
      left.position.set(aside, height * 1.03)
      right.position.set(width - aside, height * 1.03)
      right.scale.x = -1
      const hedgeWide = upright ? width * 1.1 : Math.max(260, board.x * 1.25)
      const hedgeHigh = (hedgeWide * 260) / 900
      give(stage, hedges, picture('hedge', hedgeWide, hedgeHigh))
      const foot = area.y + area.height + hedgeHigh * 0.1
      for (const [index, hedge] of hedges.entries()) {
        hedge.visible = index === 0 || !upright
        hedge.position.set(index === 0 ? (upright ? -width * 0.05 : -hedgeWide * 0.12) : width + hedgeWide * 0.12, foot)
        hedge.scale.x = index === 0 ? 1 : -1
      }
    },
  }
}
