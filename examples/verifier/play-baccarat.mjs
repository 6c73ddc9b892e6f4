// How baccarat plays, from its rules as data.
import { returns, settle } from './layout.mjs'
import { shoe } from './shoe.mjs'

/** For the banker's two cards, the third cards of the player with which the banker draws. */
const bankerDrawsOn = { 3: [0, 1, 2, 3, 4, 5, 6, 7, 9], 4: [2, 3, 4, 5, 6, 7], 5: [4, 5, 6, 7], 6: [6, 7], 7: [] }

export const isOf = ({ mechanic }) => mechanic === 'baccarat'

export const play = (rules, round) => settle(baccarat(rules, round.draw), round)

function baccarat({ decks, commission, noCommission }, draw) {
  const deal = shoe(decks, draw)
  const points = ({ rank }) => (rank < 9 ? rank + 1 : 0)
  const dealt = []
  const dealTo = (to) => void dealt.push({ to, ...deal() })
  const handOf = (side) => dealt.filter(({ to }) => to === side)
  const total = (side) => handOf(side).reduce((sum, card) => sum + points(card), 0) % 10
  for (const to of ['player', 'banker', 'player', 'banker']) dealTo(to)
  if (Math.max(total('player'), total('banker')) < 8) {
    if (total('player') < 6) dealTo('player')
    const [, , third] = handOf('player')
    const two = total('banker')
    if (third ? (bankerDrawsOn[two]?.includes(points(third)) ?? true) : two < 6) dealTo('banker')
  }
  const [player, banker] = [total('player'), total('banker')]
  const pairs = ['player', 'banker'].map(handOf).filter(([one, other]) => one.rank === other.rank)
  const perfect = pairs.filter(([one, other]) => one.suit === other.suit).length
  /** What each bet pays to one, by the fact that decides it, the first that is true; a push pays 0. */
  const odds = [
    ['player', { player: '1', tie: '0' }],
    ['tie', { tie: '8' }],
    ['banker', { banker: '19/20', tie: '0' }, commission],
    ['banker-free', { 'banker-6': '1/2', banker: '1', tie: '0' }, noCommission],
    ...['player-pair', 'banker-pair'].map((pair) => [pair, { [pair]: '11' }]),
    ['either-pair', { 'either-pair': '5' }],
    ['perfect-pair', { 'two-perfect-pairs': '200', 'perfect-pair': '25' }],
    ['small', { small: '3/2' }],
    ['big', { big: '27/50' }],
  ]
  const paysOf = (byFact) => Object.entries(byFact).map(([fact, toOne]) => ({ on: [fact], ...returns(toOne) }))
  return {
    spots: odds.map(([id, byFact, table = null]) => ({ id, table, pays: paysOf(byFact) })),
    drawn: dealt.map(({ to, face }) => ({ to, face })),
    facts: [
      player === banker ? 'tie' : player > banker ? 'player' : 'banker',
      ...(banker === 6 && banker > player ? ['banker-6'] : []),
      dealt.length === 4 ? 'small' : 'big',
      ...pairs.map(([{ to }]) => `${to}-pair`),
      ...(pairs.length > 0 ? ['either-pair'] : []),
      ...(perfect > 0 ? [perfect > 1 ? 'two-perfect-pairs' : 'perfect-pair'] : []),
    ],
  }
}
