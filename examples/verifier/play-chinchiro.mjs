// How chinchiro plays, from its rules as data: banker and player throw three dice, each until there is a hand. What lies on the cloth is as many stakes as a round can cost.

export const isOf = ({ mechanic }) => mechanic === 'chinchiro'

/** From the best. */
const hands = [
  'pin-zoro',
  'arashi',
  '4-5-6',
  ...[6, 5, 4, 3, 2, 1].map((point) => `point-${point}`),
  'no-hand',
  '1-2-3',
]

function handOf(dice) {
  const sorted = [...dice].sort()
  const named = { '1,1,1': 'pin-zoro', '4,5,6': '4-5-6', '1,2,3': '1-2-3' }[sorted.join(',')]
  const single = dice.filter((face) => dice.indexOf(face) === dice.lastIndexOf(face))
  if (named) return named
  return single.length === 0 ? 'arashi' : single.length === 1 ? `point-${single[0]}` : 'no-hand'
}

export function play({ throws, pays, oneTwoThreePays, commission }, { draw, stake, choice, actions }) {
  const isAllowed =
    actions.length === 0 &&
    Number.isSafeInteger(choice?.bowl) &&
    choice.bowl === stake &&
    Object.keys(choice).length === 1
  if (!isAllowed) return null
  const sides = ['banker', 'player'].map((to) => {
    const thrown = []
    do thrown.push([1 + draw(6), 1 + draw(6), 1 + draw(6)])
    while (handOf(thrown.at(-1)) === 'no-hand' && thrown.length < throws)
    return { to, thrown, hand: handOf(thrown.at(-1)) }
  })
  const [banker, player] = sides.map(({ hand }) => hand)
  const ahead = hands.indexOf(banker) - hands.indexOf(player)
  const [winner, loser] = ahead > 0 ? [player, banker] : [banker, player]
  const byWinner = { 'pin-zoro': pays.pinZoro, arashi: pays.arashi, '4-5-6': pays.fourFiveSix }[winner] ?? pays.other
  const lost = loser === '1-2-3' ? Math.max(byWinner, oneTwoThreePays) : byWinner
  const covered = Math.max(...Object.values(pays), oneTwoThreePays)
  const [part, whole] = commission.split('/').map(Number)
  /** In parts of `covered` times `whole` of the stake. */
  const change = ahead === 0 ? 0 : ahead > 0 ? lost * (whole - part) : -lost * whole
  const win = Number((BigInt(stake) * BigInt(covered * whole + change)) / BigInt(covered * whole))
  const events = [
    { type: 'betsLaid', bets: [{ spot: 'bowl', amount: stake }] },
    ...sides.flatMap(({ to, thrown }) => thrown.map((dice) => ({ type: 'drawn', to, face: dice.join('-') }))),
    {
      type: 'decided',
      facts: [ahead === 0 ? 'tie' : `${ahead > 0 ? 'win' : 'loss'}-${lost}`, `player-${player}`, `banker-${banker}`],
    },
    ...(win > 0 ? [{ type: 'betPaid', spot: 'bowl', staked: stake, amount: win }] : []),
    { type: 'roundEnd', amount: win },
  ]
  return { events, win }
}
