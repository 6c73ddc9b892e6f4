/** Young and old bamboo, moss, evening light, and the sparrow's feathers. */
export const ink = '#14201a'
export const culm = { light: '#b9d67a', mid: '#7fae56', dark: '#3f7445', far: '#7fae86', farther: '#a9c795' } as const
export const leaf = { light: '#a8cc62', mid: '#5f9a4a', dark: '#2c6440' } as const
export const sky = { top: '#0f3a36', mid: '#3f8a63', low: '#e8dd92', sun: '#fff3c2' } as const
export const earth = { light: '#6d7d3c', dark: '#2c3f26' } as const
export const feather = {
  cap: '#8f4a26',
  capDark: '#5e2d17',
  wing: '#a8683a',
  pale: '#f8ecd2',
  bib: '#2a1d18',
  cheek: '#fffaf0',
} as const
export const felt = { light: '#2f8a5c', mid: '#1f6b48', dark: '#114a33' } as const
export const paper = '#fbf4e2'
export const gold = { light: '#ffe48a', mid: '#e8ae36', dark: '#a06a16' } as const
export const cinnabar = '#d33b29'
export const coat = { mid: '#27407c', dark: '#182a57', light: '#5d7fc0' } as const
