/** Colours of the painted parts; the drawings have the same palette. */
export const colours = {
  ink: '#070614',
  night: '#0e0c28',
  indigo: '#1d1a48',
  haze: '#6f70b4',
  white: '#f5f2e8',
  gold: '#f4b42c',
  goldPale: '#ffe48a',
  goldDark: '#9c6414',
  cream: '#f0dab0',
  crimson: '#cf2238',
  crimsonPale: '#f2655c',
} as const
