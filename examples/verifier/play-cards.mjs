// How the games of cards play, from their rules as data. Events have what was dealt, decided and paid.

const deck = [...'A23456789TJQK'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit))
const pointsOf = (card) => Math.min(10, 'A23456789TJQK'.indexOf(card[0]) + 1)
const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

const games = { blackjack, draw: fiveCards, 'high-low': highLow }
export const isOf = ({ mechanic }) => Object.hasOwn(games, mechanic ?? '')

/** The events, the win, null while the round waits, and the further stakes; null if the rules do not allow the choice or one of the actions. */
export function play(rules, { draw, stake, choice, actions }) {
  const [events, left] = [[], [...actions]]
  const [waits, wrong] = [{}, {}]
  const round = { draw, stake, choice, furtherStaked: 0 }
  round.add = (type, fields) => void events.push({ type, ...fields })
  round.refuseIf = (condition) => {
    if (condition) throw wrong
  }
  /** The next action of the hand: one of these, with its fields, or the server's own. */
  round.take = (hand, allowed) => {
    const action = left.shift()
    if (!action) throw waits
    const fields = { guess: ['guess'], draw: ['held'] }[action.type] ?? []
    const isWhole = `${Object.keys(action).sort()}` === `${['type', 'hand', ...fields].sort()}`
    round.refuseIf(!isWhole || action.hand !== hand || ![...allowed, 'timeOut'].includes(action.type))
    return { ...action, byTimeOut: action.type === 'timeOut' }
  }
  try {
    const win = games[rules.mechanic](rules, round)
    round.refuseIf(left.length > 0)
    round.add('roundEnd', { amount: win })
    return { events, win, furtherStaked: round.furtherStaked }
  } catch (end) {
    if (end !== waits && end !== wrong) throw end
    return end === waits ? { events, win: null, furtherStaked: round.furtherStaked } : null
  }
}

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

/** Five cards of one deck, and one draw. */
function fiveCards(rules, { draw, stake, choice, add, take, refuseIf }) {
  refuseIf(choice !== null)
  const rest = [...deck]
  const card = () => {
    const at = draw(rest.length)
    const [drawn, last] = [rest[at], rest.pop()]
    if (at < rest.length) rest[at] = last
    return drawn
  }
  let cards = [0, 1, 2, 3, 4].map(card)
  add('fiveDealt', { hand: 0, cards, pays: pokerHandOf(cards) })
  const { byTimeOut, held = '11111' } = take(0, ['draw'])
  refuseIf(!/^[01]{5}$/.test(held))
  cards = cards.map((one, at) => (held[at] === '1' ? one : card()))
  const pays = pokerHandOf(cards)
  const amount = stake * rules.pays[pays]
  add('fiveDrawn', { hand: 0, held, cards, byTimeOut })
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
function highLow(rules, { draw, stake, choice, add, take, refuseIf }) {
  refuseIf(choice !== null)
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
    const { type, guess: wanted, byTimeOut } = take(0, ['guess', 'skip', 'cashOut'])
    refuseIf(type === 'cashOut' && steps === 0)
    if (type === 'cashOut' || (byTimeOut && steps > 0)) return pay(byTimeOut)
    if (type === 'skip') {
      refuseIf(++skips > mostSkips)
      month = draw(months) + 1
      show(true)
      continue
    }
    const guess = byTimeOut ? (rightOf('higher') >= rightOf('lower') ? 'higher' : 'lower') : wanted
    refuseIf(!['higher', 'lower'].includes(guess))
    const right = rightOf(guess)
    refuseIf(!mayWith(right))
    month = draw(months) + 1
    const isRight = guess === 'higher' ? month > months - right : month <= right
    if (isRight) [up, down, steps] = [up * BigInt(months), down * BigInt(right), steps + 1]
    add('monthGuessed', { hand: 0, guess, month, right: isRight, steps, amount: isRight ? prize() : 0, byTimeOut })
    if (!isRight) return 0
    if (byTimeOut || !mayWith(months - 1)) return pay(byTimeOut)
    show(false)
  }
}
