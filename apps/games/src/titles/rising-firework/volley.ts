import { Container, type Texture } from 'pixi.js'
import type { CrashLayout, Point } from '../../engines/crash/layout.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'
import { createStarBurst } from './star-burst.ts'

const shells: Readonly<Record<WinTier, number>> = { big: 2, super: 3, mega: 4, epic: 5 }
/** Each shell opens so much of the celebration after the one before. */
const apart = 0.14
const lifeMs = 3_000

/** Shells over the bridge for a great win, one after the other. */
export function createVolley() {
  const container = new Container()
  const bursts = Array.from({ length: shells.epic }, createStarBurst)
  container.addChild(...bursts.map((burst) => burst.container))
  const hide = () => {
    for (const burst of bursts) burst.hide()
  }
  return {
    container,
    hide,
    setTextures: (star: Texture, glow: Texture): void => {
      for (const burst of bursts) burst.setTextures(star, glow)
    },
    celebration: (tier: WinTier, layout: () => { area: CrashLayout['area']; radius: number } | null): Celebration => ({
      begin: hide,
      step: (progress) => {
        const place = layout()
        if (!place) return
        for (const [index, burst] of bursts.slice(0, shells[tier]).entries()) {
          const sinceMs = (progress - index * apart) * lifeMs
          if (sinceMs >= 0) burst.show(placeOf(place.area, index), { radius: place.radius, sinceMs, colour: index })
        }
      },
      end: hide,
    }),
  }
}

function placeOf({ x, y, width, height }: CrashLayout['area'], index: number): Point {
  return [x + width * (0.18 + 0.64 * ((index * 0.618034 + 0.1) % 1)), y + height * (0.2 + 0.06 * (index % 3))]
}
