import { Container, type Texture } from 'pixi.js'
import type { CrashScenery, CrashSetting } from '../../engines/crash/crash-title.ts'
import type { CrashLayout, Point } from '../../engines/crash/layout.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { createBackdrop } from './backdrop.ts'
import { placeIn } from './flight-path.ts'
import { createLanterns } from './lanterns.ts'
import { createStarBurst } from './star-burst.ts'
import { createTrail } from './trail.ts'
import { createVolley } from './volley.ts'

/** A shell that bursts at once opens small, over the water. */
const lowRadius = 0.4

/** The river on a summer night: sky, bank and bridge behind the flight, the crowd before it. */
export function createScenery({ stage, drawings, config }: CrashSetting): CrashScenery {
  const behind = new Container()
  const backdrop = createBackdrop({ stage, drawings })
  const [trail, main, volley] = [createTrail(), createStarBurst(), createVolley()]
  const lanterns = createLanterns(stage, () => drawings.picture('scenery/lantern'))
  const flight = [trail.container, main.container, volley.container, lanterns.container]
  behind.addChild(backdrop.far, ...flight, backdrop.near)
  const { growth, stepMs } = config.curve
  const perMs = Math.log1p(growth.numerator / growth.denominator) / stepMs
  let layout: CrashLayout | null = null
  let textures: readonly Texture[] = []
  const radiusOf = ({ area }: CrashLayout) => Math.min(area.width * 0.42, area.height * 0.36)
  const placeAt = (atMs: number, elapsedMs: number): Point =>
    layout ? placeIn(layout.sky, { atMs, elapsedMs, perMs }) : [0, 0]
  return {
    behind,
    inFront: new Container(),
    rest: () => {
      for (const part of [trail, main, volley]) part.hide()
      backdrop.mirror.visible = false
      backdrop.sink(0)
    },
    rise: (elapsedMs) => {
      main.hide()
      backdrop.sink(elapsedMs)
      trail.show((part) => placeAt(elapsedMs * part, elapsedMs), elapsedMs)
      backdrop.reflect(placeAt(elapsedMs, elapsedMs), 0.2, 120)
    },
    burst: (sinceMs, { elapsedMs, round }) => {
      trail.hide()
      if (!layout) return
      const radius = radiusOf(layout) * (elapsedMs === 0 ? lowRadius : 1)
      const at = within(layout, placeAt(elapsedMs, elapsedMs), radius * 0.85)
      backdrop.sink(elapsedMs)
      main.show(at, { radius, sinceMs, colour: round })
      backdrop.reflect(at, Math.max(0, 0.45 * (1 - sinceMs / 2200)), radius * 2)
    },
    showLeaves: lanterns.show,
    celebration: (tier) =>
      volley.celebration(tier, () => layout && { area: layout.area, radius: radiusOf(layout) * 0.6 }),
    layOut: (next) => {
      layout = next
      backdrop.layOut(next)
      for (const texture of textures) stage.retire(texture)
      const textureOf = (name: string, side: number) =>
        pictureTexture(drawings.picture(name), { width: side, height: side, density: next.view.density })
      const [star, glow] = [textureOf('scenery/star', 32), textureOf('scenery/head', 96)]
      textures = [star, glow]
      backdrop.mirror.texture = star
      trail.setTextures(star, glow, Math.max(42, Math.min(90, next.area.height * 0.16)))
      for (const one of [main, volley]) one.setTextures(star, glow)
      lanterns.layOut(next)
      backdrop.sink(0)
    },
  }
}

/** Near the place, but so far from the right and upper edge. */
function within({ area }: CrashLayout, [x, y]: Point, margin: number): Point {
  return [Math.min(x, area.x + area.width - margin), Math.max(y, area.y + margin)]
}
