import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gameSheet, mostSheetBytes } from '@andon/contract/games/sheet'
import { languageCodes } from '@andon/contract/languages'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { titles } from './pages.ts'
import { drawingsOf, sheetOf } from './sheet-of.ts'

/** The server reads no drawings of strangers, and forbids this for its whole process: also for test files of the same one. */
const drawings = { operation: ['VipsForeignLoadSvg'] }
beforeAll(() => sharp.unblock(drawings))
afterAll(() => sharp.block(drawings))

describe.each(titles)('the sheet of %s', (code) => {
  test('is valid and small, has rules in every language, and names drawings that exist', async () => {
    const sheet = await sheetOf(code)
    const { rules, payTable, mechanics, round, look, guide } = v.parse(gameSheet, sheet)
    for (const language of languageCodes) {
      expect(guide?.[language].map(({ text }) => text.length)).toEqual(guide?.ja.map(({ text }) => text.length))
      expect(JSON.stringify(guide?.[language] ?? [])).not.toMatch(/undefined|NaN|払い戻し/)
    }
    expect(JSON.stringify(sheet).length).toBeLessThanOrEqual(mostSheetBytes)
    expect(mechanics.length).toBeGreaterThan(0)
    expect([round, look]).not.toContain(undefined)
    expect(payTable.some(({ pays }) => pays.length > 0)).toBe(true)
    for (const language of languageCodes) expect(rules[language]).toHaveLength(rules.ja.length)
    const missing = drawingsOf(sheet).filter(
      (path) => !existsSync(join(import.meta.dirname, '../art', path.replace(/\.webp$/, '.svg'))),
    )
    expect(missing).toEqual([])
  })
})

test('a guide has its figures from the rules', async () => {
  const wordsOf = async (code: string) => JSON.stringify((await sheetOf(code)).guide)
  for (const figure of ['36×', '97.29% (36/37)', '98.64% (73/74)', '1,352'])
    expect(await wordsOf('rose-window-roulette')).toContain(figure)
  for (const figure of ['98.00% (49/50)', '96.66% (29/30)', '1.96×', '2,000'])
    expect(await wordsOf('cho-han')).toContain(figure)
  expect(await wordsOf('hot-spring-dig')).toContain('98.67%')
  expect(await wordsOf('lantern-river')).toBeUndefined()
})

test('a table’s bets have their limits, and how often they return anything', async () => {
  const { bets, layoutLimits } = await sheetOf('cho-han')
  expect(bets).toMatchObject([
    { id: 'cho-han', rtp: '49/50', hitFrequency: 0.5, limits: { least: 100, most: 200_000 } },
    { id: 'zorome', rtp: '29/30' },
    { id: 'pin-zoro', rtp: '35/36' },
  ])
  expect(layoutLimits).toEqual({ least: 100, most: 400_000 })
})

test('a sheet states the jackpots of its game: how each drops, its shares of the stake and its return', async () => {
  const { jackpots = [] } = await sheetOf('firefly-inn')
  expect(jackpots.map(({ jackpot, sites, drop, rtp }) => [jackpot, sites, drop.by, rtp])).toEqual([
    ['fireworks.grand', ['BEE'], 'amount', '1/200'],
    ['fireworks.major', ['BEE'], 'chance', '1/200'],
    ['fireworks.mini', ['BEE'], 'time', undefined],
  ])
  expect(jackpots[1]?.drop).toEqual({ by: 'chance', oneIn: 5_000_000, atMost: 100_000 })
  expect(jackpots.at(-1)).toMatchObject({ increment: '1/250', reserve: '1/1000', seed: 500 })
  expect((await sheetOf('lantern-river')).jackpots).toBeUndefined()
})

test('a look has the colours of the thumbnail', async () => {
  const { look = '' } = await sheetOf('lantern-river')
  const pixels = Buffer.from(look, 'base64')
  const [blue = 0, green = 0, red = 0] = pixels.subarray(0, 3) // at the bottom left, the river
  expect(blue).toBeGreaterThan(red + 30)
  expect(blue).toBeGreaterThan(green)
})

test('the exact RTP is that of the stake that returns least, with the one before rounding only where payouts are rounded', async () => {
  expect((await sheetOf('goldfish-scoop')).exactRtp).toEqual({ fraction: expect.stringMatching(/^\d+\/\d+$/) })
  const { exactRtp } = await sheetOf('hot-spring-dig')
  expect(exactRtp?.beforeRounding).toBe(99)
  const [above = 0, below = 1] = exactRtp?.fraction.split('/').map(Number) ?? []
  expect(above / below).toBeCloseTo(0.9867, 3)
})

test('the pay table has the multiples of the whole bet, a range where a number of symbols holds up to the next', async () => {
  const rowOf = async (code: string, name: string) =>
    (await sheetOf(code)).payTable?.find((row) => row.name.en === name)?.pays
  expect(await rowOf('lantern-river', 'Lantern')).toEqual([
    { from: 3, multiple: 5 },
    { from: 4, multiple: 20 },
    { from: 5, multiple: 100 },
  ])
  expect(await rowOf('koi-climb', 'Golden koi')).toEqual([
    { from: 8, to: 9, multiple: 1 },
    { from: 10, to: 11, multiple: 4 },
    { from: 12, to: null, multiple: 40 },
  ])
})
