/** Lacquer, gold leaf and the fire of the vermilion bird. */
export const ink = '#1a0d12'
export const lacquer = { black: '#1c1418', dark: '#2a161b', mid: '#46202a' } as const
export const vermilion = { deep: '#8c1f1c', mid: '#c8321f', main: '#e0452a', light: '#f5794a' } as const
export const gold = { deep: '#a8741c', mid: '#dca638', main: '#f3c452', light: '#ffe59a', pale: '#fff4cf' } as const
export const jade = { deep: '#0f5a46', mid: '#1c8466', light: '#6fd0a6' } as const
export const night = { deep: '#170f2a', mid: '#2c1840', warm: '#5a1f3a' } as const
