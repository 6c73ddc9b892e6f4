import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitmentTo } from '@andon/arcade/rng/seed-stream'
import { titles } from '@andon/arcade/titles/index'
import { expect, test } from 'vitest'
import { aloneText } from './independent-verifier.fixture.ts'
import { type Proof, proofOf } from './proof-of.fixture.ts'

type Json = null | boolean | number | string | Json[] | { [field: string]: Json }
type Fields = Record<string, Json>
type Change = (proof: Fields & { round: Fields & { events: Fields[]; actions: Fields[] }; rules: Fields }) => void

const verifier = join(import.meta.dirname, '../../examples/verifier')

/** A copy as it would be read from a file, changed. */
function changed(proof: Proof, change: Change): Fields {
  const copy = structuredClone(JSON.parse(JSON.stringify(proof)))
  change(copy)
  return copy
}

/** The first of 400 rounds of the game that has an event of this type. */
function proofWith(gameCode: string, type: string): Proof {
  for (let nonce = 0; nonce < 400; nonce++) {
    const proof = proofOf(gameCode, nonce, { actsAtMost: 3 })
    if (proof.round.events.some((event) => event.type === type)) return proof
  }
  throw new Error(`no round of ${gameCode} has ${type}`)
}

/** Changes the first event of the type. */
const inEvent =
  (type: string, change: (event: Fields) => void): Change =>
  ({ round }) => {
    const event = round.events.find((one) => one.type === type)
    if (!event) throw new Error(`no ${type}`)
    change(event)
  }
const plus =
  (field: string, by = 1) =>
  (event: Fields) => {
    event[field] = Number(event[field]) + by
  }
const without =
  (type: string): Change =>
  ({ round }) => {
    round.events.splice(
      round.events.findIndex((one) => one.type === type),
      1,
    )
  }
const inList = (list: string, change: (entry: Fields) => void) => (event: Fields) => {
  const [first] = event[list] as Fields[] // these events have such lists
  if (first) change(first)
}
const inRound =
  (fields: Fields): Change =>
  ({ round }) =>
    void Object.assign(round, fields)
const other = 'b'.repeat(64)

