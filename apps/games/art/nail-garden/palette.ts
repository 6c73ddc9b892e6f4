/** An autumn garden in the evening: maple, moss, honey-coloured wood and brass. */
export const ink = '#2a1a1f'
export const sky = { high: '#3d5f86', middle: '#e79a7d', low: '#ffd9a0' } as const
export const sun = '#fff0c4'
export const hill = { far: '#8d7fa3', middle: '#5d6f86', near: '#3d5a5c' } as const
export const pond = { deep: '#1f5562', light: '#5aa3a4', glint: '#ffd9a0' } as const
export const moss = { light: '#8fa84a', mid: '#5f7f38', dark: '#37552c' } as const
export const vermilion = { mid: '#cf3f2b', dark: '#8a241d', light: '#f0795a' } as const
export const maple = { red: '#d8402c', orange: '#ee8434', gold: '#f6bf3f', wine: '#9c2437' } as const
export const stone = { light: '#b3b4aa', mid: '#8b8e88', dark: '#5b615f' } as const
export const wood = { light: '#e8b873', mid: '#cf9650', dark: '#9c6430', deep: '#5c3518' } as const
export const brass = { light: '#fff0b4', mid: '#e0aa3a', dark: '#8f5d16' } as const
export const bamboo = { light: '#d7d98a', mid: '#9fb257', dark: '#5c7434' } as const
export const plates = ['#b3352b', '#d9772c', '#c99a2e', '#5f7f38', '#46646e'] as const
