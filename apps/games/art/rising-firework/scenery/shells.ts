import { chrysanthemum, peony, willow } from '../../kit/fireworks.ts'
import { radiance } from '../../kit/light.ts'
import { disc, oval, type Point, path, picture } from '../../kit/pen.ts'
import { cream, ember, gold, ink, mint, rose, vermilion, violet } from '../palette.ts'

export const burstColours = {
  gold: { core: ember, trail: gold, tip: '#fff8dc' },
  rose: { core: '#fff', trail: vermilion, tip: rose },
  mint: { core: mint, trail: '#4fb6c9', tip: '#f0fff8' },
  violet: { core: '#e6dcff', trail: violet, tip: '#fff' },
} as const
export type BurstColour = keyof typeof burstColours

export function burstAt(
  kind: 'chrysanthemum' | 'peony' | 'willow',
  at: Point,
  radius: number,
  colour: BurstColour,
): string {
  const draw = { chrysanthemum, peony, willow }[kind]
  return draw(at, radius, burstColours[colour])
}

/** The climbing shell: a point of light in its glow. 96 × 96. */
export function head(): string {
  return picture(96, 96, [
    `<defs>${radiance('g', [
      [0, '#fffbe6'],
      [0.16, '#fff0b8'],
      [0.3, gold, 0.75],
      [0.6, ember, 0.28],
      [1, ember, 0],
    ])}</defs>`,
    '<circle cx="48" cy="48" r="48" fill="url(#g)"/>',
    disc([48, 48], 11, '#fffdf0'),
  ])
}

/** A soft star of a burst. 32 × 32, white, so that it takes any tint. */
export function star(): string {
  return picture(32, 32, [
    `<defs>${radiance('s', [
      [0, '#fff'],
      [0.28, '#fff', 0.95],
      [0.5, '#fff', 0.4],
      [1, '#fff', 0],
    ])}</defs>`,
    '<circle cx="16" cy="16" r="16" fill="url(#s)"/>',
  ])
}

/** A paper lantern that rises when a bet has left. 64 × 84. */
export function lantern(): string {
  return picture(64, 84, [
    `<defs>${radiance('l', [
      [0, gold, 0.5],
      [1, gold, 0],
    ])}</defs>`,
    '<circle cx="32" cy="42" r="32" fill="url(#l)"/>',
    path('M18 20C10 34 10 52 18 64H46C54 52 54 34 46 20Z', ember, ink, 4),
    path('M22 24C16 36 16 50 22 60H42C48 50 48 36 42 24Z', '#ffb44a'),
    path('M15 34Q32 40 49 34M14 46Q32 52 50 46', 'none', '#ffe7ae', 2.6),
    oval([32, 20], 14, 4, ink),
    oval([32, 64], 12, 4, '#fff3c4', ink, 3),
    path('M30 8h4v10h-4Z', cream),
  ])
}
