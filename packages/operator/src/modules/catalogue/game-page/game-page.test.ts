import type { GameSheet } from '@andon/contract/games/sheet'
import { refusalCodeOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGameSession, send, switchSupplier } from '../../game-wallet/game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet, publishedGame } from '../../game-wallet/game-wallet.fixture.ts'
import { playRecords } from '../../game-wallet/index.ts'
import { createJobs } from '../jobs.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(() => fixture.close())

const sheet: GameSheet = {
  about: { ja: '灯籠が川を下ります。', en: 'Lanterns drift down the river.' },
  rules: { ja: ['3つそろうと当たりです。'], en: ['Three of a kind pay.'] },
  payTable: [
    {
      name: { ja: '提灯', en: 'Lantern' },
      picture: '/lantern/symbols/lantern.webp',
      note: { ja: 'ワイルド', en: 'Wild' },
      pays: [{ from: 3, to: null, multiple: 5 }],
      values: [{ multiple: 25, share: 1, of: 40, name: { ja: '大', en: 'Grand' } }],
    },
  ],
  mechanics: ['lines', 'free-spins', { id: 'lantern-walk', name: { ja: '灯籠歩き', en: 'a lantern walk' } }],
  exactRtp: { fraction: '961/1000', beforeRounding: 96.4 },
  bets: [{ id: 'side', name: { ja: 'サイドベット', en: 'Side bet' }, rtp: '6/7' }],
  round: {
    pays: [
      [0, 0.9],
      [9.61, 0.1],
    ],
  },
}
const games = [publishedGame('lantern'), publishedGame('harbour', { tagList: ['free-spins'] })]
const sync = (sheets: ReadonlyMap<string, GameSheet>) =>
  fixture.db.transaction((tx) => fixture.catalogue.syncGames(tx, 'arcade', games, sheets))
const version = () => fixture.catalogue.contentVersion()

test('a game has its supplier’s sheet in the language asked for, with absolute pictures, and games like it with what they share', async () => {
  await sync(new Map([['lantern', sheet]]))
  const details = await fixture.call('getGameDetails', { languageId: 'en', gameCode: 'lantern' })
  expect(details).toMatchObject({ game: { gameCode: 'lantern', name: 'lantern' }, paused: false, showsRounds: false })
  expect(details.sheet).toEqual({
    about: 'Lanterns drift down the river.',
    rules: ['Three of a kind pay.'],
    payTable: [
      {
        name: 'Lantern',
        note: 'Wild',
        pays: [{ from: 3, to: null, multiple: 5 }],
        picture: 'http://arcade.localhost:4000/lantern/symbols/lantern.webp',
        values: [{ multiple: 25, share: 1, of: 40, name: 'Grand' }],
      },
    ],
    mechanics: ['lines', 'free-spins', { id: 'lantern-walk', name: 'a lantern walk' }],
    exactRtp: { fraction: '961/1000', beforeRounding: 96.4 },
    bets: [{ id: 'side', name: 'Side bet', rtp: '6/7' }],
    round: sheet.round,
  })
  expect(details.similar[0]).toMatchObject({
    game: { gameCode: 'harbour' },
    mechanics: ['free-spins'],
    sameVolatility: true,
    sameCategory: true,
  })
})

test('a game’s jackpots are those of the brand, by the names under which their meters are listed', async () => {
  const mini = {
    jackpot: 'p.mini',
    name: { ja: 'ミニ', en: 'Mini' },
    level: 'MINI' as const,
    seed: 10,
    increment: '1/250',
    reserve: '1/1000',
    drop: { by: 'amount' as const, at: 90 },
    rtp: '1/200',
  }
  const jackpots = [
    mini,
    { ...mini, jackpot: 'q.mini', sites: ['BEE'] },
    { ...mini, jackpot: 'r.mini', sites: ['LEO'] },
  ]
  await sync(new Map([['lantern', { ...sheet, jackpots }]]))
  const { sheet: shown } = await fixture.call('getGameDetails', { languageId: 'ja', gameCode: 'lantern' })
  expect(shown?.jackpots?.map(({ id, name }) => [id, name])).toEqual([
    ['arcade/p.mini', 'ミニ'],
    ['arcade/r.mini', 'ミニ'],
  ])
  expect(shown?.jackpots?.[0]).not.toHaveProperty('jackpot')
})

