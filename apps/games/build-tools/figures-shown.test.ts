import { leastRtp } from '@andon/arcade/engines/figures'
import { gameConfigOf } from '@andon/arcade/titles/game-config'
import { titles } from '@andon/arcade/titles/index'
import { publishedGames } from '@andon/arcade/titles/published-games'
import { gameFigures } from '@andon/contract/games/figures'
import { languageCodes } from '@andon/contract/languages'
import { compare, type Fraction, fraction, subtract } from '@andon/money/fraction'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFigures } from '../src/shell/text/amounts.ts'
import { sheetOf } from './sheet-of.ts'

/** As in `sheets.test.ts`: the server forbids drawings for its whole process. */
const drawings = { operation: ['VipsForeignLoadSvg'] }
beforeAll(() => sharp.unblock(drawings))
afterAll(() => sharp.block(drawings))

/** A shown number as a fraction: `1,217.25` or `96.20%`. */
function shown(text: string): Fraction {
  const [whole = '', decimals = ''] = text.replaceAll(/[,%]/g, '').split('.')
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

/** Rounded down: at most the value, and less than one unit of its last digit below it. */
function expectDown(text: string, value: Fraction, digits: number) {
  expect(compare(shown(text), value)).toBeLessThanOrEqual(0)
  expect(compare(subtract(value, shown(text)), fraction(1, 10 ** digits))).toBeLessThan(0)
}

/** Rounded up, likewise. */
function expectUp(text: string, value: Fraction, digits: number) {
  expect(compare(shown(text), value)).toBeGreaterThanOrEqual(0)
  expect(compare(subtract(shown(text), value), fraction(1, 10 ** digits))).toBeLessThan(0)
}

const inverse = ({ numerator, denominator }: Fraction) => fraction(denominator, numerator)
const percent = ({ numerator, denominator }: Fraction) => fraction(numerator * 100n, denominator)
const listed = publishedGames({ mostRoundWin: null })

describe.each(titles.map((title) => [title.gameCode, title] as const))('%s', (gameCode, title) => {
  const { figures } = title.current
  const game = listed.find((one) => one.gameCode === gameCode)
  const config = gameConfigOf({ ...title, ...title.stakesIn.JPY }, { celebratesReturnOfStake: false })

  test.each(languageCodes)(
    'in %s: no figure is better than the exact one, and each reads the same everywhere',
    (language) => {
      if (!game) throw new Error('every title is listed')
      const [onSite, inGame] = [gameFigures(language), createFigures(language, 'JPY')]
      // the return: page, card, lobby; and the game's own page of figures
      const rtp = onSite.rtp(game.rtp ?? 0)
      expectDown(rtp, percent(leastRtp(figures)), 2)
      expect(rtp).toMatch(/^\d\d\.\d\d%$/)
      expect(inGame.share(config.leastRtp.decimal)).toBe(rtp)
      // the greatest win of a round
      const most = onSite.multiple(game.maxWin ?? 0)
      expectDown(most, figures.topAward.multiple, 2)
      expect(inGame.multiple(config.maxWin.multiple)).toBe(most)
      // its odds, and those of the greatest spin
      const odds = onSite.rounds(game.maxWinOneIn ?? 0)
      expect(inGame.rounds(config.maxWin.oneIn)).toBe(odds)
      if (game.maxWinRarer) expect(compare(shown(odds), inverse(figures.topAward.perRound))).toBeLessThanOrEqual(0)
      else expectUp(odds, inverse(figures.topAward.perRound), 0)
      const { spin } = config.maxWin
      expect(spin !== null).toBe(figures.topSpin !== undefined)
      if (spin && figures.topSpin) {
        expectDown(onSite.multiple(spin.multiple), figures.topSpin.multiple, 2)
        expectUp(onSite.rounds(spin.oneIn), inverse(figures.topSpin.perRound), 0)
      }
      // the hit rate
      expectUp(onSite.roundsPerHit(game.hitFrequency ?? 0), inverse(figures.hitFrequency), 1)
      expectDown(onSite.share(game.hitFrequency ?? 0, 1), percent(figures.hitFrequency), 1)
      expect(inGame.roundsPerHit(config.hitFrequency.decimal)).toBe(onSite.roundsPerHit(game.hitFrequency ?? 0))
    },
  )

  test('the sheet has the greatest win of a round in its rules, and what is needed to recompute the return', async () => {
    const sheet = await sheetOf(gameCode)
    for (const language of languageCodes)
      expect(sheet.rules[language].join(' ')).toContain(gameFigures(language).multiple(config.maxWin.multiple))
    expect(sheet.topSpin ?? null).toEqual(config.maxWin.spin)
    if (config.engine === 'instant' && config.game.play === 'board')
      expect(sheet.rules.en.join(' ')).toContain('After 24 hours without a move')
    if (config.engine !== 'slot') return
    const coins = (sheet.payTable ?? []).flatMap(({ values = [] }) => values)
    expect(coins.length).toBe(config.hold?.coins.length ?? 0)
    if (!config.hold) return
    expect(coins.reduce((sum, { share }) => sum + share, 0)).toBe(config.hold.allWeights)
    expect(sheet.rules.en.join(' ')).toContain(`1 in ${config.hold.landing.of / config.hold.landing.coin} chance`)
  })
})

test('odds that are whole are shown as they are, also great ones, and others are never better than they are', () => {
  const { rounds } = gameFigures('en')
  expect([rounds(10 ** 12), rounds(10 ** 13), rounds(712_969_114)]).toEqual([
    '1,000,000,000,000',
    '10,000,000,000,000',
    '712,969,114',
  ])
  expect(
    ['daruma-drop', 'fox-wedding', 'lucky-cat-alley'].map((code) =>
      rounds(listed.find((game) => game.gameCode === code)?.maxWinOneIn ?? 0),
    ),
  ).toEqual(['472,392', '2,433,400', '159,848'])
})

test('any share and multiple is rounded down, and any number of rounds up', () => {
  const parts = fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }))
  fc.assert(
    fc.property(parts, fc.constantFrom(...languageCodes), ([numerator, denominator], language) => {
      const figures = gameFigures(language)
      const value = fraction(numerator, denominator)
      expectDown(figures.multiple(numerator / denominator), value, 2)
      expectUp(figures.rounds(numerator / denominator), value, 0)
      if (numerator <= denominator) {
        expectDown(figures.share(numerator / denominator), percent(value), 2)
        expectUp(figures.roundsPerHit(numerator / denominator), inverse(value), 1)
      }
    }),
  )
})
