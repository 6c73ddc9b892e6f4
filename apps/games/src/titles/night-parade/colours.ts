/** Colours of the painted parts; the drawings have the same inks. */
export const colours = {
  ink: '#1c1714',
  soot: '#3b342f',
  wash: '#756c62',
  washPale: '#a99f90',
  paper: '#f3e2b8',
  paperPale: '#f9edcf',
  ochre: '#dcb971',
  ochreDeep: '#b88b45',
  umber: '#7c5432',
  umberDeep: '#3f281a',
  ghost: '#2fb5a7',
  ghostPale: '#a6ebdc',
  violet: '#70508f',
  violetDeep: '#3d2a5e',
  plum: '#8a2c55',
  fire: '#f5671a',
  firePale: '#ffb45e',
  fireDeep: '#ad3410',
} as const

/** Font of texts that are painted on the scene. */
export const numeralFont = '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP", serif'
