// How dragon and tiger plays, from its rules as data.
import { settle, spotOn } from './layout.mjs'
import { shoe } from './shoe.mjs'

export const isOf = ({ mechanic }) => mechanic === 'dragon-tiger'

export const play = (rules, round) => settle(dragonTiger(rules, round.draw), round)

/** A card each; half of a bet on a side comes back at a tie. */
function dragonTiger({ decks, tiePays, suitedTiePays }, draw) {
  const deal = shoe(decks, draw)
  const [dragon, tiger] = [deal(), deal()]
  const isTie = dragon.rank === tiger.rank
  const side = (id) => ({ id, pays: [...spotOn(id, '1').pays, { on: ['tie'], up: 1, down: 2 }] })
  return {
    spots: [side('dragon'), side('tiger'), spotOn('tie', `${tiePays}`), spotOn('suited-tie', `${suitedTiePays}`)],
    drawn: [
      { to: 'dragon', face: dragon.face },
      { to: 'tiger', face: tiger.face },
    ],
    facts: [
      isTie ? 'tie' : dragon.rank > tiger.rank ? 'dragon' : 'tiger',
      ...(isTie && dragon.suit === tiger.suit ? ['suited-tie'] : []),
    ],
  }
}
