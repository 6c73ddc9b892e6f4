import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { flatten, give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { createFallingWater } from './falling-water.ts'
import { cliffStart, type Gorge } from './places.ts'

/** Banks of mist: height from the waterline as a part of the view, width as a part of the view's, and opacity. */
const banks = [
  { up: 0.78, at: 0.2, size: 0.5, alpha: 0.4 },
  { up: 0.42, at: 0.86, size: 0.6, alpha: 0.5 },
  { up: 0.13, at: 0.1, size: 0.7, alpha: 0.8 },
  { up: 0.07, at: 0.72, size: 0.8, alpha: 0.9 },
] as const

/** The gorge behind the scroll: sky, falling water between two cliffs, mist, and the basin. */
export function createGorge(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const scene = new Container()
  const stillPicture = new Sprite()
  const water = createFallingWater(stage, drawings)
  const [sky, basin] = [new Sprite(), new Sprite()]
  const cliffs = [new Sprite(), new Sprite()] as const
  const mist = banks.map(() => new Sprite())
  for (const sprite of mist) sprite.anchor.set(0.5)
  container.addChild(scene, stillPicture)
  const [far, high, ...near] = mist
  scene.addChild(sky, water.container)
  if (far && high) scene.addChild(far, high)
  scene.addChild(...cliffs, basin, ...near)
  let gorge: Gorge | null = null

  const drift = (seconds: number) => {
    if (!gorge) return
    const { view, waterline } = gorge
    for (const [index, { up, at }] of banks.entries()) {
      const way = index % 2 ? -1 : 1
      mist[index]?.position.set(
        at * view.width + way * Math.sin(seconds * 0.13 + index * 2) * view.width * 0.12,
        waterline - up * view.height + Math.sin(seconds * 0.4 + index) * 5,
      )
    }
    basin.y = basinTop(gorge) + Math.sin(seconds * 0.9) * 2.5
    for (const [index, cliff] of cliffs.entries()) cliff.skew.x = (index ? 1 : -1) * Math.sin(seconds * 0.5) * 0.0015
  }
  stage.onIdleFrame((_, nowMs) => {
    if (stage.sways()) drift(nowMs / 1000)
  })

  return {
    container,
    setSpeed: water.setSpeed,
    layOut: (next: Gorge): void => {
      gorge = next
      const { view, upright, waterline } = next
      const { density } = view
      water.layOut(next)
      const cover = Math.max(view.width / 800, (upright ? waterline * 0.6 : view.height) / 600)
      const picture = (path: string, width: number, height: number) =>
        pictureTexture(drawings.picture(`scenery/${path}`), { width, height, density })
      give(stage, [sky], picture('sky', 800 * cover, 600 * cover))
      sky.x = (view.width - 800 * cover) / 2
      const { cliff, area, flat } = next
      give(stage, cliffs, picture('cliff', cliff.width, cliff.height))
      const start = cliffStart(cliff)
      cliffs[0].x = start
      // on a phone on its side the bar with the buttons begins where the area ends
      cliffs[1].x = (flat ? area.x + area.width : view.width) - start
      cliffs[1].scale.x = -1
      const surface = basinScale(next)
      give(stage, [basin], picture('basin', 1600 * surface, 260 * surface))
      basin.x = (view.width - 1600 * surface) / 2
      // below the drawing the water goes on
      basin.scale.y = Math.max(1, (view.height - basinTop(next)) / (260 * surface))
      const bank = Math.max(320, view.width * 0.5)
      give(stage, mist, picture('mist', bank, (bank * 220) / 900))
      for (const [index, { size, alpha }] of banks.entries()) {
        mist[index]?.scale.set(size)
        if (mist[index]) mist[index].alpha = alpha
      }
      drift(0)
      flatten(stage, scene, stillPicture)
    },
  }
}

const basinScale = ({ view, upright }: Gorge) => Math.max(view.width / 1600, upright ? 0.44 : 0.5)
const basinTop = (gorge: Gorge) => gorge.waterline - 78 * basinScale(gorge)
