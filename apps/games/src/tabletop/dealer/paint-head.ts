import type { Pen } from '../pen.ts'
import { ink, white } from '../pigments.ts'
import type { DealerLook } from './dealer-look.ts'
import { paintUpdo, paintUpdoBack } from './paint-updo.ts'

/** Parts of a head are painted around the base of the neck; the middle of the face is so far above it. */
export const faceAbove = 74

export const lidStates = ['open', 'half', 'closed'] as const
export type Lids = (typeof lidStates)[number]
export const mouthStates = ['rest', 'smile', 'speak'] as const
export type Mouth = (typeof mouthStates)[number]

/** Middles of the eyes, from that of the face. */
const eyeAside = 21
const eyeDown = 1

/** The same from the base of the neck. */
export const eyePlaces = [
  { x: -eyeAside, y: eyeDown - faceAbove },
  { x: eyeAside, y: eyeDown - faceAbove },
] as const

const around = (pen: Pen, draw: () => void) => pen.at(0, -faceAbove, {}, draw)

/** Draws the right eye, and the left one as its mirror. */
function bothEyes(pen: Pen, draw: () => void): void {
  around(pen, () => {
    for (const flip of [false, true]) pen.at(flip ? -eyeAside : eyeAside, eyeDown, { flip }, draw)
  })
}

/** The hair that is seen behind face and neck. */
export function paintHairBack(pen: Pen, look: DealerLook): void {
  around(pen, () => {
    if (look.style === 'updo') paintUpdoBack(pen, look)
    else paintKnot(pen, look)
  })
}

/** Skin, whites of the eyes, and the shade under the hair. */
export function paintFace(pen: Pen, { style, skin, skinShade, blush }: DealerLook): void {
  const face =
    style === 'updo'
      ? 'M-47 -22C-50 16 -38 46 -14 63Q0 72 14 63C38 46 50 16 47 -22C46 -56 26 -74 0 -74C-26 -74 -46 -56 -47 -22Z'
      : 'M-47 -24C-49 8 -46 34 -30 52Q-14 68 0 68Q14 68 30 52C46 34 49 8 47 -24C46 -58 26 -74 0 -74C-26 -74 -46 -58 -47 -24Z'
  around(pen, () => {
    if (style === 'topknot')
      for (const flip of [false, true])
        pen.at(flip ? -48 : 48, 4, { flip }, () => {
          pen.inked('M-4 -14C8 -20 14 -8 10 4C8 14 0 18 -4 14Z', skin)
          pen.line('M1 -7C6 -6 6 2 2 7', skinShade, 2)
        })
    pen.inked(face, skin)
    pen.within(face, () => {
      pen.disc(-30, 27, 13, blush, 0)
      pen.disc(30, 27, 13, blush, 0)
      if (style === 'topknot') pen.flat('M-60 40C-40 62 -20 66 0 66C20 66 40 62 60 40V90H-60Z', skinShade)
      if (style === 'topknot')
        pen.flat('M-60 34C-38 58 -20 62 0 62C20 62 38 58 60 34V40C40 63 20 67 0 67C-20 67 -40 63 -60 40Z', skin)
    })
  })
  bothEyes(pen, () => pen.flat('M-15 2C-8 -10 8 -11 16 -4C10 7 -6 9 -15 2Z', white))
}

export function paintIris(pen: Pen): void {
  pen.disc(0, 0, 6.6, '#3a2320', 0)
  pen.disc(0, 0, 4.2, '#150d14', 0)
  pen.disc(-2, -2.4, 1.7, white, 0)
}

/** The upper edge of an eye, from its inner corner to the outer one. */
const edges: Readonly<Record<Lids, string>> = {
  open: 'C-7 -9 7 -10 15 -4',
  half: 'C-7 -3 7 -4 15 -3',
  closed: 'C-7 7 7 7 15 -1',
}
/** The same backwards, which cuts the hole that the eye is seen through. */
const holes: Readonly<Record<Lids, string>> = {
  open: 'M-14 2C-6 7 8 6 15 -4C7 -10 -7 -9 -14 2Z',
  half: 'M-14 2C-6 7 8 6 15 -3C7 -4 -7 -3 -14 2Z',
  closed: '',
}

