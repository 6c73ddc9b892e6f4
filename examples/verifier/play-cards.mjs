// How the games of cards play, from their rules as data. Events have what was dealt, decided and paid.

const deck = [...'A23456789TJQK'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit))
const pointsOf = (card) => Math.min(10, 'A23456789TJQK'.indexOf(card[0]) + 1)
const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

const plays = { blackjack, draw: fiveCards, 'high-low': highLow }
export const isGameOfCards = ({ mechanic }) => mechanic in plays

/** The events and the win of a round, its win null while it waits; null if the rules do not allow one of its actions. */
export function playCards(rules, { draw, stake, choice, actions }) {
  const [events, left] = [[], [...actions]]
  const [waits, wrong] = [{}, {}]
  const add = (type, fields) => void events.push({ type, ...fields })
  /** The next action, which must be one of these, or the server's own. */
  const take = (hand, allowed) => {
    const action = left.shift()
    if (!action) throw waits
    if (action.hand !== hand || ![...allowed, 'timeOut'].includes(action.type)) throw wrong
    return action
  }
  try {
    const win = plays[rules.mechanic](rules, {
      draw,
      stake,
      choice,
      add,
      take,
      refuse: () => {
        throw wrong
      },
    })
    if (left.length > 0) return null
    add('roundEnd', { amount: win })
    return { events, win }
  } catch (end) {
    if (end === waits) return { events, win: null }
    if (end === wrong) return null
    throw end
  }
}

function totalOf(cards) {
  const hard = sumOf(cards.map(pointsOf))
  const soft = hard <= 11 && cards.some((card) => pointsOf(card) === 1)
  return { total: soft ? hard + 10 : hard, soft }
}

/** Hands against a dealer, each card from a fresh deck. */
function blackjack(rules, { draw, choice, add, take, refuse }) {
  const card = () => deck[draw(52)]
  const places = [0, 1, 2].filter((hand) => choice[`hand${hand}`] !== undefined)
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
  add('handsDealt', { hands: hands.map(shownHand), dealer: dealer[0] })
  const dealerNatural = totalOf(dealer).total === 21
  if (pointsOf(dealer[0]) === 1)
    for (const one of hands) {
      add('handWaits', { hand: one.hand, actions: ['insure', 'decline'] })
      const { type } = take(one.hand, ['insure', 'decline'])
      one.insured = type === 'insure' ? one.stake / 2 : 0
      add('insuranceDecided', { hand: one.hand, staked: one.insured, byTimeOut: type === 'timeOut' })
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
      if (two && !one.split && pointsOf(one.cards[0]) === pointsOf(one.cards[1])) allowed.push('split')
      add('handWaits', { hand: one.hand, actions: allowed })
      const { type } = take(one.hand, allowed)
      const byTimeOut = type === 'timeOut'
      const move = byTimeOut ? 'stand' : type
      const staked = ['double', 'split'].includes(move) ? one.stake : 0
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
  return places.length > 0 ? win : refuse()
}

/** Five cards of one deck, and one draw. */
function fiveCards(rules, { draw, stake, add, take, refuse }) {
  const rest = [...deck]
  const card = () => {
    const at = draw(rest.length)
    const [drawn, last] = [rest[at], rest.pop()]
    if (at < rest.length) rest[at] = last
    return drawn
  }
  let cards = [0, 1, 2, 3, 4].map(card)
  add('fiveDealt', { hand: 0, cards, pays: pokerHandOf(cards) })
  const { type, held = '11111' } = take(0, ['draw'])
  if (!/^[01]{5}$/.test(held)) refuse()
  cards = cards.map((one, at) => (held[at] === '1' ? one : card()))
  const pays = pokerHandOf(cards)
  const amount = stake * rules.pays[pays]
  add('fiveDrawn', { hand: 0, held, cards, byTimeOut: type === 'timeOut' })
  add('fiveSettled', { hand: 0, pays, amount })
  return amount
}

function pokerHandOf(cards) {
  const places = cards.map((card) => 'A23456789TJQK'.indexOf(card[0])).sort((a, b) => a - b)
  const counts = Object.values(Object.groupBy(places, (place) => place)).map(({ length }) => length)
  const [most, next] = counts.sort((a, b) => b - a)
  const isFlush = cards.every((card) => card[1] === cards[0][1])
  const isHigh = `${places}` === '0,9,10,11,12'
  const isStraight = most === 1 && (isHigh || places[4] - places[0] === 4)
  const paired = places.find((place, at) => place === places[at + 1])
  if (isStraight && isFlush) return isHigh ? 'royal-flush' : 'straight-flush'
  if (most === 4) return 'four-of-a-kind'
  if (most === 3) return next === 2 ? 'full-house' : 'three-of-a-kind'
  if (isFlush) return 'flush'
  if (isStraight) return 'straight'
  if (most === 2 && next === 2) return 'two-pair'
  return most === 2 && [0, 10, 11, 12].includes(paired) ? 'jacks-or-better' : 'none'
}

/** Months, each as likely as any other; prizes are whole fractions of the stake, rounded down once. */
function highLow(rules, { draw, stake, add, take, refuse }) {
  const { months, mostOdds, mostSkips } = rules
  let [month, up, down, steps, skips] = [draw(months) + 1, 1n, 1n, 0, 0]
  const rightOf = (guess) => Math.min(guess === 'higher' ? months + 1 - month : month, months - 1)
  const mayWith = (right) => up * BigInt(months) <= BigInt(mostOdds) * down * BigInt(right)
  const prize = (right = months) =>
    Number(
      (BigInt(stake * rules.return.numerator) * up * BigInt(months)) /
        (BigInt(rules.return.denominator) * down * BigInt(right)),
    )
  const offer = (guess) => (mayWith(rightOf(guess)) ? { months: rightOf(guess), amount: prize(rightOf(guess)) } : null)
  const show = (skipped) =>
    add('monthShown', {
      hand: 0,
      month,
      higher: offer('higher'),
      lower: offer('lower'),
      skipsLeft: mostSkips - skips,
      skipped,
    })
  const pay = (byTimeOut) => {
    add('highLowPaid', { hand: 0, steps, amount: prize(), byTimeOut })
    return prize()
  }
  show(false)
  for (;;) {
    const action = take(0, ['guess', 'skip', 'cashOut'])
    const byTimeOut = action.type === 'timeOut'
    if (action.type === 'cashOut' && steps === 0) refuse()
    if (action.type === 'cashOut' || (byTimeOut && steps > 0)) return pay(byTimeOut)
    if (action.type === 'skip') {
      if (++skips > mostSkips) refuse()
      month = draw(months) + 1
      show(true)
      continue
    }
    const guess = byTimeOut ? (rightOf('higher') >= rightOf('lower') ? 'higher' : 'lower') : action.guess
    const right = rightOf(guess)
    if (!mayWith(right)) refuse()
    month = draw(months) + 1
    const isRight = guess === 'higher' ? month > months - right : month <= right
    if (isRight) [up, down, steps] = [up * BigInt(months), down * BigInt(right), steps + 1]
    add('monthGuessed', { hand: 0, guess, month, right: isRight, steps, amount: isRight ? prize() : 0, byTimeOut })
    if (!isRight) return 0
    if (byTimeOut || !mayWith(months - 1)) return pay(byTimeOut)
    show(false)
  }
}
