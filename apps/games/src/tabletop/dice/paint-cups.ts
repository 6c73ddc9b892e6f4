import { type Brush, penOn, within } from '../pen.ts'
import { barkDark, cinnabar, cinnabarDark, gold, goldDark, goldPale, ink, straw } from '../pigments.ts'

/** Vessels are drawn in a space of 200 × 200; `foot` is where their rim stands on the table. */
export const vesselSize = 200
export const vesselFoot = 150

/** The cup (tsubo) of chō-han, mouth down: woven rattan with rings of cord. */
export function paintTsubo(brush: Brush): void {
  const pen = penOn(brush, { contour: 5 })
  const body = 'M36 146C28 96 40 46 58 30C74 18 126 18 142 30C160 46 172 96 164 146C150 166 50 166 36 146Z'
  pen.inked(body, '#b5803f', 5)
  within(brush, new Path2D(body), () => {
    for (let row = 0; row < 17; row++) {
      const y = 22 + row * 8.6
      for (let column = 0; column < 21; column++) {
        const x = 22 + column * 8 + (row % 2 ? 4 : 0)
        pen.line(`M${x} ${y}q4 ${5 + (x - 100) * 0.02} 8 0`, column % 2 === row % 2 ? straw : '#8a5a28', 3.4)
      }
    }
    brush.globalAlpha = 0.34
    pen.flat('M128 10C150 60 150 120 132 176H190V10Z', barkDark)
    brush.globalAlpha = 0.28
    pen.flat('M52 30C44 70 44 110 52 160H70C60 110 60 70 70 26Z', '#fff3d0')
    brush.globalAlpha = 1
  })
  for (const [y, left, right] of [
    [56, 46, 154],
    [116, 33, 167],
  ] as const) {
    pen.line(`M${left} ${y}Q100 ${y + 20} ${right} ${y}`, ink, 12)
    pen.line(`M${left} ${y}Q100 ${y + 20} ${right} ${y}`, cinnabar, 6.6)
    pen.line(`M${left + 2} ${y - 1.4}Q100 ${y + 18} ${right - 2} ${y - 1.4}`, '#f08a70', 1.6)
  }
  pen.line('M37 147C52 164 148 164 163 147', ink, 14)
  pen.line('M37 147C52 164 148 164 163 147', goldDark, 8)
  pen.line('M40 146C54 161 120 162 140 156', gold, 2.4)
}

/** A lacquer bowl, mouth down, that covers three dice: red with a crest of gold waves. */
export function paintBowl(brush: Brush): void {
  const pen = penOn(brush, { contour: 5 })
  pen.inked('M76 44C76 34 124 34 124 44L128 60H72Z', cinnabarDark, 5)
  pen.inked('M78 43C80 37 120 37 122 43C120 48 80 48 78 43Z', ink, 3)
  const body = 'M14 146C14 96 52 56 100 56C148 56 186 96 186 146C160 168 40 168 14 146Z'
  pen.inked(body, cinnabar, 5)
  within(brush, new Path2D(body), () => {
    brush.globalAlpha = 0.5
    pen.flat('M130 50C164 80 170 130 150 176H200V50Z', cinnabarDark)
    brush.globalAlpha = 1
    for (const [x, y] of [
      [34, 150],
      [78, 158],
      [122, 158],
      [166, 150],
      [56, 146],
      [100, 150],
      [144, 146],
    ] as const)
      for (const [radius, colour] of [
        [22, gold],
        [19, cinnabar],
        [14, gold],
        [11, cinnabar],
        [6, gold],
      ] as const)
        pen.disc(x, y + 6, radius, colour, 0)
    pen.line('M44 92C54 76 72 66 88 64', '#ff9c86', 6)
    pen.line('M36 108C37 105 38 102 40 99', '#ff9c86', 6)
  })
  pen.line('M14 146C40 168 160 168 186 146', ink, 14)
  pen.line('M14 146C40 168 160 168 186 146', ink, 8)
  pen.line('M16 147C42 167 158 167 184 147', goldPale, 3)
}
