import type { Texture } from 'pixi.js'
import { type Picture, painted, pictureTexture } from '../../cabinet/stage/pictures.ts'

/** A symbol at rest, and as it flies by. */
export interface SymbolTextures {
  readonly still: Texture
  readonly flying: Texture
}

const smears = 9

export function paintSymbols(
  pictures: Readonly<Record<string, Picture>>,
  size: number,
  density: number,
): Map<string, SymbolTextures> {
  return new Map(
    Object.entries(pictures).map(([symbol, picture]) => {
      const still = pictureTexture(picture, { width: size, height: size, density })
      return [symbol, { still, flying: smeared(picture, size) }] as const
    }),
  )
}

/** Blurred downwards by laying faint copies over each other; half the density is plenty for what nobody can look at. */
function smeared(picture: Picture, size: number): Texture {
  return painted({ width: size, height: size * 1.5, density: 0.75 }, (brush) => {
    for (let copy = 0; copy < smears; copy++) {
      brush.globalAlpha = 1 / (smears * 0.55)
      brush.drawImage(picture, 0, (size * 0.5 * copy) / (smears - 1), size, size)
    }
  })
}
