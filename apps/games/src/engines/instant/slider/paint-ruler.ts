import type { SliderSkin } from './slider-title.ts'

interface RulerPicture {
  /** Width of the steps; the ruler reaches `rim` beyond them. */
  readonly width: number
  readonly height: number
  readonly rim: number
  readonly skin: SliderSkin
}

/** The ruler with a step for each whole number, longer ones at fives and tens, and the tens in figures. */
export function paintRuler(brush: CanvasRenderingContext2D, { width, height, rim, skin }: RulerPicture): void {
  skin.ruler(brush, { width: width + 2 * rim, height })
  brush.fillStyle = skin.ink
  brush.textAlign = 'center'
  brush.textBaseline = 'top'
  brush.font = `700 ${Math.max(9, Math.min(height * 0.3, width * 0.034))}px "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", sans-serif`
  for (let step = 0; step <= 100; step++) {
    const x = rim + (width * Math.min(step * 100, 9999)) / 9999
    const isTen = step % 10 === 0
    if (!isTen && step % 5 !== 0 && width < 500) continue
    const long = height * (isTen ? 0.36 : step % 5 === 0 ? 0.27 : 0.17)
    brush.fillRect(x - (isTen ? 1 : 0.6), 0, isTen ? 2 : 1.2, long)
    if (isTen && step < 100) brush.fillText(String(step), x, height * 0.43)
  }
}
