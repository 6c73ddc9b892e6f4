import type { Pen } from '../pen.ts'
import {
  azurite,
  bark,
  barkDark,
  cinnabar,
  cinnabarDark,
  gold,
  goldPale,
  ink,
  malachite,
  night,
  pine,
  pinkPale,
  white,
  wisteria,
} from '../pigments.ts'
import { perched } from './birds.ts'
import {
  blossom,
  type Composition,
  crest,
  ground,
  leaf,
  loop,
  mist,
  petal,
  place,
  ribbon,
  trace,
} from './composition.ts'

/** A tuft of pine needles, a fan as on old screens. */
function tuft(pen: Pen, x: number, y: number, radius: number): void {
  pen.at(x, y, { scale: radius / 30 }, () => {
    pen.inked('M-30 2C-34-10-22-16-18-13C-16-24-4-26 0-20C4-26 16-24 18-13C22-16 34-10 30 2C18 10-18 10-30 2Z', pine)
    for (const degrees of [-66, -44, -22, 0, 22, 44, 66]) {
      const [px, py] = place([0, 5], 17, 0, degrees)
      pen.line(`M0 5L${px.toFixed(1)} ${py.toFixed(1)}`, '#63b88c', 2)
    }
  })
}

const pineAndCrane: Composition = (pen) => {
  ground(pen, [-24, '#f6dc9c'], [110, '#f9e8bf'])
  mist(pen, 6, 104, 74, '#fff6dd')
  pen.disc(118, 70, 47, cinnabar)
  mist(pen, 108, 92, 90, '#fff6dd')
  pen.inked('M-30 226C10 204 54 210 88 220C120 228 160 216 206 222V290H-30Z', malachite)
  pen.stem('M-20 196C6 190 14 168 12 146M10 172C24 168 34 158 38 148', bark, 9)
  tuft(pen, 10, 146, 30)
  tuft(pen, 42, 160, 23)
  tuft(pen, 10, 190, 27)
  pen.at(-15, 13, {}, () => crane(pen))
}

function crane(pen: Pen): void {
  pen.line('M102 176L98 236M98 236L86 240M98 236L106 240M116 174L122 236M122 236L110 240M122 236L131 239', ink, 4)
  for (const turn of [112, 128, 146, 164]) pen.inked(petal([130, 146], 44, 17, turn), ink, 2)
  pen.inked(loop(trace('76,142 86,126 112,122 138,136 150,152 130,168 102,176 82,166')), white)
  pen.stem('M84 148C64 134 88 112 74 84', white, 12)
  pen.line('M82 122C82 110 76 100 75 92', ink, 9)
  pen.disc(72, 80, 10, white)
  pen.inked('M64 76L38 87L65 86Z', gold, 2.6)
  pen.flat('M64 74C66 66 80 66 81 77C76 72 70 72 64 74Z', cinnabarDark)
  pen.disc(69, 79, 2, ink, 0)
  pen.line('M98 138C112 138 124 144 134 154M94 150C106 150 118 156 126 164', '#b9b3c9', 3)
}

