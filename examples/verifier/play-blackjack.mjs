// How blackjack plays, from its rules as data.
import { deck, playHands, pointsOf, sumOf } from './hands.mjs'

export const isOf = ({ mechanic }) => mechanic === 'blackjack'

export const play = (rules, round) => playHands(blackjack, rules, round)

function totalOf(cards) {
  const hard = sumOf(cards.map(pointsOf))
  const soft = hard <= 11 && cards.some((card) => pointsOf(card) === 1)
  return { total: soft ? hard + 10 : hard, soft }
}

/** Hands against a dealer, each card from a fresh deck. */
function blackjack(rules, round) {
  const { draw, stake: all, add, take, refuseIf } = round
  const choice = round.choice ?? {}
  const card = () => deck[draw(52)]
  const places = [0, 1, 2].filter((hand) => Object.hasOwn(choice, `hand${hand}`))
  const stakes = places.map((hand) => choice[`hand${hand}`])
  const isEven = (stake) => Number.isSafeInteger(stake) && stake > 0 && stake % 2 === 0
  refuseIf(places.length === 0 || places.length < Object.keys(choice).length)
  refuseIf(!stakes.every(isEven) || sumOf(stakes) !== all)
  const firsts = places.map(card)
  const dealer = [card()]
  const hands = places.map((hand, at) => {
    const stake = choice[`hand${hand}`]
    return { hand, stake, staked: stake, cards: [firsts[at], card()], split: false, insured: 0 }
  })
  dealer.push(card())
  const isNatural = ({ cards, split }) => !split && cards.length === 2 && totalOf(cards).total === 21
  const shownHand = (hand) => ({
    hand: hand.hand,
    stake: hand.stake,
    cards: [...hand.cards],
    ...totalOf(hand.cards),
    natural: isNatural(hand),
  })
  const isAce = pointsOf(dealer[0]) === 1
  const isPair = ({ cards: [one, other] }) => pointsOf(one) === pointsOf(other)
  /** In stakes: insurance, and a double or a split with two doubles. */
  const mayTakeOf = (hand) => {
    const splits = isPair(hand) && rules.doubleAfterSplit && pointsOf(hand.cards[0]) > 1
    return (isAce ? 0.5 : 0) + (totalOf(hand.cards).total === 21 ? 0 : splits ? 3 : 1)
  }
  const mayTake = sumOf(hands.map((hand) => mayTakeOf(hand) * hand.stake))
  add('handsDealt', { hands: hands.map(shownHand), dealer: dealer[0], mayTake })
  const dealerNatural = totalOf(dealer).total === 21
  for (const one of isAce ? hands : []) {
    add('handWaits', { hand: one.hand, actions: ['insure', 'decline'] })
    const { type, byTimeOut } = take(one.hand, ['insure', 'decline'])
    one.insured = type === 'insure' ? one.stake / 2 : 0
    round.furtherStaked += one.insured
    add('insuranceDecided', { hand: one.hand, staked: one.insured, byTimeOut })
  }
  if ([1, 10].includes(pointsOf(dealer[0]))) add('dealerPeeked', { natural: dealerNatural })
  const deal = (one) => {
    one.cards.push(card())
    add('cardDealt', { hand: one.hand, card: one.cards.at(-1), ...totalOf(one.cards) })
  }
  // a split adds the second hand of its place behind the first, so the list grows while it is played
  for (let at = 0; at < hands.length && !dealerNatural; at++) {
    const one = hands[at]
    if (one.split) deal(one)
    let stands = one.split && pointsOf(one.cards[0]) === 1
    while (!stands && totalOf(one.cards).total < 21) {
      const two = one.cards.length === 2
      const allowed = ['hit', 'stand']
      if (two && (!one.split || rules.doubleAfterSplit)) allowed.push('double')
      if (two && !one.split && isPair(one)) allowed.push('split')
      add('handWaits', { hand: one.hand, actions: allowed })
      const { type, byTimeOut } = take(one.hand, allowed)
      const move = byTimeOut ? 'stand' : type
      const staked = ['double', 'split'].includes(move) ? one.stake : 0
      round.furtherStaked += staked
      add('handPlayed', { hand: one.hand, move, staked, byTimeOut })
      if (move === 'split') {
        one.split = true
        hands.splice(at + 1, 0, { ...one, hand: one.hand + 3, cards: [one.cards.pop()], insured: 0 })
      } else one.staked += staked
      if (move !== 'stand') deal(one)
      stands = ['stand', 'double'].includes(move) || (move === 'split' && pointsOf(one.cards[0]) === 1)
    }
  }
  add('dealerShown', { card: dealer[1], total: totalOf(dealer).total, natural: dealerNatural })
  const isLive = (one) => !isNatural(one) && totalOf(one.cards).total <= 21
  const draws = ({ total, soft }) => total < 17 || (rules.dealerHitsSoft17 && soft && total === 17)
  while (!dealerNatural && hands.some(isLive) && draws(totalOf(dealer))) {
    dealer.push(card())
    add('dealerDrew', { card: dealer.at(-1), total: totalOf(dealer).total })
  }
  let win = 0
  const paid = (type, fields) => {
    win += fields.amount
    add(type, fields)
  }
  const inOrder = [...hands].sort((a, b) => a.hand - b.hand)
  for (const { hand, insured } of inOrder)
    if (insured > 0) paid('insurancePaid', { hand, staked: insured, amount: dealerNatural ? 3 * insured : 0 })
  for (const one of hands) {
    const { hand, staked, cards } = one
    const [{ total }, against] = [totalOf(cards), totalOf(dealer).total]
    const { numerator, denominator } = rules.naturalPays
    const isAhead = against > 21 || total > against
    const settled = (outcome, amount) => paid('handSettled', { hand, outcome, total, staked, amount })
    if (total > 21) settled('bust', 0)
    else if (isNatural(one))
      if (dealerNatural) settled('push', staked)
      else settled('natural', staked + Math.floor((staked * numerator) / denominator))
    else if (dealerNatural || (!isAhead && total < against)) settled('loss', 0)
    else settled(isAhead ? 'win' : 'push', isAhead ? 2 * staked : staked)
  }
  return win
}
