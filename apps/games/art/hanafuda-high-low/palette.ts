/** Crimson felt, gold leaf, and the pigments of the cards. */
export const ink = '#1c1826'
export const felt = { light: '#9c2433', mid: '#7d1a2b', dark: '#460c1f', line: '#a02b3a' } as const
export const leaf = { light: '#ffe39a', mid: '#efbd4a', dark: '#b07818' } as const
export const maple = { red: '#e2552f', gold: '#f0b03a', vein: '#7d2216' } as const
export const cherry = { pink: '#f4a9b8', pale: '#fcdbe0', heart: '#c85a76' } as const
