import type { DrawTexts } from './draw-texts.ts'

const hands: DrawTexts['hands'] = {
  'royal-flush': 'Royal flush',
  'straight-flush': 'Straight flush',
  'four-of-a-kind': 'Four of a kind',
  'full-house': 'Full house',
  flush: 'Flush',
  straight: 'Straight',
  'three-of-a-kind': 'Three of a kind',
  'two-pair': 'Two pair',
  'jacks-or-better': 'Jacks or better',
  none: 'No paying hand',
}

const explained: DrawTexts['explained'] = {
  'royal-flush': '10, J, Q, K and A of one suit',
  'straight-flush': 'Five in a row of one suit',
  'four-of-a-kind': 'Four cards of one rank',
  'full-house': 'Three of one rank and two of another',
  flush: 'Five cards of one suit',
  straight: 'Five in a row',
  'three-of-a-kind': 'Three cards of one rank',
  'two-pair': 'Two pairs',
  'jacks-or-better': 'A pair of jacks, queens, kings or aces',
  none: '',
}

/** `1`, `1 and 3`, `1, 3 and 5`. */
const listed = (parts: readonly (string | number)[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

export const en: DrawTexts = {
  start: 'Deal',
  startHint: 'Deal, or press space',
  starting: 'Dealing the cards.',
  hitNote: 'With the best hold in every hand.',
  won: 'You win',
  hands,
  brief: { ...hands, 'four-of-a-kind': '4 of a kind', 'three-of-a-kind': '3 of a kind' },
  explained,
  pays: 'Payouts at your stake',
  multiple: (value) => `${value}×`,
  rtp: (percent) => `RTP ${percent}`,
  rtpCondition: 'with the best holds',
  hand: 'Your hand',
  faceDown: 'face down',
  place: (number, card, isBest) => `Card ${number}, ${card}${isBest ? ', best held' : ''}`,
  held: 'Held',
  goes: 'Swap',
  bestMark: 'Best',
  draw: 'Draw',
  exchanges: (count) => (count === 0 ? 'Keep all five' : `Swap ${count === 1 ? '1 card' : `${count} cards`}`),
  choose: 'Hold cards, then draw',
  dealt: (cards, hand) => `${cards}. ${hand}. Choose the cards to hold.`,
  drawn: (cards) => `You drew: ${cards}.`,
  stood: 'No cards swapped.',
  list: (cards) => cards.join(', '),
  settled: (hand, amount) => `${hand}: ${amount}`,
  showBest: 'Show the best hold',
  searching: 'Working it out…',
  notFound: 'The best hold could not be worked out',
  best: (places, multiple) => {
    const kept =
      places.length === 5 ? 'keep all five' : places.length === 0 ? 'swap all five' : `hold ${listed(places)}`
    return `Best: ${kept} (returns ${multiple}× on average)`
  },
  wasBest: 'That was the best hold',
  cost: (percent) => `Your hold cost ${percent} of the stake on average`,
  paysHand: 'Hand',
  paysAmount: (stake) => `Pays at ${stake}`,
  paysMultiple: 'Multiple',
  timeOut: (hours) =>
    `If you make no choice for ${hours} hours, all five cards count as held and the server finishes the round.`,
}
