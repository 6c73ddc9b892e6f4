import type { Texture } from 'pixi.js'
import type { Picture } from '../../shell/stage/pictures.ts'
import { type Painting, paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'

/** A symbol at rest, and blurred on a turning reel. All symbols are on one sheet. */
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
  const symbols = Object.entries(pictures)
  const sheet = paintedSheet(
    Object.fromEntries(
      symbols.flatMap(([symbol, picture]) => [
        [`still ${symbol}`, pictureOn(picture, { width: size, height: size, density })] as const,
        [`flying ${symbol}`, smeared(picture, size)] as const,
      ]),
    ),
  )
  return new Map(
    symbols.flatMap(([symbol]) => {
      const [still, flying] = [sheet[`still ${symbol}`], sheet[`flying ${symbol}`]]
      return still && flying ? [[symbol, { still, flying }] as const] : []
    }),
  )
}

/** Blurred vertically by faint copies over each other, at a low density, since a turning symbol cannot be seen sharply. */
function smeared(picture: Picture, size: number): Painting {
  const reach = size * 0.5
  const copies = Math.ceil(reach / smearStep)
  const paint = (brush: CanvasRenderingContext2D) => {
    brush.globalAlpha = 1 - (1 - smearBody) ** (1 / (copies * 0.67))
    for (let copy = 0; copy < copies; copy++) brush.drawImage(picture, 0, (reach * copy) / (copies - 1), size, size)
  }
  return { width: size, height: size + reach, density: 0.75, paint }
}
