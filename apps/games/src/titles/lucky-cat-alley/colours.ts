/** Colours of the painted parts; the drawings have the same palette. */
export const colours = {
  ink: '#2d1720',
  duskTop: '#3f2f6a',
  dusk: '#7f4f8c',
  rose: '#dc7a86',
  peach: '#f9b98b',
  bulb: '#ffd560',
  red: '#d9352c',
  cream: '#fff4dc',
  green: '#1f7450',
  gold: '#f3b62f',
  goldPale: '#ffe289',
  iris: '#5b4aa8',
} as const

/** The drawing of the cabinet has its nine cells of 300 units inside these margins. */
export const cabinet = { cells: 900, left: 80, top: 204, bottom: 100, wide: 1060, high: 1204 } as const