const plumAndWarbler: Composition = (pen) => {
  ground(pen, [-24, '#cfe3d6'], [84, '#e3ecd9'], [170, '#f2efdb'])
  mist(pen, 82, 186, 60, white)
  mist(pen, -14, 96, 60, white)
  pen.stem('M12 270L40 214L36 176L70 140L84 100L124 70L136 20L150-10', barkDark, 14)
  pen.stem('M70 142L112 132L142 138L164 128', barkDark, 7)
  pen.stem('M38 204L74 196L100 206L120 200', barkDark, 7)
  pen.stem('M82 108L66 84L70 50', barkDark, 6)
  pen.line('M44 216L42 184M76 142L88 110M126 72L136 38', bark, 3)
  perched(pen, { x: 92, y: 116, scale: 1, back: '#6f9a3c', belly: '#dfe3b0', wing: '#4d7429' })
  const flowers = [
    [54, 160, 18, cinnabar],
    [32, 176, 15, pinkPale],
    [84, 196, 18, pinkPale],
    [118, 200, 13, cinnabar],
    [124, 66, 19, pinkPale],
    [70, 60, 17, cinnabar],
    [140, 24, 14, cinnabar],
    [36, 222, 18, cinnabar],
    [146, 138, 12, pinkPale],
  ] as const
  for (const [x, y, radius, colour] of flowers)
    blossom(pen, [x, y], { radius, colour, heart: colour === cinnabar ? goldPale : cinnabar, turn: x * 7 })
  for (const [x, y] of [
    [58, 84],
    [98, 208],
    [164, 126],
    [92, 88],
  ] as const)
    pen.disc(x, y, 6, cinnabar, 2.6)
  ribbon(pen, [145, 42], -4)
}

function phoenix(pen: Pen): void {
  const plumes = [
    ['M104 122C150 116 172 150 160 200', gold, 160, 206],
    ['M102 124C138 130 142 164 128 200', cinnabar, 126, 208],
    ['M98 128C116 142 112 166 96 190', malachite, 92, 198],
  ] as const
  for (const [d, colour, x, y] of plumes) {
    pen.stem(d, colour, 9)
    pen.inked(petal([x, y - 14], 36, 26, 186), colour)
    pen.disc(x - 1, y + 4, 5.4, night, 2)
    pen.disc(x - 1, y + 4, 2.2, goldPale, 0)
  }
  for (const [index, turn] of [74, 58, 42, 26, 10].entries())
    pen.inked(petal([100, 118], 76 - index * 3, 22, turn), index % 2 ? gold : cinnabar)
  for (const [index, turn] of [-52, -38, -24, -10].entries())
    pen.inked(petal([88, 112], 52 + index * 5, 19, turn), index % 2 ? goldPale : azurite)
  pen.inked(loop(trace('62,98 78,94 100,108 114,126 100,136 80,126')), gold)
  pen.stem('M76 112C60 112 70 92 58 84', gold, 12)
  for (const turn of [10, 38, 66]) pen.inked(petal([62, 80], 24, 9, turn), cinnabar, 2.2)
  pen.disc(56, 84, 10, goldPale)
  pen.inked('M49 80L31 92L50 92Z', cinnabar, 2.6)
  pen.disc(54, 82, 2.2, ink, 0)
  pen.line('M78 116C86 112 94 118 100 126M84 108C92 108 100 114 106 122', cinnabarDark, 2.6)
}

const paulowniaAndPhoenix: Composition = (pen) => {
  ground(pen, [-24, '#2b2366'], [120, '#392b7a'])
  mist(pen, 92, 20, 80, '#4b3b92')
  mist(pen, 110, 138, 60, '#4b3b92')
  crest(pen, [142, 40], 21)
  pen.at(192, -2, { flip: true, scale: 1.06 }, () => phoenix(pen))
  for (const [x, y, turn, length] of [
    [86, 250, -84, 62],
    [90, 250, 84, 62],
    [88, 252, 0, 34],
  ] as const)
    leaf(pen, [x, y], { length, width: 48, turn, colour: malachite, vein: pine })
  for (const [x, top] of [
    [64, 194],
    [88, 180],
    [112, 196],
  ] as const) {
    pen.line(`M88 240Q${x} 210 ${x} ${top}`, ink, 4.4)
    pen.line(`M88 240Q${x} 210 ${x} ${top}`, pine, 2)
    for (let row = 0; row < 4; row++)
      pen.disc(x + (row % 2 ? 5 : -5), top + row * 10, 6.5 + row * 0.7, row % 2 ? wisteria : '#d8c6f0', 2.4)
  }
}

export const winter: Readonly<Record<number, Composition>> = {
  12: paulowniaAndPhoenix,
  1: pineAndCrane,
  2: plumAndWarbler,
}