test('a game without a sheet has details, and an unknown game has none', async () => {
  await sync(new Map())
  expect(await fixture.call('getGameDetails', { languageId: 'ja', gameCode: 'lantern' })).toMatchObject({ sheet: null })
  const unknown = fixture.call('getGameDetails', { languageId: 'ja', gameCode: 'nowhere' })
  expect(await refusalCodeOf(unknown)).toBe('NOT_FOUND')
})

test('how to play a game is a page of its own, and the list of titles says which games have one', async () => {
  const guide = {
    ja: [{ title: '遊び方', text: ['灯籠を流します。'] }],
    en: [{ title: 'How it works', text: ['Lanterns drift.'] }],
  }
  await sync(new Map([['lantern', { ...sheet, guide, allStakes: { staked: '9/8', rtp: '99/100' } }]]))
  const asked = { languageId: 'en', gameCode: 'lantern' } as const
  expect(await fixture.call('getGameGuide', asked)).toMatchObject({ game: { name: 'lantern' }, guide: guide.en })
  const { sheet: shown } = await fixture.call('getGameDetails', asked)
  expect(shown).toMatchObject({ hasGuide: true, allStakes: { staked: '9/8', rtp: '99/100' } })
  expect(shown).not.toHaveProperty('guide')
  const { titles } = await fixture.call('getGameTitles', { languageId: 'en' })
  expect(titles).toContainEqual(expect.objectContaining({ gameCode: 'lantern', hasGuide: true }))
  expect(titles).toContainEqual(expect.objectContaining({ gameCode: 'harbour', hasGuide: false }))
  expect(await refusalCodeOf(fixture.call('getGameGuide', { ...asked, gameCode: 'harbour' }))).toBe('NOT_FOUND')
})

test('a paused game still has its page', async () => {
  await switchSupplier(fixture, 'arcade', 'paused')
  expect(await fixture.call('getGameDetails', { languageId: 'ja', gameCode: 'lantern' })).toMatchObject({
    paused: true,
    similar: [{ game: { gameCode: 'visitor-game' } }],
  })
  await switchSupplier(fixture, 'arcade', 'active')
})

test('pages are out of date when a sheet is new, has changed or is gone, and not otherwise', async () => {
  await sync(new Map())
  const before = await version()
  await sync(new Map([['lantern', sheet]]))
  await sync(new Map([['lantern', sheet]]))
  const changed: GameSheet = { ...sheet, mechanics: ['lines'] }
  await sync(new Map([['lantern', changed]]))
  await sync(new Map())
  expect(Number(await version()) - Number(before)).toBe(3)
})

test('a sheet that is not valid is never stored', async () => {
  const twice = { ...sheet, round: { pays: [[0, 0.9] as [number, number], [1, 0.9] as [number, number]] } }
  await expect(sync(new Map([['lantern', twice]]))).rejects.toThrow('probabilities sum to 1')
})

const addRounds = () =>
  createJobs(fixture.runtime, playRecords)
    .find(({ name }) => name === 'catalogue.add-closed-rounds')
    ?.run()
const from = (instant: Temporal.Instant) =>
  fixture.ownerDb.query('update catalogue.played_until set closed_before = $1::timestamptz', [instant.toString()])
const returnOf = async (gameCode: string) => (await fixture.call('getGameReturn', { gameCode })).played

/** Closed rounds, a second apart, from an hour ago. */
const fill = (gameCode: string, { rounds, staked, won }: { rounds: number; staked: number; won: number }) =>
  fixture.ownerDb.query(
    `insert into game_wallet.rounds (supplier, player_id, round_id, game_code, currency, state, staked, won, opened_at, closed_at)
     select 'arcade', 'ply_filled', $1 || $2 || n, $1, 'JPY', 'closed', $2::bigint, case when n % 10 = 0 then $3::bigint else 0 end, at, at
     from generate_series(1, $4::int) as n
       cross join lateral (select $5::timestamptz + n * interval '1 second' as at) as times`,
    [gameCode, staked, won, rounds, fixture.clock.now().subtract({ hours: 1 }).toString()],
  )

