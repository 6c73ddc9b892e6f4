import { listedGame } from '@andon/tests/fake-aggregator'
import { refusalCodeOf } from '@andon/tests/test-runtime'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { publishedGame } from '../../packages/operator/src/modules/game-wallet/game-wallet.fixture.ts'
import { type OpenedAggregator, openAggregator } from './open-aggregator.ts'

let opened: OpenedAggregator | undefined
beforeEach(async () => {
  await opened?.close()
  opened = await openAggregator()
})
afterAll(() => opened?.close())

const at = () => {
  if (!opened) throw new Error('opened before each test')
  return opened
}
const listed = async () =>
  (await at().operator.call('getGames', { languageId: 'en' })).games.filter(
    ({ vendorCode }) => vendorCode !== 'vanguard',
  )
const codes = async () => (await listed()).map((game) => game.gameCode)
const version = () => at().catalogue.contentVersion()
async function sync(games: unknown) {
  at().aggregator.state.games = games
  await at().hub88.syncGames()
}
const warnings = () => at().lines.map(({ msg, field, code }) => ({ msg, field, code }))

test('an aggregator’s games are in the catalogue as its list has them', async () => {
  await sync([
    listedGame('lamp_1', { blocked_countries: ['SE', 'DE'], url_background: 'https://pictures.fair.example/wide.png' }),
    listedGame('tide', { category: 'Live Roulette', product: null, demo_game_support: false, rtp: null }),
    listedGame('shore', { category: 'Blackjack', url_background: 'https://elsewhere.example/wide.png' }),
  ])
  const [lamp, tide, shore] = await listed()
  expect(lamp).toMatchObject({
    gameCode: 'fair-lamp-1',
    name: 'Game lamp_1',
    category: 'slots',
    rtp: 96.1,
    volatility: 'medium',
    vendorCode: 'paper-boat',
    vendorName: 'Paper Boat',
    modes: ['freegames', 'realgames'],
    thumbnail: 'https://pictures.fair.example/lamp_1.png',
    hero: 'https://pictures.fair.example/wide.png',
  })
  expect(tide).toMatchObject({ category: 'live-casino', vendorName: 'Fair Games', modes: ['realgames'], rtp: null })
  expect(shore).toMatchObject({ category: 'table-games', hero: 'https://pictures.fair.example/shore.png' })
  const stored = await at().catalogue.offeredGames(at().operator.db, ['fair-lamp-1'])
  expect(stored.get('fair-lamp-1')?.countries).toEqual({ not: ['SE', 'DE'] })
  const demo = { gameType: 'freegames', gameSymbol: 'fair-tide' } as const
  expect(await refusalCodeOf(at().operator.call('launchGame', demo))).toBe('GAME_MODE_UNAVAILABLE')
})

test('new, changed, withdrawn and returned games follow the list; the same list changes nothing', async () => {
  const before = await version()
  await sync([listedGame('lamp_1'), listedGame('tide')])
  expect(await version()).toBe(before)
  await sync([listedGame('lamp_1', { name: 'Lamp' }), listedGame('tide', { enabled: false }), listedGame('new')])
  expect([await codes(), await version()]).toEqual([['fair-lamp-1', 'fair-new'], before + 1])
  expect((await listed())[0]?.name).toBe('Lamp')
  await sync([listedGame('tide')])
  expect(await codes()).toEqual(['fair-tide'])
})

test.each([
  ['game_code', listedGame('a/b')],
  ['name', listedGame('x', { name: ' ' })],
  ['enabled', listedGame('x', { enabled: 'yes' })],
  ['url_thumb', listedGame('x', { url_thumb: 'https://elsewhere.example/x.png' })],
  ['url_thumb', listedGame('x', { url_thumb: '/x.png' })],
  ['blocked_countries.0', listedGame('x', { blocked_countries: ['Sweden'] })],
  ['rtp', listedGame('x', { rtp: '960' })],
  ['', 'no game'],
])('an entry whose %s is wrong is left out and logged; the others are kept', async (field, entry) => {
  await sync([entry, listedGame('lamp_1')])
  expect(await codes()).toEqual(['fair-lamp-1'])
  expect(warnings().at(-1)).toMatchObject({ field, msg: 'a game in the list of an aggregator is left out' })
})

test.each([
  ['fails', 'fails', []],
  ['has no JSON', 'talks nonsense', []],
  ['is empty', 'answers', []],
  ['is no list', 'answers', { error: 'no' }],
  ['has only wrong games', 'answers', [{}]],
] as const)('a list that %s changes nothing', async (_title, manner, games) => {
  const before = await version()
  at().aggregator.state.manner = manner
  await sync(games)
  expect([await codes(), await version()]).toEqual([['fair-lamp-1', 'fair-tide'], before])
  expect(at().lines.at(-1)?.level).toBe(50)
})

test('games of an unknown category are slots, which have the strictest rules, and that is logged', async () => {
  await sync([listedGame('lamp_1', { category: 'Space Opera' })])
  expect((await listed())[0]?.category).toBe('slots')
  expect(at().lines.at(-1)).toMatchObject({ categories: ['Space Opera'] })
})

test('a game keeps its code; one whose code is too long or taken has a hash in it', async () => {
  await at().operator.sync('guest', [publishedGame('fair-taken')])
  await sync(['lamp_1', 'LAMP-1', 'taken', 'a'.repeat(60), 'lamp_1'].map((code) => listedGame(code)))
  const first = await codes()
  expect(first).toEqual([
    'fair-lamp-1',
    expect.stringMatching(/^fair-lamp-1-[0-9a-f]{8}$/),
    expect.stringMatching(/^fair-taken-[0-9a-f]{8}$/),
    expect.stringMatching(/^fair-a{26}-[0-9a-f]{8}$/),
  ])
  await sync(['LAMP-1', 'taken', 'lamp_1', 'a'.repeat(60)].map((code) => listedGame(code)))
  expect(await codes()).toEqual([first[1], first[2], first[0], first[3]])
})

test('five thousand games are synchronised within ten seconds', async () => {
  const games = Array.from({ length: 5000 }, (_, place) => listedGame(`game_${place}`))
  const seconds = async () => {
    const begun = performance.now()
    await sync(games)
    return (performance.now() - begun) / 1000
  }
  const [first, again] = [await seconds(), await seconds()]
  process.stdout.write(`5,000 games: ${first.toFixed(1)} s, the same again: ${again.toFixed(1)} s\n`)
  expect(await codes()).toHaveLength(5000)
  expect(Math.max(first, again)).toBeLessThan(10)
})
