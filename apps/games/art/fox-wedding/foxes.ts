import { inked } from '../kit/contour.ts'
import { brush, disc, group, line, path, trace } from '../kit/pen.ts'
import { blush, cream, creamShade, fur, furDeep, ink, vermilion, vermilionDeep } from './palette.ts'

export interface Coat {
  readonly fur: string
  readonly shade: string
  /** Muzzle and cheeks. */
  readonly pale: string
  /** Inside the ears. */
  readonly ear: string
}

export const redFox: Coat = { fur, shade: furDeep, pale: cream, ear: vermilionDeep }
export const whiteFox: Coat = { fur: '#fffdf6', shade: creamShade, pale: '#fffdf6', ear: blush }

const mirror = (content: readonly string[]) => group(content) + group(content, 'transform="matrix(-1 0 0 1 0 0)"')

/** A fox's face from the front, around 0, 0; 120 wide, 104 high without ears. Eyes are closed in a smile, or half open. */
export function foxFace(
  { fur: hair, shade, pale, ear }: Coat,
  { ears, smiling, make }: { ears: boolean; smiling: boolean; make: boolean },
): string[] {
  const face =
    'M0 -46C26 -48 50 -34 58 -8C62 4 56 18 44 28C30 38 18 54 0 58C-18 54 -30 38 -44 28C-56 18 -62 4 -58 -8C-50 -34 -26 -48 0 -46Z'
  return [
    ...(ears
      ? [
          mirror([
            inked('M22 -40C32 -66 44 -84 58 -92C66 -70 66 -40 56 -14Z', hair, { ink, thin: 4 }),
            path('M36 -44C42 -60 48 -70 55 -77C59 -62 58 -46 53 -30Z', ear, ink, 2.4),
          ]),
        ]
      : []),
    inked(face, hair, { ink, thin: 4.4, thick: 5 }),
    mirror([
      path('M57 -6C46 -2 40 8 28 14C16 20 8 26 4 40C2 48 1 54 0 57C18 53 30 38 44 28C55 19 61 6 57 -6Z', pale),
      brush(trace('54,-2 44,2 34,12'), 4, shade),
      ...eye(smiling),
      ...(make
        ? [brush(trace('16,-10 32,-22 50,-18'), 6, vermilion), brush(trace('44,6 52,2 58,-4'), 4, vermilion)]
        : []),
    ]),
    ...(make
      ? [path('M0 -40C6 -32 6 -24 0 -17C-6 -24 -6 -32 0 -40Z', vermilion, ink, 2)]
      : [path('M0 -44C7 -30 7 -14 0 4C-7 -14 -7 -30 0 -44Z', pale)]),
    path('M-10 32C-6 27 6 27 10 32C8 41 3 44 0 44C-3 44 -8 41 -10 32Z', ink),
    brush(trace('-5,32 -1,30 3,31'), 2.6, '#6f9a94'),
    line(trace('0,43 0,49'), ink, 3),
    line(trace('-11,48 -5,52 0,49 5,52 11,48'), make ? vermilion : ink, make ? 4 : 3),
  ]
}

function eye(smiling: boolean): string[] {
  if (smiling) return [brush(trace('14,4 22,-5 34,-6 44,0 50,-4'), 8, ink, { swell: 0.4 })]
  return [
    path('M12 6C22 -6 38 -10 52 -12C46 2 30 14 12 6Z', '#ffe9a8', ink, 3),
    path('M27 -4C33 -7 40 -8 44 -8C44 0 38 6 31 6C27 4 26 0 27 -4Z', ink),
    disc([35, -3], 2, cream),
    brush(trace('8,8 20,-5 36,-12 60,-16'), 8, ink, { swell: 0.5 }),
    brush(trace('20,-20 32,-28 46,-28'), 6, ink),
  ]
}

/** A fox's head from the side, looking right; its neck at 0, 0, about 76 wide. */
export function foxProfile({ fur: hair, pale, ear }: Coat, { ears = true } = {}): string[] {
  return [
    ...(ears ? [path('M8 -46L20 -84L32 -42Z', hair, ink, 4)] : []),
    inked(
      'M-22 -18C-28 -44 -12 -60 8 -58C22 -56 32 -46 38 -34L60 -24C63 -18 54 -12 40 -12C30 0 8 6 -8 2C-16 0 -20 -8 -22 -18Z',
      hair,
      { ink, thin: 4, thick: 4.4 },
    ),
    path('M59 -23C50 -20 40 -22 30 -18C20 -10 6 -6 -10 1C10 5 30 0 40 -13C54 -13 62 -18 59 -23Z', pale),
    ...(ears ? [path('M-18 -42L-20 -84L10 -58Z', hair, ink, 4), path('M-13 -50L-14 -72L1 -58Z', ear)] : []),
    brush(trace('14,-30 22,-36 32,-33'), 6, ink),
    disc([58, -23], 5, ink),
    brush(trace('38,-13 46,-14 53,-16'), 3, ink),
  ]
}

export interface Robe {
  readonly cloth: string
  readonly shade: string
  readonly sash: string
  readonly collar: string
}

/**
 * A fox on two legs that walks to the right, feet at 0, 0, about 250 high with its ears. `head` replaces the fox's own; `held` is drawn around its paw, behind the
 * sleeve.
 */
export function walkingFox(
  coat: Coat,
  { cloth, shade, sash, collar }: Robe,
  {
    held = [],
    head = foxProfile(coat),
    tail = true,
  }: { held?: readonly string[]; head?: readonly string[]; tail?: boolean },
): string[] {
  return [
    ...(tail
      ? [
          inked('M-26 -70C-70 -60 -92 -90 -84 -128C-100 -100 -104 -40 -30 -36Z', coat.fur, { ink, thin: 4 }),
          path(
            'M-84 -128C-90 -110 -86 -96 -76 -86C-86 -84 -94 -88 -96 -92C-95 -104 -90 -118 -84 -128Z',
            coat.pale,
            ink,
            3,
          ),
        ]
      : []),
    path('M-24 -14L-30 2H-6L-4 -14ZM10 -14L14 2H38L32 -14Z', ink),
    inked('M-6 -164C-30 -152 -44 -96 -50 -8C-20 2 24 2 48 -8C44 -70 44 -120 26 -160C16 -168 4 -168 -6 -164Z', cloth, {
      ink,
      thin: 4.4,
      thick: 5,
    }),
    path('M-6 -160C-28 -146 -42 -94 -48 -10C-40 -7 -32 -5 -24 -4C-22 -60 -18 -120 2 -162Z', shade),
    path('M-38 -98C-10 -90 20 -90 42 -98L43 -76C16 -68 -14 -68 -42 -76Z', sash, ink, 3.4),
    path('M-8 -164C6 -156 18 -156 28 -162L22 -132C16 -128 12 -128 8 -132Z', collar, ink, 3),
    group(held, 'transform="translate(66 -104)"'),
    inked(
      'M2 -150C-12 -126 -10 -92 14 -76C30 -70 46 -82 64 -94L58 -114C44 -104 34 -110 30 -126C28 -142 16 -154 2 -150Z',
      cloth,
      {
        ink,
        thin: 4.4,
      },
    ),
    disc([66, -104], 11, coat.pale, ink, 4),
    group(head, 'transform="translate(10 -164)"'),
  ]
}