test('a game has returned what its real rounds won of their stakes, with the band of chance, once there are a thousand', async () => {
  await sync(new Map([['lantern', sheet]]))
  await from(fixture.clock.now().subtract({ hours: 20 }))
  await fill('lantern', { rounds: 990, staked: 100, won: 960 })
  await addRounds()
  expect(await returnOf('lantern')).toBeNull()
  await fill('lantern', { rounds: 10, staked: 200, won: 1920 })
  await from(fixture.clock.now().subtract({ hours: 20 }))
  await fixture.ownerDb.query('truncate catalogue.played_days')
  await addRounds()
  const played = await returnOf('lantern')
  expect(played).toMatchObject({ rounds: 1000, days: 30 })
  expect(played?.rtp).toBeCloseTo(((99 * 960 + 1920) / (990 * 100 + 10 * 200)) * 100, 9)
  // deviation 2.883, a little above 1000 equal rounds
  expect(played?.band?.from).toBeCloseTo(78.2, 0)
  expect(played?.band?.to).toBeCloseTo(114, 0)
})

test('the job adds a round once, however often and wherever it runs, and only after its transaction is certain to be over', async () => {
  await from(fixture.clock.now())
  const { session, bet, win } = await openGameSession(fixture, await fixture.newPlayer(10_000), 'harbour')
  expect((await send(fixture, 'bet', bet('bet'))).body.status).toBe('OK')
  expect((await send(fixture, 'win', win('win', 'bet'))).body.status).toBe('OK')
  const days = () =>
    fixture.db.query("select rounds, staked, won from catalogue.played_days where game_code = 'harbour'")
  await addRounds()
  expect(await days(), `the round of ${session.playerId} has just closed`).toEqual([])
  fixture.clock.advance({ minutes: 2 })
  await Promise.all([addRounds(), addRounds()])
  await addRounds()
  expect(await days()).toEqual([{ rounds: 1, staked: 100, won: 250 }])
})

test('the spread is not stated where the player decides how to play', async () => {
  const round = { ...sheet.round, pays: sheet.round?.pays ?? [], playedAs: { ja: '1マス', en: 'one tile' } }
  await sync(new Map([['lantern', { ...sheet, round }]]))
  expect((await returnOf('lantern'))?.band).toBeUndefined()
})

test('the games played most in the last week are a group of the lobby, once there are three', async () => {
  const popular = async () => {
    fixture.clock.advance({ minutes: 2 })
    const { gameGroupList } = await fixture.call('getLobbyListWithGameGroups', { lobby: 'casino' })
    return gameGroupList.find(({ id }) => id === 'popular')?.games
  }
  await fixture.ownerDb.query('truncate catalogue.played_days')
  const today = fixture.clock.now().toZonedDateTimeISO('UTC').toPlainDate()
  const played = (gameCode: string, rounds: number, daysAgo: number) =>
    fixture.ownerDb.query(
      `insert into catalogue.played_days (game_code, currency, day, rounds, staked, staked_square, won) values ($1, 'JPY', $2, $3, 1, 1, 0)`,
      [gameCode, today.subtract({ days: daysAgo }).toString(), rounds],
    )
  await played('lantern', 5, 0)
  await played('harbour', 9, 6)
  expect(await popular()).toBeUndefined()
  await played('visitor-game', 6, 3)
  await played('lantern', 900, 7)
  expect(await popular()).toEqual(['harbour', 'visitor-game', 'lantern'])
  const { games } = await fixture.call('getLobbyGameGroupGames', { groupId: 'popular' })
  expect(games.map(({ gameCode }) => gameCode)).toEqual(['harbour', 'visitor-game', 'lantern'])
})

test('players of a game are counted while at least three have finished a round of it in the last five minutes', async () => {
  const now = fixture.clock.now()
  const closed = (playerId: string, gameCode: string, minutesAgo: number) =>
    fixture.ownerDb.query(
      `insert into game_wallet.rounds (supplier, player_id, round_id, game_code, currency, state, staked, won, opened_at, closed_at)
       values ('arcade', $1::text, $1::text || $2 || $3, $2, 'JPY', 'closed', 100, 0, $4::timestamptz, $4::timestamptz)`,
      [playerId, gameCode, String(minutesAgo), now.subtract({ minutes: minutesAgo }).toString()],
    )
  for (const player of ['ply_a', 'ply_b', 'ply_c'])
    for (const minutesAgo of [1, 2]) await closed(player, 'lantern', minutesAgo)
  for (const [player, minutesAgo] of [
    ['ply_a', 1],
    ['ply_b', 2],
    ['ply_c', 6],
  ] as const)
    await closed(player, 'harbour', minutesAgo)
  expect((await fixture.call('getPlayersNow', {})).games).toEqual([{ gameCode: 'lantern', players: 3 }])
  fixture.clock.advance({ minutes: 10 })
  expect((await fixture.call('getPlayersNow', {})).games).toEqual([])
})

