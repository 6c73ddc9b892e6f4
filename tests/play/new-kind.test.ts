import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { gameSheet } from '@andon/contract/games/sheet'
import { gameSheet as sheetSchema } from '@andon/contract/games/sheet'
import { publishedGame } from '@andon/contract/supplier-games'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchChromium } from '../../tools/launch-chromium.ts'
import { copyWithNewKind } from './new-kind.fixture.ts'

type Arcade = typeof import('@andon/arcade/arcade.fixture')
type TestArcade = Awaited<ReturnType<Arcade['openArcade']>>

const root = join(import.meta.dirname, '../..')
const copy = copyWithNewKind()
const fromArcade = <Module>(path: string) =>
  import(join(copy.folder, 'packages/arcade/src', `${path}.ts`)) as Promise<Module>
const fromGames = <Module>(path: string) => import(join(copy.folder, 'apps/games', `${path}.ts`)) as Promise<Module>

let fixture: Arcade
let arcade: TestArcade
beforeAll(async () => {
  fixture = await fromArcade<Arcade>('arcade.fixture')
})
afterAll(copy.remove)
beforeEach(async () => {
  arcade = await fixture.openArcade({ walletTimeoutMs: 2000 })
})
afterEach(() => arcade.close())

const gameCode = 'lucky-coins'

interface Recorded {
  readonly win: number
  readonly furtherStakes?: readonly number[]
}
interface OpenedTitle {
  readonly page: Page
  readonly errors: readonly string[]
  bytes(): ReadonlyMap<string, number>
  playRound(onTick: () => Promise<void>): Promise<void>
}

/** The server forbids drawings for its whole process, which test files share. */
const drawings = { operation: ['VipsForeignLoadSvg'] }
beforeAll(() => sharp.unblock(drawings))
afterAll(() => sharp.block(drawings))
type Choice = Readonly<Record<string, number | string>>
const press = (stake: number, choice: Choice) => ({ stake, choice, requestId: randomUUID() })

test('a round of the new kind is played whole: a layout of bets, further stakes, one win, a proof', async () => {
  const { sessionToken: token, game } = await fixture.openReal(arcade, gameCode)
  expect(game).toMatchObject({
    engine: 'coins',
    stakes: [],
    table: { chips: [100, 500, 1000], layout: { least: 200, most: 8000 } },
    bets: { heads: { rtp: { decimal: 0.95 } }, tails: { rtp: { decimal: 0.96 } } },
  })
  const choice = { heads: 300, edge: 100 }
  const { reply: opened } = await fixture.call(arcade, 'playRound', { token, body: press(400, choice) })
  expect(opened.round).toMatchObject({ status: 'playing', stake: 400, furtherStaked: 0, choice })
  expect(opened.round.events).toEqual([{ type: 'coinCovered', laid: 400 }])
  const act = (index: number, type: string) =>
    fixture.call(arcade, 'act', { token, roundId: opened.round.id, body: { index, action: { type } } })
  for (const index of [0, 1]) {
    const { reply } = await act(index, 'double')
    expect(reply.round).toMatchObject({ status: 'playing', stake: 400, furtherStaked: 400 * (index + 1) })
    expect(reply.balance).toBe(arcade.operator.startBalance - 400 * (index + 2))
  }
  expect((await act(2, 'double')).refusal).toBe('ACTION_NOT_ALLOWED')
  const { reply: ended } = await act(2, 'look')
  const shown = ended.round.events.at(-2) as unknown as { side: 'heads' | 'tails' | 'edge'; amount: number }
  const win = { heads: 300 * 1.9 * 3, tails: 0, edge: 100 * 9 * 3 }[shown.side]
  expect(ended.round).toMatchObject({ status: 'settled', win, furtherStaked: 800 })
  expect(arcade.operator.balance()).toBe(arcade.operator.startBalance - 1200 + win)
  expect(await fixture.storedRounds(arcade)).toMatchObject([{ state: 'settled', stake: 1200, win }])
  await fixture.expectBooksAgree(arcade)

  await fixture.call(arcade, 'rotateSeeds', { token, body: { clientSeed: 'mine' } })
  const { reply: proof } = await fixture.call(arcade, 'proof', { token, roundId: opened.round.id })
  const { verifyProof } =
    await fromArcade<typeof import('@andon/arcade/provably-fair/verify-proof')>('provably-fair/verify-proof')
  expect(await verifyProof(proof)).toMatchObject({ holds: true, played: true })
})

