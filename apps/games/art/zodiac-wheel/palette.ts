/** Carved cedar in a hall at night: brown and gold, with the six colours of the prizes as print inks. */
export const ink = '#1a110c'
export const night = '#1c1d3a'
export const nightDeep = '#11122a'
export const indigo = '#2a3563'
export const cedar = { dark: '#3c2416', mid: '#6b4327', light: '#9a6438', pale: '#c98f54' } as const
export const gold = { deep: '#a8741c', leaf: '#e2a93c', light: '#f6cf72', pale: '#ffeebb' } as const
export const paper = '#fff6e0'
export const vermilion = '#c2382b'
export const vermilionDeep = '#86211d'
export const pink = '#f2a7a0'

/** A ground for each prize, and for the cats; with its light side. */
export const grounds = {
  'rat-horse': ['#264a7c', '#3d68a3'],
  'ox-sheep': ['#3b6a43', '#588c5b'],
  'rabbit-rooster': ['#b4562f', '#d27a47'],
  'snake-boar': ['#5d4183', '#7f62a8'],
  'tiger-monkey': ['#a06d15', '#c8922f'],
  'dragon-dog': ['#a92822', '#d04c3a'],
  cat: ['#e2a93c', '#f9dc8c'],
} as const
