/** Words around a card that the player turns over. */
export interface SqueezeTexts {
  /** The setting: cards are squeezed by hand; otherwise they are dealt open. */
  readonly setting: string
  /** For a screen reader: which card is waiting; `number` counts from 1. */
  waiting(side: string, number: number): string
  readonly hint: string
  readonly turn: string
  readonly turnAll: string
  readonly rotate: string
}

export const squeezeTexts = {
  ja: {
    setting: '絞り（カードを自分でめくる）',
    waiting: (side, number) => `${side}の${number}枚目`,
    hint: '角か縁をドラッグして絞れます',
    turn: 'めくる',
    turnAll: 'すべてめくる',
    rotate: '向きを変える',
  },
  en: {
    setting: 'Squeeze the cards yourself',
    waiting: (side, number) => `${side}, card ${number}`,
    hint: 'Drag a corner or an edge to peek',
    turn: 'Turn over',
    turnAll: 'Turn all',
    rotate: 'Rotate',
  },
} as const satisfies Record<string, SqueezeTexts>