/** What the independent verifier must find: what is changed, in which title, in a round with which event, and how. */
const mutations: readonly (readonly [name: string, gameCode: string, type: string, change: Change])[] = [
  ['the win', 'lucky-cat-alley', 'lineWins', ({ round }) => plus('win', 20)(round)],
  ['the win, by 1', 'moon-rabbit', 'lineWins', ({ round }) => plus('win')(round)],
  ['a win where nothing won', 'firework-maker', 'roundEnd', ({ round }) => plus('win', 100)(round)],
  ['the stake of a round that won', 'koi-climb', 'symbolWins', ({ round }) => plus('stake', 100)(round)],
  ['a stake below 0', 'koi-climb', 'reels', inRound({ stake: -100 })],
  ['a further stake', 'treasure-ship', 'reels', inRound({ furtherStaked: 100 })],
  ['a choice in a game without one', 'lantern-river', 'reels', inRound({ choice: { hazards: 3 } })],
  ['an action in a game without one', 'lantern-river', 'reels', inRound({ actions: [{ type: 'cashOut' }] })],
  ['the game', 'night-parade', 'reels', inRound({ gameCode: 'koi-climb' })],
  ['the nonce', 'fox-wedding', 'reels', ({ round }) => plus('nonce')(round)],
  ['a broken nonce', 'fox-wedding', 'reels', ({ round }) => plus('nonce', 0.5)(round)],
  ['the server seed', 'daruma-drop', 'reels', (proof) => void Object.assign(proof, { serverSeed: other })],
  [
    'the server seed with its commitment',
    'daruma-drop',
    'reels',
    (proof) => {
      Object.assign(proof, { serverSeed: other, commitment: commitmentTo(other) })
      proof.round.commitment = commitmentTo(other)
    },
  ],
  ['the commitment', 'firefly-inn', 'reels', (proof) => void Object.assign(proof, { commitment: other })],
  ['the commitment of the round', 'firefly-inn', 'reels', inRound({ commitment: other })],
  ['the client seed', 'goldfish-scoop', 'reels', (proof) => void Object.assign(proof, { clientSeed: 'mine' })],
  [
    'a client seed with a colon',
    'goldfish-scoop',
    'reels',
    (proof) => void Object.assign(proof, { clientSeed: 'client:7' }),
  ],
  ['the hash of the rules', 'thunder-drums', 'reels', (proof) => void Object.assign(proof, { tableHash: other })],
  [
    'a pay in the rules',
    'lucky-cat-alley',
    'lineWins',
    ({ rules }) => inList('symbols', (symbol) => void Object.assign(symbol, { pays: { 3: 1 } }))(rules),
  ],
  ['rules that say less', 'moon-rabbit', 'reels', ({ rules }) => void delete rules.mostMultiple],
  ['a status of none', 'lucky-cat-alley', 'reels', inRound({ status: 'lost' })],
  ['a settled round that waits', 'lucky-cat-alley', 'reels', inRound({ status: 'playing' })],
  ['a settled round with a refusal', 'lucky-cat-alley', 'reels', inRound({ refusal: 'LIMIT_REACHED' })],
  ['a refused round with its events', 'lucky-cat-alley', 'lineWins', inRound({ status: 'refused', win: 0 })],
  ['a returned stake with a win', 'lucky-cat-alley', 'lineWins', inRound({ status: 'cancelled', events: [] })],
  ['a stop of a reel', 'treasure-ship', 'reels', inEvent('reels', ({ stops }) => void (stops as number[]).fill(99))],
  [
    'a symbol in view',
    'lucky-cat-alley',
    'reels',
    inEvent('reels', ({ grid }) => void (grid as string[][])[0]?.fill('seven')),
  ],
  [
    'two events in the other order',
    'koi-climb',
    'tumble',
    ({ round }) => void round.events.splice(0, 2, ...round.events.slice(0, 2).reverse()),
  ],
  ['no reels', 'thunder-drums', 'reels', without('reels')],
  [
    'an event that no round has',
    'koi-climb',
    'reels',
    ({ round }) => void round.events.push({ type: 'jackpot', amount: 1 }),
  ],
  ['the amount of wins on lines', 'moon-rabbit', 'lineWins', inEvent('lineWins', plus('amount'))],
  ['the amount of one win on a line', 'lantern-river', 'lineWins', inEvent('lineWins', inList('wins', plus('amount')))],
  ['the line of a win', 'lantern-river', 'lineWins', inEvent('lineWins', inList('wins', plus('line')))],
  ['the length of a win', 'lucky-cat-alley', 'lineWins', inEvent('lineWins', inList('wins', plus('count')))],
  ['the number of ways', 'treasure-ship', 'symbolWins', inEvent('symbolWins', inList('wins', plus('ways')))],
  ['the multiplier of a win', 'night-parade', 'symbolWins', inEvent('symbolWins', inList('wins', plus('multiplier')))],
  [
    'the places of a cluster',
    'night-parade',
    'symbolWins',
    inEvent(
      'symbolWins',
      inList('wins', ({ positions }) => void (positions as Json[]).pop()),
    ),
  ],
  ['the symbols that leave', 'koi-climb', 'tumble', inEvent('tumble', ({ removed }) => void (removed as Json[]).pop())],
  ['the number of a fall', 'koi-climb', 'tumble', inEvent('tumble', plus('number'))],
  ['the row that falls', 'daruma-drop', 'rowFall', inEvent('rowFall', plus('row'))],
  ['a multiplier', 'daruma-drop', 'multiplier', inEvent('multiplier', plus('value'))],
  ['no multiplier', 'night-parade', 'multiplier', without('multiplier')],
  ['the number of scatters', 'koi-climb', 'scatterWin', inEvent('scatterWin', plus('count'))],
  ['the number of free spins', 'moon-rabbit', 'freeSpinsWon', inEvent('freeSpinsWon', plus('count'))],
  ['free spins that are left', 'lantern-river', 'freeSpin', inEvent('freeSpin', plus('left'))],
  ['a free spin less', 'lantern-river', 'freeSpin', without('freeSpin')],
  ['the sum of free spins', 'night-parade', 'freeSpinsEnd', inEvent('freeSpinsEnd', plus('amount'))],
  [
    'the symbol that expands',
    'moon-rabbit',
    'freeSpin',
    inEvent('expand', (event) => void Object.assign(event, { symbol: 'rabbit-2' })),
  ],
  [
    'the reels that expand',
    'treasure-ship',
    'expand',
    inEvent('expand', ({ reels }) => void (reels as Json[]).push(4)),
  ],
  ['the reels that are held', 'firefly-inn', 'respin', inEvent('respin', ({ held }) => void (held as Json[]).push(9))],
  ['the value of a coin', 'thunder-drums', 'holdStart', inEvent('holdStart', inList('coins', plus('amount', 100)))],
  [
    'the prize on a coin',
    'thunder-drums',
    'holdStart',
    inEvent(
      'holdStart',
      inList('coins', (coin) => void Object.assign(coin, { tier: 'none' })),
    ),
  ],
  [
    'the place of a coin',
    'goldfish-scoop',
    'holdStart',
    inEvent(
      'holdStart',
      inList('coins', (coin) => void Object.assign(coin, { position: [9, 9] })),
    ),
  ],
  ['respins that are left', 'goldfish-scoop', 'holdSpin', inEvent('holdSpin', plus('left'))],
  [
    'a full board',
    'goldfish-scoop',
    'holdEnd',
    inEvent('holdEnd', (event) => void Object.assign(event, { full: !event.full })),
  ],
  [
    'the kind of a bonus',
    'firework-maker',
    'lamp',
    inEvent('lamp', (event) => void Object.assign(event, { bonus: event.bonus === 'big' ? 'reg' : 'big' })),
  ],
  ['the games of a bonus', 'firework-maker', 'bonusWon', inEvent('bonusWon', plus('games'))],
  ['the sum of a bonus', 'firework-maker', 'bonusEnd', inEvent('bonusEnd', plus('amount'))],
  ['the number of hazards', 'hot-spring-dig', 'cellOpened', inRound({ choice: { hazards: 4 } })],
  ['a number of hazards that is not offered', 'hot-spring-dig', 'cellOpened', inRound({ choice: { hazards: 0 } })],
  ['an action less', 'hot-spring-dig', 'cellOpened', ({ round }) => void round.actions.pop()],
  [
    'an action of the server for one of the player',
    'hot-spring-dig',
    'cashedOut',
    ({ round }) => void round.actions.splice(-1, 1, { type: 'timeOut' }),
  ],
  [
    'who finished a round',
    'hot-spring-dig',
    'cashedOut',
    ({ round }) => void Object.assign(round, { finishedByRules: round.finishedByRules !== true }),
  ],
  ['a cell that was not opened', 'hot-spring-dig', 'cellOpened', inEvent('cellOpened', plus('cell'))],
  ['an opened cell', 'hot-spring-dig', 'cellOpened', ({ round }) => void plus('cell')(round.actions[0] ?? {})],
  [
    'a hazard',
    'hot-spring-dig',
    'boardRevealed',
    inEvent('boardRevealed', ({ hazards }) => void (hazards as Json[]).reverse()),
  ],
  ['the prize of a cash-out', 'hot-spring-dig', 'cashedOut', inEvent('cashedOut', plus('amount'))],
  ['the rows of a ball', 'nail-garden', 'ballDropped', inRound({ choice: { rows: 12, risk: 'high' } })],
  [
    'the risk of a ball',
    'nail-garden',
    'ballDropped',
    inEvent('ballDropped', (event) => void Object.assign(event, { risk: 'none' })),
  ],
  ['a table that is not offered', 'nail-garden', 'ballDropped', inRound({ choice: { rows: 7, risk: 'low' } })],
  [
    'the way of a ball',
    'nail-garden',
    'ballDropped',
    inEvent('ballDropped', (event) => void Object.assign(event, { path: [...String(event.path)].reverse().join('L') })),
  ],
  ['the bin of a ball', 'nail-garden', 'ballDropped', inEvent('ballDropped', plus('bin'))],
  ['what a bin pays', 'nail-garden', 'binPaid', inEvent('binPaid', plus('amount'))],
  ['the mark of a bet', 'hundred-step-dice', 'numberDrawn', inRound({ choice: { side: 'under', at: 7 } })],
  ['a mark that is not offered', 'hundred-step-dice', 'numberDrawn', inRound({ choice: { side: 'under', at: 9801 } })],
  ['the number of a die', 'hundred-step-dice', 'numberDrawn', inEvent('numberDrawn', plus('number'))],
  [
    'a win for a loss',
    'hundred-step-dice',
    'numberDrawn',
    inEvent('numberDrawn', (event) => void Object.assign(event, { won: !event.won })),
  ],
  ['what a mark pays', 'hundred-step-dice', 'sliderPaid', inEvent('sliderPaid', plus('amount'))],
  ['a bin that is not paid', 'nail-garden', 'binPaid', without('binPaid')],
  ['the bust of a round', 'rising-firework', 'burst', inEvent('burst', plus('hundredths'))],
  ['the instant of a bust', 'rising-firework', 'burst', inEvent('burst', plus('atMs', 10))],
  ['the multiple of a cash-out', 'rising-firework', 'left', inEvent('left', plus('hundredths'))],
  ['what a cash-out pays', 'rising-firework', 'left', inEvent('left', plus('amount'))],
  [
    'who cashed out',
    'rising-firework',
    'left',
    inEvent('left', (event) => Object.assign(event, { byAuto: !event.byAuto })),
  ],
  ['a bet that did not leave', 'rising-firework', 'left', without('left')],
  ['an automatic cash-out', 'rising-firework', 'left', inRound({ choice: { auto: 103 } })],
  ['an automatic cash-out that is not offered', 'rising-firework', 'burst', inRound({ choice: { auto: 100 } })],
  ['a cash-out at the start', 'rising-firework', 'left', inRound({ actions: [{ type: 'cashOut', atMs: 5 }] })],
  ['a cash-out without its instant', 'rising-firework', 'left', inRound({ actions: [{ type: 'cashOut' }] })],
  [
    'the number that was drawn',
    'rose-window-roulette',
    'drawn',
    inEvent('drawn', (event) => void Object.assign(event, { face: event.face === '7' ? '8' : '7' })),
  ],
  ['a fact of the dice', 'dice-palace', 'decided', inEvent('decided', ({ facts }) => void (facts as Json[]).pop())],
  [
    'the segment of a wheel',
    'zodiac-wheel',
    'drawn',
    inEvent('drawn', (event) => void Object.assign(event, { face: event.face === '1-rat' ? '7-rat' : '1-rat' })),
  ],
  [
    'by what a wheel multiplied',
    'zodiac-wheel',
    'betPaid',
    inEvent('decided', ({ facts }) => void (facts as Json[]).splice(1, 1, 'rat*99')),
  ],
  ['what a bet on a wheel is paid', 'zodiac-wheel', 'betPaid', inEvent('betPaid', plus('amount'))],
  ['what a bet on dice is paid', 'cho-han', 'betPaid', inEvent('betPaid', plus('amount'))],
  [
    'a throw into the bowl',
    'chinchiro',
    'drawn',
    inEvent('drawn', (event) => void Object.assign(event, { face: event.face === '1-1-1' ? '1-1-2' : '1-1-1' })),
  ],
  ['a throw less', 'chinchiro', 'drawn', without('drawn')],
  ['what comes back of five stakes', 'chinchiro', 'betPaid', inEvent('betPaid', plus('amount', 100))],
  [
    'a card',
    'dragon-and-tiger',
    'drawn',
    inEvent('drawn', (event) => void Object.assign(event, { face: event.face === 'As' ? 'Ah' : 'As' })),
  ],
  ['half of a bet at a tie', 'dragon-and-tiger', 'betPaid', inEvent('betPaid', plus('amount'))],
  [
    'the side that a card goes to',
    'folding-screen-baccarat',
    'drawn',
    inEvent('drawn', (event) => void Object.assign(event, { to: 'banker' })),
  ],
  ['a card less', 'folding-screen-baccarat', 'drawn', without('drawn')],
  ['what a bet is paid', 'rose-window-roulette', 'betPaid', inEvent('betPaid', plus('amount'))],
  ['a bet that is not paid', 'rose-window-roulette', 'betPaid', without('betPaid')],
  ['the amount of a bet', 'rose-window-roulette', 'betsLaid', inEvent('betsLaid', inList('bets', plus('amount', 100)))],
  [
    'a bet that was not chosen',
    'rose-window-roulette',
    'betsLaid',
    ({ round }) => void Object.assign(round.choice as Fields, { 'straight-0': 700 }),
  ],
  [
    'a card of a hand',
    'bamboo-blackjack',
    'handsDealt',
    inEvent(
      'handsDealt',
      inList('hands', ({ cards }) => void (cards as Json[]).reverse()),
    ),
  ],
  ['what a deal may take', 'bamboo-blackjack', 'handsDealt', inEvent('handsDealt', plus('mayTake', 2))],
  [
    'the stake of another hand',
    'bamboo-blackjack',
    'handsDealt',
    ({ round }) => void Object.assign(round.choice as Fields, { hand1: 4242 }),
  ],
  ['further stakes', 'bamboo-blackjack', 'handPlayed', ({ round }) => plus('furtherStaked', 100)(round)],
  [
    'a stand in place of a hit',
    'bamboo-blackjack',
    'cardDealt',
    ({ round }) => void Object.assign(round.actions[0] ?? {}, { type: 'stand' }),
  ],
  ['the dealer’s total', 'bamboo-blackjack', 'dealerDrew', inEvent('dealerDrew', plus('total'))],
  ['what a hand is paid', 'bamboo-blackjack', 'handSettled', inEvent('handSettled', plus('amount'))],
  [
    'other cards that are held',
    'five-card-draw',
    'fiveDrawn',
    ({ round }) =>
      void Object.assign(round.actions[0] ?? {}, { held: round.actions[0]?.held === '00000' ? '00001' : '00000' }),
  ],
  ['what five cards pay', 'five-card-draw', 'fiveSettled', inEvent('fiveSettled', plus('amount'))],
  ['the month that came', 'hanafuda-high-low', 'monthGuessed', inEvent('monthGuessed', plus('month'))],
  [
    'the other guess',
    'hanafuda-high-low',
    'monthGuessed',
    ({ round }) =>
      void Object.assign(round.actions[0] ?? {}, { guess: round.actions[0]?.guess === 'higher' ? 'lower' : 'higher' }),
  ],
  ['the prize of months', 'hanafuda-high-low', 'highLowPaid', inEvent('highLowPaid', plus('amount'))],
]

