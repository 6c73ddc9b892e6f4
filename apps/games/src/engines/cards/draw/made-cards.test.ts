import type { PokerHand } from '@andon/arcade/engines/cards/events'
import { expect, test } from 'vitest'
import type { Face } from '../../../tabletop/cards/faces.ts'
import { madeCards } from './made-cards.ts'

const made = (hand: PokerHand, cards: string) =>
  madeCards(hand, cards.split(' ') as Face[])
    .map((is) => (is ? '1' : '0'))
    .join('')

test.each([
  ['jacks-or-better', 'Js 3h Jd 9c 2s', '10100'],
  ['two-pair', '4s 3h 4d 9c 3s', '11101'],
  ['three-of-a-kind', 'Ts 3h Td 9c Th', '10101'],
  ['four-of-a-kind', 'Ts Tc Td 9c Th', '11101'],
  ['full-house', 'Ts Tc Td 9c 9h', '11111'],
  ['flush', '2s 5s 9s Ts Ks', '11111'],
  ['none', '2s 2h 9s Tc Ks', '00000'],
] as const)('%s of %s is made of %s', (hand, cards, which) => {
  expect(made(hand, cards)).toBe(which)
})
