// How baccarat plays, from its rules as data.
import { settle, spotOn } from './layout.mjs'
import { shoe } from './shoe.mjs'

/** For the banker's two cards, the third cards of the player with which the banker draws. */
const bankerDrawsOn = { 3: [0, 1, 2, 3, 4, 5, 6, 7, 9], 4: [2, 3, 4, 5, 6, 7], 5: [4, 5, 6, 7], 6: [6, 7], 7: [] }

export const isOf = ({ mechanic }) => mechanic === 'baccarat'

export const play = (rules, round) => settle(baccarat(rules, round.draw), round)

function baccarat({ decks, commission, noCommission }, draw) {
  const deal = shoe(decks, draw)
  const points = ({ rank }) => (rank < 9 ? rank + 1 : 0)
  const total = (hand) => hand.reduce((sum, card) => sum + points(card), 0) % 10
  const hands = { player: [], banker: [] }
  const drawn = []
  const dealTo = (to) => {
    const card = deal()
    hands[to].push(card)
    drawn.push({ to, face: card.face })
    return card
  }
  for (const to of ['player', 'banker', 'player', 'banker']) dealTo(to)
  if (Math.max(total(hands.player), total(hands.banker)) < 8) {
    const third = total(hands.player) < 6 ? points(dealTo('player')) : null
    const two = total(hands.banker)
    if (third === null ? two < 6 : (bankerDrawsOn[two]?.includes(third) ?? true)) dealTo('banker')
  }
  const [player, banker] = [total(hands.player), total(hands.banker)]
  const pairs = ['player', 'banker'].filter((side) => hands[side][0].rank === hands[side][1].rank)
  const perfect = pairs.filter((side) => hands[side][0].suit === hands[side][1].suit).length
  const push = { on: ['tie'], up: 1, down: 1 }
  const withPush = (id, pays, table = null) => ({
    id,
    table,
    pays: [...pays.flatMap(([fact, odds]) => spotOn(id, odds, [fact]).pays), push],
  })
  return {
    spots: [
      withPush('player', [['player', '1']]),
      spotOn('tie', '8'),
      withPush('banker', [['banker', '19/20']], commission),
      withPush(
        'banker-free',
        [
          ['banker-6', '1/2'],
          ['banker', '1'],
        ],
        noCommission,
      ),
      spotOn('player-pair', '11'),
      spotOn('banker-pair', '11'),
      spotOn('either-pair', '5'),
      {
        id: 'perfect-pair',
        pays: [...spotOn('', '200', ['two-perfect-pairs']).pays, ...spotOn('', '25', ['perfect-pair']).pays],
      },
      spotOn('small', '3/2'),
      spotOn('big', '27/50'),
    ],
    drawn,
    facts: [
      player === banker ? 'tie' : player > banker ? 'player' : 'banker',
      ...(banker === 6 && banker > player ? ['banker-6'] : []),
      drawn.length === 4 ? 'small' : 'big',
      ...pairs.map((side) => `${side}-pair`),
      ...(pairs.length > 0 ? ['either-pair'] : []),
      ...(perfect > 0 ? [perfect > 1 ? 'two-perfect-pairs' : 'perfect-pair'] : []),
    ],
  }
}
