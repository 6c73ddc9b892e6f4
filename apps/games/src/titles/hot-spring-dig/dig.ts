import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeOut } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'

const pieceCount = 14
const plungeMs = 150
const throwMs = 760

export interface Spot {
  readonly x: number
  readonly y: number
  readonly cell: number
}

/** The shovel, and what it throws up: lumps of snow, or splinters of ice. */
export function createDig(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const shovel = new Sprite()
  shovel.anchor.set(0.22, 0.82) // the blade
  shovel.visible = false
  const pieces = Array.from({ length: pieceCount }, () => new Sprite())
  for (const piece of pieces) {
    piece.anchor.set(0.5)
    piece.visible = false
  }
  container.addChild(...pieces, shovel)
  let textures: Partial<Record<'lump' | 'splinter', Texture>> = {}

  const plunge = ({ x, y, cell }: Spot) => {
    shovel.visible = true
    return stage.play(plungeMs, (progress) => {
      const away = (1 - progress ** 2) * cell * 0.7
      shovel.position.set(x + away, y + cell * 0.18 - away)
      shovel.rotation = (1 - progress) * 0.4
      shovel.alpha = Math.min(1, progress * 3)
    })
  }
  const lift = ({ x, y, cell }: Spot) =>
    stage.play(320, (progress) => {
      shovel.position.set(x + easeOut(progress) * cell * 0.4, y + cell * 0.18 - easeOut(progress) * cell * 0.6)
      shovel.rotation = -easeOut(progress) * 0.9
      shovel.alpha = 1 - progress ** 2
      if (progress === 1) shovel.visible = false
    })
  const fling = ({ x, y, cell }: Spot, kind: 'lump' | 'splinter') =>
    stage.play(throwMs, (progress) => {
      for (const [index, piece] of pieces.entries()) {
        const turn = (index / pieceCount) * Math.PI * 2 + (index % 3) * 0.3
        const speed = cell * (0.7 + (index % 4) * 0.22)
        const seconds = progress * 1.1
        piece.texture = textures[kind] ?? piece.texture
        piece.visible = progress < 1
        piece.position.set(
          x + Math.cos(turn) * speed * seconds,
          y + Math.sin(turn) * speed * 0.6 * seconds - cell * 1.3 * seconds + cell * 1.9 * seconds ** 2,
        )
        piece.rotation = turn + progress * (index % 2 ? 5 : -5)
        piece.scale.set((0.55 + (index % 3) * 0.25) * (1 - progress * 0.3))
        piece.alpha = 1 - Math.max(0, progress - 0.7) / 0.3
      }
    })

  return {
    container,
    /** The blade reaches the snow when it resolves. */
    plunge: async (spot: Spot): Promise<void> => {
      if (!stage.calm()) await plunge(spot)
    },
    throwUp: async (spot: Spot, kind: 'lump' | 'splinter'): Promise<void> => {
      if (!stage.calm()) await Promise.all([lift(spot), fling(spot, kind)])
    },
    layOut: (cell: number, density: number): void => {
      for (const texture of new Set([shovel.texture, ...Object.values(textures)])) stage.retire(texture)
      const side = cell * 1.15
      const small = { width: cell * 0.36, height: cell * 0.36, density }
      shovel.texture = pictureTexture(drawings.picture('scenery/shovel'), { width: side, height: side, density })
      textures = {
        lump: pictureTexture(drawings.picture('scenery/lump'), small),
        splinter: pictureTexture(drawings.picture('scenery/splinter'), small),
      }
    },
  }
}
