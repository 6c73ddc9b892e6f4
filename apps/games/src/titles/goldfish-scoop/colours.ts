/** Colours of the painted parts; the drawings have the same palette. */
export const colours = {
  ink: '#0c2f4d',
  white: '#fbfffb',
  red: '#ec4427',
  lemon: '#ffd95e',
  berry: '#e0488f',
  melon: '#7ac74f',
  lagoon: '#1f93b5',
  deep: '#136a94',
} as const
