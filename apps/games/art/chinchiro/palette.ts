/** Lamplight, dark wood, indigo curtains and a white bowl with a red key pattern. */
export const ink = '#1d1216'
export const wall = { dark: '#2b1719', mid: '#472325', light: '#6b3a2b' } as const
export const wood = { deep: '#4b2a1c', dark: '#6e3f25', mid: '#99602f', light: '#c08744' } as const
export const noren = { dark: '#17233f', mid: '#22386a', light: '#3f63a0', crest: '#f3e7cc' } as const
export const lamp = { red: '#d0392b', deep: '#8f1f1f', glow: '#ffb35c', lit: '#ffd98f' } as const
export const china = { white: '#fbf5e6', shade: '#dccfb2', deep: '#b9a783', blue: '#2f5c9c', red: '#c5332a' } as const
export const glass = {
  green: '#2f6b4c',
  greenDark: '#1c4431',
  brown: '#7a4a24',
  brownDark: '#4c2c16',
  paper: '#f0e3c4',
} as const
export const bean = { pod: '#7fae3f', podDark: '#55822a' } as const
export const bone = { top: '#fffaf0', left: '#ecdfc2', right: '#d2bf98', ink, pip: '#1c1826', one: '#d33b29' } as const
