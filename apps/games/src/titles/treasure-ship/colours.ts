/** Colours of the painted parts; the drawings have the same papers. */
export const colours = {
  ink: '#0e1a44',
  midnight: '#101c46',
  night: '#182a63',
  indigo: '#24408c',
  sea: '#2c68b0',
  turquoise: '#2bb3ae',
  white: '#fdfaf0',
  cream: '#f6ebd0',
  sand: '#d8c9a4',
  vermilion: '#e2432d',
  crimson: '#ab2626',
  gold: '#f0b42f',
  foil: '#ffdf86',
  bronze: '#8a5a12',
} as const

/** Colours below each row of the sea, from far to near. */
export const seaBodies = ['#4fa8c8', '#2bb3ae', '#2c68b0', '#24408c', '#101c46'] as const
