/** Colours of the painted parts; the drawings have the same mineral pigments. */
export const colours = {
  ink: '#1d1a17',
  silk: '#f3ead2',
  shellWhite: '#fffaf0',
  azurite: '#1f5fae',
  azuritePale: '#8fbfe0',
  malachite: '#2f9e74',
  cinnabar: '#d8432b',
  cinnabarDark: '#8f2318',
  leaf: '#e5ae3c',
  leafPale: '#ffe08a',
} as const

/** Font of texts that are painted on the scene. */
export const numeralFont = '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP", serif'
