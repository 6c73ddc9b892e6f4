/** Colours of the painted parts; the drawings have the same palette. */
export const colours = {
  black: '#07131c',
  night: '#0b2229',
  pale: '#e6f3dc',
  spark: '#dcf56b',
  amber: '#e9a548',
  leaf: '#86d16f',
  violet: '#a08ee8',
  rose: '#e8747c',
  silver: '#b5d6da',
} as const

/** The drawing of the inn has its nine cells of 300 units inside these margins. */
export const inn = { cells: 900, left: 170, top: 380, bottom: 190, wide: 1240, high: 1470 } as const
