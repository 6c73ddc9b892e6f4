/** Lead, stone and glass under an evening sun. */
export const lead = '#141026'
export const stone = { dark: '#241d3f', mid: '#3a3060', light: '#5a4c8c', pale: '#8577b4' } as const
export const glass = {
  red: '#c8313f',
  redLight: '#f0705f',
  night: '#22285e',
  nightLight: '#4257a6',
  green: '#1f8f6a',
  greenLight: '#5cd0a0',
  gold: '#f4b63f',
  goldLight: '#ffe48a',
  rose: '#e0688e',
  roseLight: '#ffb3c2',
  sky: '#3fa3c9',
  skyLight: '#a5e2ec',
  violet: '#7a4db3',
} as const