test('the independent verifier finds each registered change, in every title', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(40)
  const slotsAndMines = new Set(mutations.map(([, gameCode]) => gameCode))
  const unnoticed = mutations.flatMap(([name, gameCode, type, change]) => {
    const proof = proofWith(gameCode, type)
    expect(aloneText(proof), `${gameCode} as it was played`).toMatchObject({ code: 0 })
    const copy = changed(proof, change)
    expect(copy, `${name} changes something`).not.toEqual(changed(proof, () => undefined))
    return aloneText(copy).code === 0 ? [`${name} (${gameCode})`] : []
  })
  expect(unnoticed).toEqual([])
  expect(slotsAndMines.size).toBeGreaterThanOrEqual(13)
})

/** Files of the verifier that one file imports, itself first. */
function filesOf(name: string, known: ReadonlySet<string> = new Set()): readonly string[] {
  if (known.has(name)) return []
  const imported = [
    ...linesOf(name)
      .join('\n')
      .matchAll(/ from '\.\/(.+)'/g),
  ].map(([, file = '']) => file)
  const seen = new Set([...known, name])
  return [...new Set([name, ...imported.flatMap((file) => filesOf(file, seen))])]
}
const linesOf = (name: string) => readFileSync(join(verifier, name), 'utf8').trimEnd().split('\n')
const lengthOf = (names: readonly string[]) => names.reduce((sum, name) => sum + linesOf(name).length, 0)

