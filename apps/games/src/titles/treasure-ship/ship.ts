import { Container, Graphics, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours } from './colours.ts'
import type { Places } from './places.ts'

/** The waterline of the drawn hull, which is 1400 × 460. */
const waterline = 400

/** The ship: small above the board, or so large that the board stands before its sail. It pitches on the waves. */
export function createShip(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const [sail, hull, pennant, mast] = [new Sprite(), new Sprite(), new Sprite(), new Graphics()]
  sail.anchor.set(0.5, 0)
  hull.anchor.set(0.5, waterline / 460)
  pennant.anchor.set(0.09, 1)
  container.addChild(pennant, mast, sail, hull)
  let places: Places | null = null
  let rise = 0

  const pitch = (seconds: number) => {
    if (!places) return
    const { keel, above } = places
    container.position.set(
      keel.x + Math.sin(seconds * 0.5) * 2,
      keel.y + Math.sin(seconds * 0.85) * (above ? 3 : 4) - rise * 8,
    )
    container.rotation = Math.sin(seconds * 0.62 + 1) * (above ? 0.03 : 0.006)
    sail.scale.x = 1 + Math.sin(seconds * 0.7) * 0.008
    pennant.skew.y = Math.sin(seconds * 2.3) * 0.09
    pennant.scale.x = 1 + Math.sin(seconds * 1.7) * 0.06
  }
  stage.onIdleFrame((_, nowMs) => {
    if (stage.sways()) pitch(nowMs / 1000)
  })
  return {
    container,
    /** How far the wind lifts it, 0 … 1. */
    setRise: (part: number): void => {
      rise = part
    },
    layOut: (next: Places): void => {
      places = next
      const { density } = next.view
      const drawing = (path: string, width: number, height: number) =>
        pictureTexture(drawings.picture(`scenery/${path}`), { width, height, density })
      const { top, width, height } = next.sail
      give(stage, [sail], drawing('great-sail', width, height))
      sail.position.set(0, -top)
      give(stage, [hull], drawing('hull', next.hull.width, (next.hull.width * 460) / 1400))
      const flag = next.hull.width * 0.13
      give(stage, [pennant], drawing('pennant', flag, flag / 2))
      pennant.position.set(0, -top + height * 0.05)
      paintRig(mast, next)
      pitch(0)
    },
  }
}

/** The mast that carries the sail and, where the whole ship is seen, the sheets from its lower corners to the hull. */
function paintRig(mast: Graphics, { above, hull, sail: { top, width, height } }: Places): void {
  const thick = Math.max(4, hull.width * 0.024)
  mast
    .clear()
    .rect(-thick / 2, -top, thick, top - hull.width * 0.04)
    .fill(colours.bronze)
    .stroke({ width: Math.max(1, thick * 0.2), color: colours.ink })
  if (!above) return
  for (const side of [-1, 1])
    mast
      .moveTo(side * width * 0.45, -top + height * 0.96)
      .lineTo(side * hull.width * 0.39, -hull.width * 0.1)
      .stroke({ width: Math.max(1.5, thick * 0.3), color: colours.cream })
}