test.each<[why: string, stake: number, choice: Choice, refusal: string, params: object]>([
  ['is not the sum of the bets', 500, { heads: 400 }, 'STAKE_OUT_OF_RANGE', { sum: 400 }],
  ['has a bet above its own limit', 1000, { edge: 1000 }, 'STAKE_OUT_OF_RANGE', { bet: 'edge', min: 100, max: 500 }],
  ['has a bet that no chips make', 250, { tails: 250 }, 'STAKE_OUT_OF_RANGE', { bet: 'tails', min: 100, max: 5000 }],
  ['is below the limit of the table', 100, { heads: 100 }, 'STAKE_OUT_OF_RANGE', { min: 200, max: 8000 }],
  [
    'is above the limit of the table',
    9000,
    { heads: 5000, tails: 4000 },
    'STAKE_OUT_OF_RANGE',
    { min: 200, max: 8000 },
  ],
  ['has a bet that the game does not know', 300, { side: 300 }, 'CHOICE_UNKNOWN', {}],
  ['has an amount that is no amount', 300, { heads: '300' }, 'CHOICE_UNKNOWN', {}],
  ['has no bets', 300, {}, 'CHOICE_UNKNOWN', {}],
])('a layout that %s is refused, and nothing is drawn', async (_, stake, choice, refusal, params) => {
  const { sessionToken: token } = await fixture.openReal(arcade, gameCode)
  const refused = await fixture.call(arcade, 'playRound', { token, body: press(stake, choice) })
  expect(refused).toMatchObject({ status: 422, refusal, params })
  expect(await fixture.storedRounds(arcade)).toEqual([])
})

test('a layout keeps within the cap of a country and the exposure of the operator', async () => {
  const { titles } = await fromArcade<typeof import('@andon/arcade/titles/index')>('titles/index')
  const { stakesUpTo } = await fromArcade<typeof import('@andon/arcade/titles/stakes')>('titles/stakes')
  const { withinExposure } =
    await fromArcade<typeof import('@andon/arcade/titles/within-exposure')>('titles/within-exposure')
  const [title] = titles
  if (!title) throw new Error('the new title is found')
  const table = {
    chips: [100, 500],
    bets: { heads: { least: 100, most: 900 }, tails: { least: 100, most: 900 }, edge: { least: 100, most: 500 } },
    layout: { least: 200, most: 900 },
  }
  expect(stakesUpTo(title.stakesIn.JPY, 950).table).toEqual(table)
  expect(withinExposure(title, 27 * 950).stakesIn.JPY.table).toEqual(table)
})

test('its listing leaves room for further stakes, and its sheet has its mechanics, its pays and the return of each bet', async () => {
  const { publishedGames } =
    await fromArcade<typeof import('@andon/arcade/titles/published-games')>('titles/published-games')
  const [listed, ...others] = publishedGames({ mostRoundWin: null })
  expect(others).toEqual([])
  expect(v.parse(publishedGame, listed)).toMatchObject({
    gameCode,
    category: 'table-games',
    rtp: 96,
    minBet: 200,
    maxBet: 8000,
    maxRoundBet: 24_000,
    tagList: ['coin-toss', 'cash-out'],
  })
  const { sheetOf } = await fromGames<{ sheetOf(code: string): Promise<v.InferInput<typeof gameSheet>> }>(
    'build-tools/sheet-of',
  )
  expect(v.parse(sheetSchema, await sheetOf(gameCode))).toMatchObject({
    rules: { ja: ['コインを投げます。'], en: ['A coin is tossed.'] },
    payTable: [{ name: { en: 'Heads' }, pays: [{ from: 1, multiple: 1.9 }] }, {}, {}],
    mechanics: [{ id: 'coin-toss', name: { en: 'a coin toss' } }, 'cash-out'],
    bets: [
      { id: 'heads', name: { ja: '表', en: 'Heads' }, rtp: '19/20' },
      { id: 'tails', name: { ja: '裏', en: 'Tails' }, rtp: '24/25' },
      { id: 'edge', name: { ja: '縁', en: 'Edge' }, rtp: '9/10' },
    ],
  })
})

