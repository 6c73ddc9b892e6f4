/** Soot ink in washes on gold leaf, with vermilion for the dragon's side and indigo for the tiger's. */
export const ink = '#15110f'
export const wash = { deep: '#2b2f36', storm: '#46525c', mist: '#7f8a8f', pale: '#b9bdb4' } as const
export const gold = { leaf: '#dcae48', pale: '#f6dc92', mid: '#c0913a', deep: '#8a621f', dark: '#5a3d14' } as const
export const paper = '#fbf3de'
export const vermilion = { light: '#ee6d4c', red: '#c5342a', deep: '#7c1a1c', dark: '#4a0f14' } as const
export const indigo = { light: '#5d8cc4', blue: '#25538c', deep: '#17324f', dark: '#0d1d30' } as const
export const scale = { lit: '#8fb3a4', body: '#4d7a72', deep: '#274a4a', belly: '#ecdcae' } as const
export const fur = { pale: '#f8d48a', tawny: '#e0963a', deep: '#ad5d20', white: '#fff8e8' } as const
export const bamboo = { lit: '#8fb06a', leaf: '#47733f', deep: '#284a2c' } as const
export const night = { high: '#1a1c2c', low: '#3a2a26' } as const
