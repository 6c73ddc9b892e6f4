/** Rushes, indigo cloth, lamplight and bone. */
export const ink = '#17150f'
export const rush = { light: '#b5ad72', mid: '#9a935a', dark: '#6f6a3e', edge: '#27331f' } as const
export const wood = { dark: '#2a1d14', mid: '#4a3220', light: '#6b4a2d' } as const
export const paper = { lit: '#ffe7b0', warm: '#e9b869', shade: '#a8763a' } as const
export const cloth = { white: '#f4ead2', shade: '#d8c9a4', indigo: '#24406f', red: '#b5362a' } as const
export const rattan = { mid: '#b5803f', dark: '#7d4f22', light: '#e2c07c', cord: '#c13c2b' } as const
export const bone = { top: '#fffaf0', left: '#ecdfc2', right: '#d2bf98', ink, pip: '#1c1826', one: '#d33b29' } as const
