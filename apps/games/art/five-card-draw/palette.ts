/** A tea room at dusk: blue-green plaster, black lacquer, and the sky in a round window. */
export const ink = '#11191d'
export const wall = { dark: '#123f45', mid: '#1d5a5e', light: '#2b7775', leaf: '#17494e' } as const
export const lacquer = { black: '#1a1216', shine: '#37262b', red: '#a8322a', gold: '#e8b64c' } as const
export const cloth = { mid: '#14504a', light: '#1c655b', dark: '#0c3834', line: '#c99a3e' } as const
export const sky = { high: '#c8432c', mid: '#ee8a3a', low: '#ffd98a', sun: '#fff0bf' } as const
export const hill = { far: '#b2543c', mid: '#5c3a4a', near: '#231f30' } as const
export const wood = { dark: '#2c1a16', mid: '#4b2b21', light: '#754734' } as const
