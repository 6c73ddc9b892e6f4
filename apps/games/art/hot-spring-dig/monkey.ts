import { both, brush, disc, oval, path, trace } from '../kit/pen.ts'
import { contour, face, fur, furDark, snow } from './palette.ts'

export type Mood = 'calm' | 'happy' | 'surprised'

/** The head of the snow monkey, 120 wide, its middle at 0, 0. The left half is drawn and mirrored; fur stands in tufts at the cheeks. */
export function monkeyHead(mood: Mood): string[] {
  const ear = disc([-55, -2], 13, fur, contour, 5) + disc([-55, -1], 6, face)
  const eye = {
    calm: [path('M-30 -2Q-21 7 -12 -2', 'none', contour, 5)],
    happy: [path('M-31 3Q-21 -10 -11 3', 'none', contour, 5.4)],
    surprised: [disc([-21, -3], 11, '#fff', contour, 4), disc([-20, -2], 4, contour)],
  }[mood]
  const brow = mood === 'surprised' ? brush(trace('-34,-18 -22,-26 -11,-20'), 5, furDark) : ''
  return [
    both(ear),
    path(
      'M0 -62C36 -62 56 -40 58 -10C60 2 66 8 70 14C64 16 62 18 60 22C62 30 60 36 58 40C52 38 48 40 46 44C42 50 36 52 30 52C22 56 10 58 0 58C-10 58 -22 56 -30 52C-36 52 -42 50 -46 44C-48 40 -52 38 -58 40C-60 36 -62 30 -60 22C-62 18 -64 16 -70 14C-66 8 -60 2 -58 -10C-56 -40 -36 -62 0 -62Z',
      fur,
      contour,
      6,
    ),
    mood === 'calm' ? towel() : path('M-14 -60Q-4 -74 4 -64Q14 -76 18 -58Q4 -48 -14 -60Z', fur, contour, 4),
    path(
      'M0 -26C12 -36 38 -32 42 -8C44 10 38 20 30 30C22 44 10 47 0 47C-10 47 -22 44 -30 30C-38 20 -44 10 -42 -8C-38 -32 -12 -36 0 -26Z',
      face,
      contour,
      4.4,
    ),
    oval([0, 27], 22, 16, '#f7b1a4'),
    both(oval([-30, 16], 8, 5, '#ee6f74') + eye.join('') + brow),
    path('M-5 14Q0 10 5 14', 'none', contour, 4),
    mood === 'surprised'
      ? oval([0, 31], 8, 10, '#9c3450', contour, 4)
      : path(
          mood === 'happy' ? 'M-14 24Q0 44 14 24Z' : 'M-9 27Q0 34 9 27',
          mood === 'happy' ? '#9c3450' : 'none',
          contour,
          4,
        ),
  ]
}

/** A folded towel, on the head of those who bathe. */
function towel(): string {
  return (
    path('M-34 -54Q0 -70 34 -54L38 -74Q0 -90 -38 -74Z', snow, contour, 5) +
    path('M-37 -67Q0 -83 37 -67', 'none', '#6aa5d8', 4)
  )
}
