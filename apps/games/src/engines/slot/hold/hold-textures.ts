import { Rectangle, Texture } from 'pixi.js'
import type { Picture } from '../../../shell/stage/pictures.ts'
import { type Painting, paintedSheet, pictureOn } from '../../../shell/stage/sheet.ts'
import type { Layout } from '../layout.ts'
import type { HeldValue, HoldLook } from './hold-look.ts'

export interface HoldTextures {
  readonly empty: Texture
  /** Symbols that pass in a turning cell, one picture after another. */
  readonly passing: readonly Texture[]
  coin(value: HeldValue): Texture
  plate(value: HeldValue): Texture
}

interface Coin extends HeldValue {
  readonly text: string
  readonly picture: Picture
}

/** Pictures of one turn past all passing symbols. */
const frames = 24
/** A turning symbol cannot be seen sharply. */
const passingDensity = 0.75
const smears = 18

const keyOf = ({ multiple, tier }: HeldValue) => tier ?? `${multiple}`

/** All on one sheet. `passing` are ordinary symbols, so that a turning cell suggests nothing. */
export function paintHold(
  { cell, symbol, view: { density } }: Layout,
  { look, coins, passing }: { look: HoldLook; coins: readonly Coin[]; passing: readonly Picture[] },
): HoldTextures {
  const { width, height } = look.plate
  const plate = { width: symbol * width, height: symbol * height, density }
  const sheet = paintedSheet<string>({
    empty: { ...cell, density, paint: (brush) => look.empty(brush, cell) },
    strip: stripOf(passing, { cell, symbol }),
    ...Object.fromEntries(
      coins.flatMap((coin) => [
        [`coin ${keyOf(coin)}`, pictureOn(coin.picture, { width: symbol, height: symbol, density })] as const,
        [`plate ${keyOf(coin)}`, { ...plate, paint: platePainter(coin.text, { ...plate, look }) }] as const,
      ]),
    ),
  })
  const textureOf = (name: string) => sheet[name] ?? Texture.EMPTY
  return {
    empty: textureOf('empty'),
    passing: framesOf(textureOf('strip'), { cell, symbols: passing.length }),
    coin: (value) => textureOf(`coin ${keyOf(value)}`),
    plate: (value) => textureOf(`plate ${keyOf(value)}`),
  }
}

/** Smeared symbols below each other; the first follows the last once more, so that the strip goes round. */
function stripOf(passing: readonly Picture[], { cell, symbol }: Pick<Layout, 'cell' | 'symbol'>): Painting {
  const paint = (brush: CanvasRenderingContext2D) => {
    brush.globalAlpha = 0.075
    const size = symbol * 0.84
    for (const [index, picture] of [...passing, ...passing.slice(0, 1)].entries())
      for (let smear = 0; smear < smears; smear++) {
        const y = (index + 0.5) * cell.height - size / 2 + (smear / (smears - 1) - 0.5) * size * 0.5
        brush.drawImage(picture, (cell.width - size) / 2, y, size, size)
      }
  }
  return { width: cell.width, height: cell.height * (passing.length + 1), density: passingDensity, paint }
}

function framesOf(
  { source, frame }: Texture,
  { cell, symbols }: { cell: Layout['cell']; symbols: number },
): readonly Texture[] {
  const [width, height] = [cell.width * passingDensity, cell.height * passingDensity]
  const orig = new Rectangle(0, 0, cell.width, cell.height)
  return Array.from({ length: frames }, (_, index) => {
    const y = frame.y + height * symbols * (1 - (index + 1) / frames)
    return new Texture({ source, frame: new Rectangle(frame.x, y, width, height), orig })
  })
}

function platePainter(text: string, { width, height, look }: { width: number; height: number; look: HoldLook }) {
  const { face, rim, text: ink } = look.plate
  return (brush: CanvasRenderingContext2D) => {
    const line = Math.max(1.5, height * 0.07)
    brush.beginPath()
    brush.roundRect(line, line, width - line * 2, height - line * 2, height * 0.42)
    brush.fillStyle = face
    brush.fill()
    brush.lineWidth = line
    brush.strokeStyle = rim
    brush.stroke()
    brush.fillStyle = ink
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    const font = (size: number) => `800 ${size}px "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", sans-serif`
    brush.font = font(height * 0.66)
    const widest = width * 0.84
    const needed = brush.measureText(text).width
    if (needed > widest) brush.font = font((height * 0.66 * widest) / needed)
    brush.fillText(text, width / 2, height * 0.54)
  }
}
