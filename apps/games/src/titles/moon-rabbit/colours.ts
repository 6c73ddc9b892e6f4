/** Colours of the painted parts; the drawings have the same palette. */
export const colours = {
  ink: '#16213d',
  deep: '#22365f',
  dusk: '#3b5887',
  haze: '#6f93b8',
  pale: '#a9c4d8',
  silver: '#d3dfe6',
  rice: '#fbf6e9',
  apricot: '#f0a566',
  apricotPale: '#fbd9b0',
  apricotDark: '#c06f3a',
} as const
