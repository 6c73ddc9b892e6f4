/** Colours of the painted parts; the drawings have the same palette. */
export const colours = {
  ink: '#10173a',
  gold: '#f4b63f',
  goldLight: '#ffe48a',
  vermilion: '#dd4630',
  lacquer: '#8c2222',
  paper: '#fbf1da',
  paperShade: '#e2c896',
  paperGlow: '#f9dfa2',
  moon: '#fff6d8',
} as const
