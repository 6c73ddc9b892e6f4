/** Colours of the painted parts; the drawings have the same paints. */
export const colours = {
  ink: '#2b1a12',
  paper: '#fffaf0',
  woodPale: '#fbe2b4',
  wood: '#f0c987',
  woodDark: '#cf9a58',
  woodDeep: '#9c6532',
  red: '#de2a1b',
  redDark: '#9c1710',
  mustard: '#f5b82e',
  mustardPale: '#ffdf80',
  mint: '#93dcc0',
  pine: '#23775a',
} as const

/** Font of texts that are painted on the scene. */
export const numeralFont = '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic", sans-serif'
