import type { Texture } from 'pixi.js'
import { type Picture, painted, pictureTexture } from '../../shell/stage/pictures.ts'

/** A symbol at rest, and blurred on a turning reel. */
export interface SymbolTextures {
  readonly still: Texture
  readonly flying: Texture
}

/** Pixels between the copies that make the blur. */
const smearStep = 1.5
/** Opacity in the middle of the blur. */
const smearBody = 0.86

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

/** Blurred vertically by faint copies over each other, at a low density, since a turning symbol cannot be seen sharply. */
function smeared(picture: Picture, size: number): Texture {
  const reach = size * 0.5
  const copies = Math.ceil(reach / smearStep)
  return painted({ width: size, height: size + reach, density: 0.75 }, (brush) => {
    brush.globalAlpha = 1 - (1 - smearBody) ** (1 / (copies * 0.67))
    for (let copy = 0; copy < copies; copy++) brush.drawImage(picture, 0, (reach * copy) / (copies - 1), size, size)
  })
}