/** Their rules are longer; `examples/verifier/README.md` says so. */
const longer = ['blackjack', 'lines', 'tumbles']

test('to check a round of a game, less than 200 lines are to be read, but for the kinds that are known to be longer', () => {
  const kinds = readdirSync(verifier).flatMap((name) => /^play-(.*)\.mjs$/.exec(name)?.[1] ?? [])
  const linesToRead = (kind: string) => lengthOf(['verify.mjs', ...filesOf(`play-${kind}.mjs`)])
  expect(kinds.filter((kind) => linesToRead(kind) >= 200)).toEqual(longer)
  expect(kinds.filter((kind) => linesToRead(kind) >= 245)).toEqual([])
})

/** What a proof says besides, which follows from nothing else in it. */
const saidBesides = ['success', 'committedAt', 'round.id', 'round.startedAt', 'round.currency', 'round.free']

/** The same for a bet at a table, whose id stands in the tree of bets. The size of that tree could be another with a path of the same shape. */
const saidOfTables = [
  ...saidBesides.filter((path) => path !== 'round.id'),
  'shared.bet.size',
  'shared.chain.chain',
  'shared.chain.committedAt',
  'shared.chain.links',
  'shared.chain.signerAt',
  'shared.forFun',
]

/** At most so many values of a proof are changed, evenly spread over it. */
const mostLeaves = 250

