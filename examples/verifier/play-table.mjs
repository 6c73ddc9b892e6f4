// How the tables play, from their rules as data: one draw settles every bet of a layout by itself, and each return is rounded down by itself.

const tables = {
  roulette,
  'sic-bo': sicBo,
  'cho-han': choHan,
  baccarat,
  'dragon-tiger': dragonTiger,
  wheel: moneyWheel,
}
export const isOf = ({ mechanic }) => Object.hasOwn(tables, mechanic ?? '')

export function play(rules, { draw, stake, choice, actions }) {
  const { spots, drawn, facts } = tables[rules.mechanic](rules, draw)
  const laid = spots
    .filter(({ id }) => Object.hasOwn(choice ?? {}, id))
    .map((spot) => ({ ...spot, amount: choice[spot.id] }))
  const isAllowed =
    actions.length === 0 &&
    laid.length > 0 &&
    laid.length === Object.keys(choice).length &&
    laid.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0) &&
    laid.reduce((sum, { amount }) => sum + amount, 0) === stake &&
    new Set(laid.flatMap(({ table }) => table ?? [])).size < 2
  if (!isAllowed) return null
  const paid = laid.flatMap(({ id, amount: staked, pays }) => {
    const { up = 0, down = 1 } = pays.find(({ on }) => on.some((fact) => facts.includes(`${fact}`))) ?? {}
    const amount = Number((BigInt(staked) * BigInt(up)) / BigInt(down))
    return amount > 0 ? [{ type: 'betPaid', spot: id, staked, amount }] : []
  })
  const win = paid.reduce((sum, { amount }) => sum + amount, 0)
  const events = [
    { type: 'betsLaid', bets: laid.map(({ id, amount }) => ({ spot: id, amount })) },
    ...drawn.map((one) => ({ type: 'drawn', ...one })),
    { type: 'decided', facts },
    ...paid,
    { type: 'roundEnd', amount: win },
  ]
  return { events, win }
}

/** The spots of a felt with one zero, in their order; a bet on k numbers returns 36 ÷ k times itself. */
function roulette({ wheel, red, laPartage, plain }, draw) {
  const rows = Array.from({ length: 12 }, (_, row) => [3 * row + 1, 3 * row + 2, 3 * row + 3])
  const pairs = rows.slice(1).map((row, before) => [rows[before], row])
  const where = (is) => rows.flat().filter(is)
  const named = (sort, lists) => lists.map((on) => [`${sort}-${on.join('-')}`, on])
  const inside = [
    ...named('straight', [[0], ...rows.flat().map((number) => [number])]),
    ...named(
      'split',
      [1, 2, 3].map((number) => [0, number]),
    ),
    ...named(
      'split',
      rows.flatMap(([a, b, c]) => [
        [a, b],
        [b, c],
      ]),
    ),
    ...named(
      'split',
      pairs.flatMap(([upper, lower]) => upper.map((number, at) => [number, lower[at]])),
    ),
    ...named('street', rows),
    ...named('trio', [
      [0, 1, 2],
      [0, 2, 3],
    ]),
    ...named(
      'corner',
      pairs.flatMap(([[a, b, c], [d, e, f]]) => [
        [a, b, d, e],
        [b, c, e, f],
      ]),
    ),
    ...named('first-four', [[0, 1, 2, 3]]),
    ...named(
      'six-line',
      pairs.map((pair) => pair.flat()),
    ),
    ...[1, 2, 3].map((column) => [`column-${column}`, where((number) => number % 3 === column % 3)]),
    ...[1, 2, 3].map((dozen) => [`dozen-${dozen}`, where((number) => Math.ceil(number / 12) === dozen)]),
  ]
  const chances = [
    ['red', where((number) => red.includes(number))],
    ['black', where((number) => !red.includes(number))],
    ['even', where((number) => number % 2 === 0)],
    ['odd', where((number) => number % 2 === 1)],
    ['low', where((number) => number < 19)],
    ['high', where((number) => number > 18)],
  ]
  const spot = ([id, on], { table = null, half = false } = {}) => {
    const won = { on, up: 36, down: on.length }
    return { id: half ? `${id}-half` : id, table, pays: half ? [won, { on: [0], up: 1, down: 2 }] : [won] }
  }
  const face = `${draw(wheel.length)}`
  return {
    spots: [
      ...inside.map((bet) => spot(bet)),
      ...chances.map((bet) => spot(bet, { table: plain })),
      ...(laPartage === null ? [] : chances.map((bet) => spot(bet, { table: laPartage, half: true }))),
    ],
    drawn: [{ to: 'wheel', face }],
    facts: [face],
  }
}

const faces = [1, 2, 3, 4, 5, 6]
/** Odds to one as text, such as 12 or 37/5, with the bet itself. */
const returns = (odds) => {
  const [up, down = 1] = odds.split('/').map(Number)
  return { up: up + down, down }
}
const spotOn = (id, odds, on = [id]) => ({ id, pays: [{ on, ...returns(odds) }] })

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

const ranks = [...'A23456789TJQK']
const suits = [...'shdc']

/** Cards without replacement from so many full decks, which are numbered one after the other, in each by rank and then by suit. */
function shoe(decks, draw) {
  const left = Array.from({ length: 52 * decks }, (_, number) => number % 52)
  return () => {
    const [number] = left.splice(draw(left.length), 1)
    const [rank, suit] = [Math.floor(number / 4), number % 4]
    return { rank, suit, face: ranks[rank] + suits[suit] }
  }
}

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

/** For the banker's two cards, the third cards of the player with which the banker draws. */
const bankerDrawsOn = { 3: [0, 1, 2, 3, 4, 5, 6, 7, 9], 4: [2, 3, 4, 5, 6, 7], 5: [4, 5, 6, 7], 6: [6, 7], 7: [] }

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

/** A segment after the other until one is no multiplier; after the most multipliers of a round they are left out. Every product is named `ox*12`. */
function moneyWheel({ segments, prizes, multipliers, mostMultipliers }, draw) {
  const all = segments.map((id, place) => ({ id, face: `${place}-${id}` }))
  const factorOf = (id) => (Object.hasOwn(multipliers, id) ? multipliers[id] : null)
  const drawn = []
  let product = 1
  for (let prize = null; prize === null; ) {
    const isLast = drawn.length === mostMultipliers
    const offered = isLast ? all.filter(({ id }) => factorOf(id) === null) : all
    const { id, face } = offered[draw(offered.length)]
    drawn.push({ id, face })
    if (factorOf(id) === null) prize = id
    else product *= factorOf(id)
  }
  const factors = Object.values(multipliers)
  const products = new Set([1])
  for (let more = 0; more < mostMultipliers; more++)
    for (const one of [...products]) for (const factor of factors) products.add(one * factor)
  return {
    spots: prizes.flatMap(({ spots, returns: prize }) => {
      const [up, down = 1] = prize.split('/').map(Number)
      return spots.map((id) => ({
        id,
        pays: [...products].map((times) => ({ on: [`${id}*${times}`], up: up * times, down })),
      }))
    }),
    drawn: drawn.map(({ face }) => ({ to: 'wheel', face })),
    facts: [drawn.at(-1).id, `${drawn.at(-1).id}*${product}`],
  }
}