/** Skin around the eyes, open as far as the lids are, and the lashes. It lies over the irises, so that no more of them is seen. */
export function paintLids(pen: Pen, lids: Lids, { skin, skinShade, eyeTip, style }: DealerLook): void {
  const lash = style === 'updo' ? 4.4 : 3.8
  bothEyes(pen, () => {
    pen.flat(`M-20 -15H21V12H-20Z${holes[lids]}`, skin)
    if (lids !== 'closed') pen.line('M-10 -10C-4 -14 8 -15 15 -9', skinShade, 1.6)
    pen.line('M14 -3L20 -7', eyeTip, 3.4)
    pen.line(`M-14 2${edges[lids]}`, ink, lash)
    if (lids !== 'closed') pen.line('M-8 5C0 7 8 5 13 0', skinShade, 1.4)
  })
}

export function paintBrows(pen: Pen, { hair, style }: DealerLook): void {
  const brow =
    style === 'updo'
      ? 'M-13 -21C-5 -27 8 -28 18 -21C8 -24 -4 -23.4 -13 -21Z'
      : 'M-14 -17C-4 -25 10 -26 21 -18C18 -15 8 -19 -4 -17Q-11 -15 -14 -17Z'
  bothEyes(pen, () => {
    pen.flat(brow, hair)
    pen.line(brow, hair, style === 'updo' ? 1.6 : 2)
  })
}

export function paintNose(pen: Pen, { skinShade, style }: DealerLook): void {
  around(pen, () => {
    if (style === 'updo') pen.line('M4 6C6 14 9 20 5 24Q1 26 -2 24', skinShade, 2.4)
    else pen.line('M5 -4C8 10 13 20 7 25Q1 28 -6 25', skinShade, 2.8)
  })
}

export function paintMouth(pen: Pen, mouth: Mouth, { lip, lipLight, style }: DealerLook): void {
  const wide = style === 'updo' ? 1 : 1.35
  around(pen, () =>
    pen.at(0, 42, { scale: wide }, () => {
      if (mouth === 'speak') {
        pen.flat('M-9 -1Q-4 -6 0 -4Q4 -6 9 -1Q6 9 0 9Q-6 9 -9 -1Z', lip)
        pen.flat('M-5.5 0Q0 -2 5.5 0Q4 5 0 5Q-4 5 -5.5 0Z', '#4a1018')
        return
      }
      const up = mouth === 'smile' ? -4.4 : -2
      const half = mouth === 'smile' ? 12 : 9.5
      pen.flat(`M${-half} ${up}Q-4 -5 0 -3Q4 -5 ${half} ${up}Q0 3 ${-half} ${up}Z`, lip)
      pen.flat('M-6 1.6Q0 7.6 6 1.6Q0 3.6 -6 1.6Z', lipLight)
      pen.line(`M${-half} ${up}Q0 3.4 ${half} ${up}`, '#5c1620', 1.5)
    }),
  )
}

/** The hair around the face. */
export function paintHair(pen: Pen, look: DealerLook): void {
  around(pen, () => {
    if (look.style === 'updo') paintUpdo(pen, look)
    else paintCombed(pen, look)
  })
}

function paintKnot(pen: Pen, { hair, hairLight, ornament }: DealerLook): void {
  pen.inked('M-16 -96C-26 -118 -14 -132 2 -132C20 -132 28 -116 18 -96Z', hair)
  pen.line('M-8 -122C-2 -128 10 -126 14 -116', hairLight, 3)
  pen.inked('M-18 -102Q0 -110 20 -102L18 -90Q0 -98 -16 -90Z', ornament.base, 2.6)
}

function paintCombed(pen: Pen, { hair, hairLight }: DealerLook): void {
  const shape =
    'M-46 12C-56 6 -58 -24 -54 -44C-48 -82 -26 -98 0 -98C26 -98 48 -82 54 -44C58 -24 56 6 46 12C48 -2 46 -18 42 -30C34 -48 20 -55 0 -55C-20 -55 -34 -48 -42 -30C-46 -18 -48 -2 -46 12Z'
  pen.inked(shape, hair)
  pen.within(shape, () => {
    for (const along of [-34, -20, -7, 7, 20, 34])
      pen.line(`M${along * 1.15} -50C${along} -66 ${along * 0.6} -84 ${along * 0.22} -98`, hairLight, 2.2)
    pen.line('M-50 -6C-52 -24 -48 -40 -42 -50', hairLight, 2)
    pen.line('M50 -6C52 -24 48 -40 42 -50', hairLight, 2)
  })
}
