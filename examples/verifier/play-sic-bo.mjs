// How sic bo plays, from its rules as data.
import { returns, settle, spotOn } from './layout.mjs'

const faces = [1, 2, 3, 4, 5, 6]

export const isOf = ({ mechanic }) => mechanic === 'sic-bo'

export const play = (rules, round) => settle(sicBo(rules, round.draw), round)

/** Three dice; their facts are named as the bets that they decide, and single faces by how many dice show them. */
function sicBo({ pays }, draw) {
  const pairs = faces.flatMap((low) => faces.filter((high) => high > low).map((high) => [low, high]))
  const times = ['once', 'twice', 'thrice']
  const dice = times.map(() => 1 + draw(6))
  const total = dice.reduce((sum, die) => sum + die, 0)
  const count = (face) => dice.filter((die) => die === face).length
  const isTriple = count(dice[0]) === 3
  return {
    spots: [
      ...['small', 'big', 'odd', 'even'].map((id) => spotOn(id, pays.evenMoney)),
      spotOn('any-triple', pays.anyTriple),
      ...faces.map((face) => spotOn(`triple-${face}`, pays.triple)),
      ...faces.map((face) => spotOn(`double-${face}`, pays.double)),
      ...pays.total.flatMap((odds, at) => [spotOn(`total-${4 + at}`, odds), spotOn(`total-${17 - at}`, odds)]),
      ...pairs.map((pair) => spotOn(`pair-${pair.join('-')}`, pays.pair)),
      ...faces.map((face) => ({
        id: `single-${face}`,
        pays: times.map((time, at) => ({ on: [`${time}-${face}`], ...returns(pays.single[at]) })),
      })),
    ],
    drawn: [{ to: 'dice', face: dice.join('-') }],
    facts: [
      `total-${total}`,
      ...(isTriple ? ['any-triple'] : [total > 10 ? 'big' : 'small', total % 2 === 0 ? 'even' : 'odd']),
      ...faces.flatMap((face) => [
        ...times
          .slice(0, count(face))
          .slice(-1)
          .map((time) => `${time}-${face}`),
        ...(count(face) > 1 ? [`double-${face}`] : []),
        ...(count(face) > 2 ? [`triple-${face}`] : []),
      ]),
      ...pairs.filter((pair) => pair.every((face) => count(face) > 0)).map((pair) => `pair-${pair.join('-')}`),
    ],
  }
}