test.each(titles.map(({ gameCode }) => gameCode))(
  'no value in a proof of %s can be another, but those that it only states',
  (gameCode) => {
    const isShared = titles.some((title) => title.gameCode === gameCode && title.shared)
    const proofs = Array.from({ length: isShared ? 20 : 120 }, (_, nonce) =>
      proofOf(gameCode, nonce, { actsAtMost: 3 }),
    )
    // of a round that lost, nothing says its stake
    const proof = proofs.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? proofOf(gameCode)
    const events = leavesOf(JSON.parse(JSON.stringify({ round: { ...proof.round } })))
    const rest = leavesOf(JSON.parse(JSON.stringify({ ...proof, round: null, rules: null })))
    const every = Math.ceil(events.length / mostLeaves)
    const unnoticed = [...rest, ...events.filter((path, at) => at % every === 0 || path.length < 4)].flatMap((path) => {
      const { code } = aloneText(changed(proof, (copy) => changeAt(copy, path)))
      return code === 0 ? [path.join('.')] : []
    })
    expect(unnoticed.toSorted()).toEqual((isShared ? saidOfTables : saidBesides).toSorted())
  },
)

const weightOf = ({ round }: Proof) => round.events.length + (round.win > 0 ? 0.5 : 0)

/** The paths of all values that are no lists or objects; of empty lists too. */
function leavesOf(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (value === null || typeof value !== 'object' || Object.keys(value).length === 0) return [path]
  return Object.entries(value).flatMap(([field, part]) => leavesOf(part, [...path, field]))
}

function changeAt(copy: Fields, path: readonly string[]): void {
  const last = path.at(-1) ?? ''
  const parent = path.slice(0, -1).reduce<Json>((part, field) => (part as Fields)[field] ?? null, copy) as Fields // the path is one of its own
  const value = parent[last]
  if (typeof value === 'number') parent[last] = value + 1
  else if (typeof value === 'boolean') parent[last] = !value
  else if (typeof value === 'string') parent[last] = `${value}x`
  else parent[last] = [1]
}