test('both title kits and the sounds know its rounds, its events and its buttons', async () => {
  const { titles } = await fromArcade<typeof import('@andon/arcade/titles/index')>('titles/index')
  const [title] = titles
  if (!title) throw new Error('the new title is found')
  const kit = await fromArcade<{
    playRound(of: typeof title, round: object): { win: number; events: readonly never[]; actions: readonly object[] }
    paidBy(of: typeof title, events: readonly never[]): number
  }>('titles/title-kit.fixture')
  const { recordRounds } = await fromGames<{
    recordRounds(of: typeof title): readonly { furtherStakes?: readonly number[]; actions: readonly object[] }[]
  }>('title-kit/record-rounds.fixture')
  const { clientKindOf } = await fromGames<{
    clientKindOf(name: string): { controlOf(action: object): object; cuesOf(sounds: object): object }
  }>('build-tools/client-kinds')
  for (let nonce = 0; nonce < 60; nonce++) {
    const { win, events } = kit.playRound(title, { nonce, stake: 0 })
    expect(kit.paidBy(title, events)).toBe(win)
  }
  const recorded = recordRounds(title)
  expect(recorded.map(({ furtherStakes = [] }) => furtherStakes.some((stake) => stake > 0))).toContain(true)
  const kind = clientKindOf('coins')
  expect(kind.controlOf({ type: 'double' })).toEqual({ selector: '.double', index: 0 })
  expect(kind.cuesOf({ toss: () => {} })).toEqual({ neutral: { toss: expect.any(Function) }, celebrating: {} })
})

test('its page loads its own kind alone, lays bets, and takes further stakes', async () => {
  const built = spawnSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(copy.folder, 'apps/games'),
    encoding: 'utf8',
  })
  expect([built.status, built.stderr]).toEqual([0, expect.not.stringMatching(/error/i)])
  const { titles } = await fromArcade<typeof import('@andon/arcade/titles/index')>('titles/index')
  const [title] = titles
  if (!title) throw new Error('the new title is found')
  const recorder = await fromGames<{ recordRounds(of: typeof title): readonly Recorded[] }>(
    'title-kit/record-rounds.fixture',
  )
  const round = recorder.recordRounds(title).find(({ furtherStakes = [] }) => furtherStakes.length === 3)
  if (!round) throw new Error('a round with two doubles is recorded')
  const { openTitle } = await fromGames<{ openTitle(...opened: unknown[]): Promise<OpenedTitle> }>(
    'title-kit/title-page.fixture',
  )
  const browser = await launchChromium()
  try {
    const shape = { width: 390, height: 844, language: 'en', calm: true, webgl: false }
    const { page, bytes, errors, playRound } = await openTitle(browser, title, { ...shape, rounds: [round] })
    const shown = async (meter: string) =>
      Number(((await page.locator(`[data-meter="${meter}"]`).textContent()) ?? '').replace(/\D/g, ''))
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /rounds(\/[^/]+\/actions)?$/.test(request.url()))
        sent.push(request.postDataJSON())
    })
    expect(await shown('stake')).toBe(200)
    await page.locator('.chip').click()
    expect(await shown('stake')).toBe(300)
    const staked: number[] = []
    await playRound(async () => void staked.push(await shown('stake')))
    expect(sent).toMatchObject([
      { stake: 300, choice: { heads: 200, tails: 100 } },
      { index: 0, action: { type: 'double' } },
      { index: 1, action: { type: 'double' } },
      { index: 2, action: { type: 'look' } },
    ])
    expect(staked).toContain(900)
    expect(await shown('win')).toBe(round.win)
    expect(errors).toEqual([])
    const chunks = [...bytes().keys()].flatMap((path) => /assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(path)?.[1] ?? [])
    expect(chunks).toEqual(expect.arrayContaining(['coins', 'shell', 'pixi', gameCode]))
    expect(chunks.filter((name) => ['slot', 'instant'].includes(name))).toEqual([])
  } finally {
    await browser.close()
  }
})

test('it compiles, with its events and its display among those of all kinds', () => {
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', copy.folder], {
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([0, ''])
})
