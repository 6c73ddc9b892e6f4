/** Colours of the painted parts; the drawings have the same palette. */
export const colours = {
  ink: '#16312f',
  rainDeep: '#1d5c5f',
  rain: '#3c8f8b',
  mossDeep: '#3b5a2a',
  moss: '#6f9440',
  mossPale: '#b9cf74',
  vermilion: '#e0452a',
  vermilionDeep: '#9e2619',
  cream: '#fdf4de',
  creamShade: '#ecdcb6',
  sunlight: '#ffe595',
  gold: '#f3bb45',
  goldDeep: '#b97d21',
  cedar: '#cf9159',
  cedarPale: '#e5b681',
  cedarDeep: '#8f5a33',
} as const