const recentPlay = () => {
  fixture.clock.advance({ minutes: 2 })
  return fixture.call('getRecentPlay', {})
}
const forgetPlay = async () => {
  await fixture.ownerDb.query('truncate catalogue.played_days, catalogue.great_wins, game_wallet.rounds')
  await from(fixture.clock.now().subtract({ hours: 20 }))
}

test('great wins are listed with how rare they are and without a player: one of each at most, no small ones, no free rounds', async () => {
  await sync(
    new Map([
      [
        'lantern',
        {
          ...sheet,
          round: {
            pays: [
              [0, 0.9],
              [5, 0.096],
              [25, 0.003],
              [40, 0.001],
            ],
          },
        },
      ],
    ]),
  )
  await forgetPlay()
  const round = (playerId: string, staked: number, won: number, gameCode = 'lantern') =>
    fixture.ownerDb.query(
      `insert into game_wallet.rounds (supplier, player_id, round_id, game_code, currency, state, staked, won, opened_at, closed_at)
       values ('arcade', $1::text, $1::text || $2 || $3, $4, 'JPY', 'closed', $2::bigint, $3::bigint, $5::timestamptz, $5::timestamptz)`,
      [playerId, String(staked), String(won), gameCode, fixture.clock.now().subtract({ minutes: 30 }).toString()],
    )
  await round('ply_a', 100, 2500)
  await round('ply_a', 100, 2000)
  await round('ply_b', 50, 2000)
  await round('ply_c', 100, 1999)
  await round('ply_d', 0, 90_000)
  await round('ply_e', 10, 900, 'of-no-site')
  await addRounds()
  const { wins, rounds, rtp, open, paused } = await recentPlay()
  expect(wins).toEqual([
    { gameCode: 'lantern', amount: 2500, currency: 'JPY', times: 25, oneIn: expect.closeTo(250) },
    { gameCode: 'lantern', amount: 2000, currency: 'JPY', times: 40, oneIn: expect.closeTo(1000) },
  ])
  expect({ rounds, rtp, open, paused }).toEqual({ rounds: 5, rtp: null, open: 3, paused: 0 })
  const stored = await fixture.ownerDb.query('select * from catalogue.great_wins limit 1')
  expect(JSON.stringify(stored)).not.toContain('ply_')
  fixture.clock.advance({ hours: 24 })
  expect((await recentPlay()).wins).toEqual([])
})

test('what all rounds of a week have returned is stated from a thousand rounds on', async () => {
  await forgetPlay()
  await fill('lantern', { rounds: 1000, staked: 100, won: 950 })
  await addRounds()
  expect(await recentPlay()).toMatchObject({ rounds: 1000, rtp: 95, wins: [] })
})

test('a rank says the place of the day before', async () => {
  await forgetPlay()
  const today = fixture.clock.now().toZonedDateTimeISO('UTC').toPlainDate()
  const played = (gameCode: string, rounds: number, daysAgo: number) =>
    fixture.ownerDb.query(
      `insert into catalogue.played_days (game_code, currency, day, rounds, staked, staked_square, won) values ($1, 'JPY', $2, $3, 1, 1, 0)`,
      [gameCode, today.subtract({ days: daysAgo }).toString(), rounds],
    )
  for (const [place, code] of ['lantern', 'harbour', 'visitor-game'].entries()) await played(code, 30 - place, 2)
  await played('harbour', 10, 0)
  await played('newcomer', 100, 0)
  expect((await recentPlay()).ranks).toEqual([
    { gameCode: 'newcomer', before: null },
    { gameCode: 'harbour', before: 2 },
    { gameCode: 'lantern', before: 1 },
    { gameCode: 'visitor-game', before: 3 },
  ])
})
