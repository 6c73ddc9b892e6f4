/** Vermilion and black lacquer, gold leaf, and bone. */
export const ink = '#1b0f12'
export const lacquer = { red: '#c8362a', deep: '#861c1c', light: '#ee7658', black: '#241318', dark: '#12090c' } as const
export const gold = { leaf: '#dfae4a', pale: '#ffe2a0', deep: '#95661f', mist: '#b98a38' } as const
export const bone = {
  top: '#fffaf0',
  left: '#ecdfc2',
  right: '#d2bf98',
  ink,
  pip: '#1c1826',
  one: '#d33b29',
} as const
