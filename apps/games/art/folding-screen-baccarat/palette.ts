/** Gold leaf, mineral pigments and the lacquer of the frame. */
export const ink = '#1d1420'
export const leaf = { bright: '#ffe9a6', light: '#f6d47c', mid: '#e4b24c', deep: '#b47a22', shade: '#7c4c12' } as const
export const lacquer = { black: '#1a1119', edge: '#3b2230', red: '#a32a33', light: '#e06a55' } as const
export const brocade = { ground: '#4b2a6b', light: '#8d62b4', gold: '#e9bd5c' } as const
export const sun = { red: '#d8392b', deep: '#9c1f1d', light: '#f2735a' } as const
export const moon = { silver: '#e9edf2', shade: '#b4c0d1', deep: '#7d8ba6' } as const
export const sea = { deep: '#1d2f78', mid: '#2c56a8', light: '#6ea3d6', foam: '#f6f3e8' } as const
export const green = { deep: '#124a3a', mid: '#23735a', light: '#58ab80', pale: '#a5d2a4' } as const
export const maple = { deep: '#8c2a1c', mid: '#cf5526', light: '#f0963f', pale: '#ffd083' } as const
export const bark = { deep: '#3a211c', mid: '#6b3f2a', light: '#9c6440' } as const
export const paper = '#fbf4e2'
