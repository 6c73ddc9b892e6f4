import { svg } from '../../../engines/table/svg.ts'
import type { Reaction } from './seat-texts.ts'

const ink = '#1c1826'
const skin = '#f8e0c6'
const red = '#d33b29'
const gold = '#e8ae36'

/** Path data with its fill and the width of its contour; 0 for none, and a line where nothing is filled. */
type Stroke = readonly [d: string, fill: string, contour: number]

/** Shapes on a square of 64. */
const drawings: Readonly<Record<Reaction, readonly Stroke[]>> = {
  clap: [
    ['M12 10L16 18M30 5V14M47 10L42 18', gold, -4],
    ['M12 36L28 22Q33 19 35 24L36 28L22 54Q12 50 12 36Z', skin, 3],
    ['M52 36L38 22Q33 19 30 24L28 30L40 55Q52 50 52 36Z', skin, 3],
    ['M20 52L42 53L46 62H16Z', '#43287a', 3],
    ['M36 33L32 42M40 36L36 45', '#d9a98a', -2],
  ],
  bow: [
    ['M6 52Q10 34 28 34Q46 34 58 52L56 58H8Z', '#2c6ab4', 3],
    ['M22 40Q30 46 42 40', '#bfe0e4', -2.6],
    ['M18 30Q16 14 32 13Q48 14 46 30Q44 38 32 38Q20 38 18 30Z', ink, 3],
    ['M27 12Q24 4 32 3Q40 4 37 12Z', ink, 3],
    ['M24 22Q31 17 39 21', '#4a4268', -2.4],
    ['M14 56Q22 50 27 57Q22 62 14 61ZM50 56Q42 50 37 57Q42 62 50 61Z', skin, 2.6],
  ],
  luck: [
    ['M8 36Q8 8 32 8Q56 8 56 36Q56 60 32 60Q8 60 8 36Z', red, 3.4],
    ['M16 34Q16 18 32 18Q48 18 48 34Q48 46 32 46Q16 46 16 34Z', '#fbf4e2', 2.6],
    ['M19 24Q24 20 28 25M45 24Q40 20 36 25', ink, -3.4],
    ['M21 30A4 4 0 1 0 29 30A4 4 0 1 0 21 30ZM35 30A4 4 0 1 0 43 30A4 4 0 1 0 35 30Z', '#fffaf0', 2],
    ['M24 30A2 2 0 1 0 28 30A2 2 0 1 0 24 30ZM37 30A2 2 0 1 0 41 30A2 2 0 1 0 37 30Z', ink, 0],
    ['M28 39Q32 42 36 39', ink, -2.4],
    ['M20 54Q32 48 44 54M24 58Q32 54 40 58', gold, -2.8],
  ],
  tea: [
    ['M24 6Q20 12 25 17Q29 22 25 26M36 4Q32 10 37 15Q41 20 37 25', '#bfe0e4', -3.2],
    ['M12 30H52Q53 56 40 60H24Q11 56 12 30Z', '#2f8f66', 3.4],
    ['M12 30Q32 38 52 30Q32 24 12 30Z', '#b7c94f', 2.8],
    ['M18 42Q32 50 46 42L45 47Q32 54 19 47Z', '#fbf4e2', 0],
    ['M24 60H40', ink, -3.4],
  ],
  wow: [
    ['M32 32V4M32 32L52 12M32 32H60M32 32L52 52M32 32V60M32 32L12 52M32 32H4M32 32L12 12', gold, -4.6],
    ['M32 32L42 8M32 32L56 22M32 32L56 42M32 32L42 56M32 32L22 56M32 32L8 42M32 32L8 22M32 32L22 8', red, -3],
    ['M18 32A14 14 0 1 0 46 32A14 14 0 1 0 18 32Z', '#fbf4e2', 3],
    ['M24 29A2.4 2.4 0 1 0 28.8 29A2.4 2.4 0 1 0 24 29ZM35.2 29A2.4 2.4 0 1 0 40 29A2.4 2.4 0 1 0 35.2 29Z', ink, 0],
    ['M29 37A3 3.6 0 1 0 35 37A3 3.6 0 1 0 29 37Z', red, 1.6],
  ],
  thanks: [
    ['M32 34Q24 50 26 62M33 44Q42 40 46 46Q40 52 32 48', '#2f8f66', -3.4],
    ['M32 32C18 30 16 16 26 10C36 14 38 24 32 32Z', '#efe6ff', 2.6],
    ['M32 32C36 18 48 14 56 22C54 34 42 38 32 32Z', '#d9c8ee', 2.6],
    ['M32 32C46 32 50 44 44 52C34 50 29 42 32 32Z', '#efe6ff', 2.6],
    ['M32 32C30 46 18 50 10 44C10 32 20 28 32 32Z', '#d9c8ee', 2.6],
    ['M27 32A5 5 0 1 0 37 32A5 5 0 1 0 27 32Z', gold, 2.2],
  ],
}

/** A small drawing of a reaction; it says nothing to screen readers. */
export function emotePicture(reaction: Reaction): SVGSVGElement {
  return svg(
    'svg',
    {
      viewBox: '0 0 64 64',
      class: 'emote-picture',
      'aria-hidden': 'true',
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    },
    ...drawings[reaction].map(([d, colour, contour]) =>
      contour < 0
        ? svg('path', { d, fill: 'none', stroke: colour, 'stroke-width': -contour })
        : svg('path', { d, fill: colour, ...(contour > 0 && { stroke: ink, 'stroke-width': contour }) }),
    ),
  )
}
