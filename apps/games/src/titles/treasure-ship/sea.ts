import { Container, Sprite, Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { seaBodies } from './colours.ts'
import type { Places } from './places.ts'

const tiles = 14
/** In the drawing: its size, and the height of the crests. */
const drawn = { width: 640, height: 260, crest: [46, 46, 26, 20, 12] } as const
/** Parts of a tile in a second; near rows roll faster, and every second one against the others. */
const pace = [0.012, -0.018, 0.034, -0.046, 0.06] as const

/** Five rows of paper waves that roll at different speeds. */
export function createSea(stage: Stage, drawings: Drawings) {
  const rows = seaBodies.map((body) => {
    const [container, depth] = [new Container(), new Sprite(Texture.WHITE)]
    const waves = Array.from({ length: tiles }, () => new Sprite())
    depth.tint = body
    container.addChild(depth, ...waves)
    return { container, depth, waves }
  })
  let places: Places | null = null
  let swell = 0

  const roll = (seconds: number) => {
    if (!places) return
    for (const [index, { container, waves }] of rows.entries()) {
      const { y, scale } = places.rows[index as 0 | 1 | 2 | 3 | 4] // one row for each of the five bodies
      const tile = drawn.width * scale
      const shift = (((seconds * (pace[index] ?? 0)) % 1) + 1) % 1
      for (const [at, wave] of waves.entries()) wave.x = Math.floor((at - 1 + shift) * tile)
      const lift = Math.sin(seconds * (1 - index * 0.07) + index * 1.7) * (2 + index * 1.4)
      container.y = y - (drawn.crest[index] ?? 0) * scale + lift - swell * scale * (10 + index * 8)
    }
  }
  stage.onIdleFrame((_, nowMs) => {
    if (stage.sways()) roll(nowMs / 1000)
  })

  return {
    /** From far to near. */
    rows: rows.map(({ container }) => container),
    /** How high the sea goes, 0 … 1. */
    setSwell: (part: number): void => {
      swell = part
    },
    layOut: (next: Places): void => {
      places = next
      const { view } = next
      for (const [index, { waves, depth }] of rows.entries()) {
        const { scale } = next.rows[index as 0 | 1 | 2 | 3 | 4] // as above
        const [width, height] = [Math.ceil(drawn.width * scale), drawn.height * scale]
        give(
          stage,
          waves,
          pictureTexture(drawings.picture(`scenery/sea-${index}`), { width: width + 1, height, density: view.density }),
        )
        for (const [at, wave] of waves.entries()) wave.visible = (at - 1) * width < view.width
        depth.position.set(0, height - 2)
        depth.setSize(view.width, view.height)
      }
      roll(3)
    },
  }
}
