import { halo } from '../kit/light.ts'
import { group, type Point, path, round } from '../kit/pen.ts'
import { ink, lamp } from './palette.ts'

/** A standing paper lamp; its foot is at `at`, and it is 300 high before scaling. */
export function andon([x, y]: Point, size: number): string {
  return group(
    [
      halo([0, -180], 260, lamp.glow, 4, 0.09),
      path('M-66 -10H66L58 6H-58Z', lamp.wood, ink, 4),
      path('M-58 -286L-50 -12H50L58 -286Z', lamp.paper, ink, 5),
      path('M-40 -250L-34 -40H34L40 -250Z', lamp.core).replace('<path', '<path opacity=".7"'),
      path('M-16 -60Q-20 -110 0 -150Q20 -110 16 -60Z', lamp.glow).replace('<path', '<path opacity=".55"'),
      path('M-20 -286V-12M20 -286V-12M-57 -226H57M-55 -150H55M-53 -76H53', 'none', lamp.edge, 5),
      path('M-62 -300H62V-282H-62ZM-60 -16H60V0H-60Z', lamp.wood, ink, 4),
      path('M-62 -300L-54 -4M62 -300L54 -4', 'none', lamp.wood, 9),
      path('M-30 -300Q0 -336 30 -300', 'none', lamp.wood, 7),
    ],
    `transform="translate(${round(x)} ${round(y)}) scale(${size})"`,
  )
}
