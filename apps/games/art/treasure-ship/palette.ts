/** Papers of Treasure Ship: indigo and turquoise, white, vermilion, and gold foil. */
export const paper = {
  midnight: '#101c46',
  night: '#182a63',
  indigo: '#24408c',
  sea: '#2c68b0',
  teal: '#138a94',
  turquoise: '#2bb3ae',
  aqua: '#86d8cd',
  foam: '#d9f1e8',
  white: '#fdfaf0',
  cream: '#f6ebd0',
  sand: '#e2cda0',
  straw: '#d9a94e',
  vermilion: '#e2432d',
  crimson: '#ab2626',
  coral: '#ff7a63',
  blush: '#ffb7a2',
  gold: '#f0b42f',
  foil: '#ffdf86',
  bronze: '#b5781c',
  pine: '#1d7560',
  moss: '#0f4a4d',
  skin: '#ffe3c8',
  shade: '#f0b68f',
  hair: '#15183a',
} as const

/** What a sheet casts on the one below. */
export const shadow = '#07102e'
