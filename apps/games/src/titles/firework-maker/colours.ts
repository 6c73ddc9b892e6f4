/** Colours of the painted parts; the drawings have the same palette. */
export const colours = {
  ink: '#2a1033',
  gold: '#ffc247',
  goldLight: '#fff1b8',
  vermilion: '#ec4a2e',
  maroon: '#8f1f35',
  rose: '#ff7f96',
  teal: '#35c2b4',
  violet: '#9a7bff',
  cream: '#fff1d4',
} as const
