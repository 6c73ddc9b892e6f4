// How five-card draw plays, from its rules as data.
import { deck, playHands } from './hands.mjs'

export const isOf = ({ mechanic }) => mechanic === 'draw'

export const play = (rules, round) => playHands(fiveCards, rules, round)

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
