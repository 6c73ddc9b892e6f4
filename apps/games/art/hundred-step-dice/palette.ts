/** A study at night: a round window with the moon, bamboo, tatami, vermilion lacquer and bone. */
export const ink = '#1d1620'
export const night = { high: '#1b2450', low: '#5767a4' } as const
export const moon = '#fff1c2'
export const wall = { light: '#c9a672', mid: '#a9834f', dark: '#7a5a34' } as const
export const timber = { light: '#7b5030', mid: '#573620', dark: '#392213' } as const
export const mat = { light: '#a9a566', mid: '#8d8a4e', dark: '#68663a', edge: '#22365e' } as const
export const stalk = { light: '#9ccb7a', mid: '#5f9a5c', dark: '#2f6350' } as const
export const ruler = { light: '#f3dca0', mid: '#e2bd6e', dark: '#a97a34' } as const
export const red = { mid: '#cf3a2c', dark: '#86211c', light: '#f07a5a' } as const
export const gold = '#f2c14e'
export const bone = { top: '#fffaf0', left: '#ecdfc2', right: '#d2bf98', ink, pip: '#221a2a', one: '#d33b29' } as const
