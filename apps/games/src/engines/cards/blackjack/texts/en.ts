import type { Move } from '../advice.ts'
import type { Outcome } from '../shown-table.ts'
import type { BlackjackWords } from './blackjack-words.ts'

const moves: Readonly<Record<Move, string>> = {
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  insure: 'Insurance',
  decline: 'No insurance',
}
const outcomes: Readonly<Record<Outcome, string>> = {
  natural: 'Blackjack',
  win: 'Win',
  push: 'Push',
  loss: 'Loss',
  bust: 'Bust',
}
/** A hand's name within a sentence. */
const inText = (hand: string) => hand.replace('Hand', 'hand')
const small = (move: Move) => moves[move].toLowerCase()

export const en: BlackjackWords = {
  start: 'Deal',
  startHint: 'Deal, or press space',
  starting: 'Dealing the cards.',
  cycle: 'Round length',
  hitNote: 'A hand with best play.',
  won: 'You win',
  hand: (place, half) => `Hand ${place + 1}${['', 'A', 'B'][half] ?? ''}`,
  dealer: 'Dealer',
  hands: 'Cards and totals',
  bets: 'Places to bet',
  noBet: 'empty',
  seat: (hand, amount) => `${hand}, ${amount}. Press to add the chosen chip, Delete to take the bet back`,
  chooseSeat: 'Place chips on up to three hands',
  total: (total, soft) => (soft ? `soft ${total}` : String(total)),
  cards: (hand, cards, total) => `${hand}: ${cards}. Total ${total}.`,
  drew: (hand, card, total) => `${hand} gets the ${card}. Total ${total}.`,
  hiddenCard: 'one card face down',
  peeked: 'The dealer does not have blackjack',
  dealerNatural: 'The dealer has blackjack',
  turn: (hand, total) => `${hand}: ${total}. Your move`,
  insuranceTurn: (hand) => `Do you want to insure ${inText(hand)}?`,
  move: (move) => moves[move],
  spokenMove: (move, hand, more) => `${hand}, ${small(move)}${more === '' ? '' : `, ${more}`}`,
  more: (amount) => `+${amount}`,
  insurancePrice: (price, share) => `${price}, returns ${share}`,
  tooDear: (amount) => `balance too low for ${amount}`,
  isBest: 'best play',
  madeMove: (hand, move) => `${hand}: ${small(move)}`,
  refused: (move) => `${moves[move]} was not accepted. Play on with the same cards`,
  mayTake: (amount, balance) => `Up to ${amount} more may be staked (balance ${balance})`,
  mayTakeShort: (amount, balance) => `Up to ${amount} more may be staked: your balance of ${balance} may not cover it`,
  outcome: (outcome) => outcomes[outcome],
  settled: (hand, total, outcome, amount) =>
    `${hand}: ${total}, ${outcomes[outcome].toLowerCase()}${amount === null ? '' : `, returns ${amount}`}.`,
  insured: (amount) => `Insurance returns ${amount}.`,
  insuredBadge: 'ins.',
  advice: 'Show best play',
  best: (hand, move) => `Best play for ${inText(hand)}: ${small(move)}`,
  bestInsurance: (hand) => `Best play for ${inText(hand)}: no insurance`,
  costNothing: (session) => `Every decision was the best one. Cost so far: ${session}`,
  cost: (share, amount, session) => `Your decisions cost you ${share} (${amount} on average). So far: ${session}`,
  worse: (hand, made, best) => `${hand}: ${small(best)} beats ${small(made)}`,
  print: {
    pays: (toOne) => `Blackjack pays ${toOne}`,
    soft17: (hits) => (hits ? 'Dealer hits soft 17' : 'Dealer stands on soft 17'),
    insurance: (share) => `Insurance 2:1, RTP ${share}`,
    deck: 'Each card from a fresh deck',
    rtp: (first, all) => `RTP with best play ${first}, of all stakes ${all}`,
  },
  pays: 'What hands return',
  paysNote: (least, most, layout) =>
    `Bet ${least} to ${most} on each place, ${layout} in all at most. Returns include the bet.`,
  paysBet: 'Result',
  paysReturns: 'Returns',
  paysRows: {
    natural: 'Blackjack (21 with the first two cards)',
    win: 'Win',
    push: 'Push',
    insurance: 'Insurance (the dealer has blackjack)',
  },
  multiple: (value) => `${value}×`,
  timeOut: (hours) =>
    `After ${hours} hours without a move, the server finishes the round by the rules: it takes no insurance, the remaining hands stand, and no further stake is taken.`,
}
