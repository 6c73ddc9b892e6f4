import type { Pen } from '../pen.ts'
import { ink } from '../pigments.ts'
import type { DealerLook } from './dealer-look.ts'
import { paintPattern } from './paint-patterns.ts'

const torso =
  'M-24 -274C-56 -266 -92 -258 -112 -236C-128 -206 -126 -130 -112 -70L-118 24H118L112 -70C126 -130 128 -206 112 -236C92 -258 56 -266 24 -274Z'
const neck = 'M-19 -318C-19 -296 -20 -282 -30 -270L-4 -196L4 -196L30 -270C20 -282 19 -296 19 -318Z'

/** Neck, collar, body and sash, above the edge of the table at y = 0. */
export function paintTorso(pen: Pen, look: DealerLook): void {
  const { garment, garmentShade, skin, skinShade } = look
  pen.inked(torso, garment)
  pen.within(torso, () => {
    pen.flat('M-112 -236C-132 -206 -130 -120 -116 -60L-84 -60C-92 -130 -98 -190 -84 -232Z', garmentShade)
    pen.flat('M112 -236C132 -206 130 -120 116 -60L84 -60C92 -130 98 -190 84 -232Z', garmentShade)
    paintPattern(pen, look.pattern, 'torso')
    pen.line('M-70 -246C-66 -214 -70 -180 -64 -150', garmentShade, 3)
    pen.line('M70 -246C66 -214 70 -180 64 -150', garmentShade, 3)
  })
  pen.inked(neck, skin)
  pen.within(neck, () => {
    pen.flat('M-22 -318H22V-300Q0 -276 -22 -300Z', skinShade)
    pen.line('M-12 -262C-6 -256 -4 -250 -3 -242M12 -262C6 -256 4 -250 3 -242', skinShade, 2.2)
  })
  paintCollars(pen, look)
  paintSash(pen, look)
}

/** The left side lies over the right one, as it is worn; the picture is seen from the front. */
function paintCollars(pen: Pen, { garment, garmentShade, underCollar, lining }: DealerLook): void {
  pen.inked('M-26 -280L-36 -268C-22 -232 0 -196 22 -168L32 -182C10 -212 -12 -248 -26 -280Z', underCollar, 2.8)
  pen.inked('M-34 -276L-48 -264C-30 -222 -4 -176 30 -132H62C20 -178 -12 -230 -34 -276Z', garmentShade, 3.2)
  pen.line('M-41 -269C-22 -228 6 -178 44 -134', lining, 3)
  pen.inked('M26 -280L36 -268C22 -232 0 -196 -26 -160L-34 -174C-12 -204 12 -248 26 -280Z', underCollar, 2.8)
  pen.inked('M34 -276L48 -264C30 -222 4 -176 -30 -132H-62C-20 -178 12 -230 34 -276Z', garment, 3.2)
  pen.line('M41 -269C22 -228 -6 -178 -44 -134', lining, 3)
}

/** Crossing lines over the sash, and a point in each field. */
const across = Array.from({ length: 19 }, (_, index) => (index - 9) * 26)
const lattice = across.map((x) => `M${x - 65} -154L${x + 65} -14M${x + 65} -154L${x - 65} -14`).join('')
const points = across.flatMap((x) => [-126, -98, -70, -42].map((y) => `M${x} ${y}h0.1`)).join('')

function paintSash(pen: Pen, { sash, sashLight, cord, lining, ornament }: DealerLook): void {
  const shape = 'M-112 -136Q0 -122 112 -136L116 -34Q0 -18 -116 -34Z'
  pen.inked(shape, sash)
  pen.within(shape, () => {
    pen.line(lattice, sashLight, 2.2)
    pen.line(points, sashLight, 6)
  })
  pen.inked('M-112 -142Q0 -126 112 -142L113 -128Q0 -113 -113 -128Z', lining, 2.8)
  pen.stem('M-114 -82Q0 -68 114 -82', cord, 8)
  pen.line('M-112 -84Q0 -70 112 -84', ornament.base, 1.6)
  pen.inked('M-17 -84L0 -92L17 -84L17 -66L0 -58L-17 -66Z', cord, 2.8)
  pen.disc(0, -75, 6, ornament.base, 2)
}

/** Parts of an arm hang down from where they turn. Outwards is to the right; the other arm is the mirror. */
export function paintUpperSleeve(pen: Pen, look: DealerLook): void {
  const shape = 'M-34 -14C-20 -30 14 -28 30 -8C46 20 50 76 46 118C30 140 -22 142 -42 120C-48 76 -46 22 -34 -14Z'
  pen.inked(shape, look.garment)
  pen.within(shape, () => {
    pen.flat('M-50 -20H-22C-34 30 -34 90 -26 144H-60Z', look.garmentShade)
    paintPattern(pen, look.pattern, 'upper')
  })
}

/** The bag of the sleeve, which hangs from the elbow. */
export function paintDrape(pen: Pen, look: DealerLook): void {
  const shape = 'M-40 -30C-52 14 -54 74 -48 112Q-46 126 -32 127L40 121Q52 119 52 106C54 62 52 10 42 -30Z'
  pen.inked(shape, look.garmentShade)
  pen.within(shape, () => {
    paintPattern(pen, look.pattern, 'drape')
    pen.line('M-18 -20C-26 30 -26 80 -22 124M14 -20C18 30 18 80 16 120', ink, 1.8)
  })
  pen.line('M-44 118L46 112', look.lining, 5)
}

/** From the elbow to the wrist, with the hand's end open. */
export function paintForeSleeve(pen: Pen, look: DealerLook): void {
  const shape = 'M-38 -16C-26 -36 26 -36 38 -16C44 22 42 56 34 90Q0 104 -34 90C-42 56 -44 22 -38 -16Z'
  pen.inked('M-29 86Q0 76 29 86L26 100Q0 108 -26 100Z', look.lining, 3)
  pen.inked(shape, look.garment)
  pen.within(shape, () => {
    pen.flat('M-44 -20H-20C-28 22 -26 60 -18 100H-48Z', look.garmentShade)
    paintPattern(pen, look.pattern, 'fore')
  })
  pen.line('M-33 88Q0 102 33 88', look.lining, 4)
}
