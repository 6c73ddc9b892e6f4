import { brush, disc, group, line, type Point, path, round, trace } from './pen.ts'

export interface Dress {
  readonly coat: string
  readonly shade: string
  readonly hem: string
  readonly band: string
  readonly skin: string
  readonly hair: string
  readonly legs: string
  readonly ink: string
}

/**
 * A worker in a short coat, seen from behind, one arm raised; feet at `at`, 300 high before scaling. `crest` is drawn on the back, around 0, 0;
 * `held` around the raised hand.
 */
export function workerFromBehind(
  [x, y]: Point,
  size: number,
  dress: Dress,
  { crest, held }: { crest: string; held: string },
): string {
  const { coat, shade, hem, band, skin, hair, legs, ink } = dress
  return group(
    [
      path('M-42 -92L-50 -6H-8L-2 -84L6 -6H50L42 -92Z', legs, ink, 6),
      path('M-56 -10H-6V4H-60ZM6 -10H56L60 4H6Z', ink),
      path('M40 -196C60 -214 76 -246 84 -284L106 -276C104 -230 92 -190 62 -160Z', skin, ink, 6),
      disc([97, -290], 15, skin, ink, 6),
      group([held], 'transform="translate(97 -296)"'),
      path('M26 -204C46 -208 66 -232 76 -258L112 -240C104 -200 84 -164 56 -150Z', coat, ink, 6),
      path('M76 -258L112 -240L108 -226L70 -246Z', hem, ink, 5),
      path('M-30 -206C-62 -196 -84 -164 -92 -118L-58 -108C-54 -130 -50 -144 -42 -154Z', coat, ink, 6),
      path('M-92 -118L-58 -108L-60 -96L-95 -105Z', hem, ink, 5),
      disc([-76, -92], 14, skin, ink, 6),
      path('M-34 -206C-16 -216 16 -216 34 -206C48 -180 52 -120 58 -70H-58C-52 -120 -48 -180 -34 -206Z', coat, ink, 6),
      path('M-34 -204C-46 -180 -50 -120 -56 -73H-34C-32 -120 -28 -170 -20 -204Z', shade),
      path('M-57 -84H57L58 -68H-59Z', hem, ink, 4),
      path('M-52 -128H52L53 -114H-53Z', band, ink, 4),
      group([crest], 'transform="translate(0 -166)"'),
      path('M-12 -218H12V-202Q0 -196 -12 -202Z', skin, ink, 5),
      path(
        'M0 -276C24 -276 34 -260 33 -242C32 -222 18 -210 0 -210C-18 -210 -32 -222 -33 -242C-34 -260 -24 -276 0 -276Z',
        hair,
        ink,
        6,
      ),
      path('M-34 -252Q0 -238 34 -252L33 -240Q0 -226 -33 -240Z', band, ink, 4),
      path('M-6 -238L-22 -214L-6 -220L2 -208L8 -236Z', band, ink, 4),
      brush(trace('-20,-262 -6,-270 12,-268'), 5, '#7a5a78'),
    ],
    `transform="translate(${round(x)} ${round(y)}) scale(${size})"`,
  )
}

/** A face and shoulders far off, looking up: for crowds. */
export function onlooker([x, y]: Point, size: number, robe: string, hair: string, ink: string): string {
  return group(
    [
      path('M-26 30C-26 6 26 6 26 30V44H-26Z', robe, ink, 4),
      disc([0, -8], 17, hair, ink, 4),
      line(trace('-20,22 0,14 20,22'), ink, 3),
    ],
    `transform="translate(${round(x)} ${round(y)}) scale(${size})"`,
  )
}
