// How chō-han plays, from its rules as data.
import { settle, spotOn } from './layout.mjs'

export const isOf = ({ mechanic }) => mechanic === 'cho-han'

export const play = (rules, round) => settle(choHan(rules, round.draw), round)

/** Two dice: an even or odd sum, two equal ones, two ones. */
function choHan({ pays }, draw) {
  const [one, other] = [1 + draw(6), 1 + draw(6)]
  const isEqual = one === other
  return {
    spots: [
      spotOn('cho', pays.choHan),
      spotOn('han', pays.choHan),
      spotOn('zorome', pays.zorome),
      spotOn('pin-zoro', pays.pinZoro),
    ],
    drawn: [{ to: 'dice', face: `${one}-${other}` }],
    facts: [
      (one + other) % 2 === 0 ? 'cho' : 'han',
      ...(isEqual ? ['zorome'] : []),
      ...(isEqual && one === 1 ? ['pin-zoro'] : []),
    ],
  }
}
