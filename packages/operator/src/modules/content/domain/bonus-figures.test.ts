import { expect, test } from 'vitest'
import { freeSpins, noDeposit, programme } from '../../bonuses/programme.fixture.ts'
import { bonusFigures, figuresNamed, withFigures } from './bonus-figures.ts'
import { readText } from './kinds.ts'

const text = (words: string) => readText('promotions', `# Spring\n\n${words}`)
const filled = (words: string, bonus: Parameters<typeof bonusFigures>[0], language: 'ja' | 'en' = 'en') =>
  withFigures(text(words), bonusFigures(bonus, language)).blocks

test('a text shows the figures of the bonus, also in links and code', () => {
  const welcome = programme({
    wagering: { times: 10, contributions: { otherwise: 10, categories: { slots: 100 }, games: {} } },
    terms: { reward: { kind: 'deposit-match', percent: 50, maxBonus: 10_000, minDeposit: 1000 }, maxStake: 500 },
  })
  expect(
    filled(
      '{bonus.percent}% up to {bonus.max} from {bonus.minDeposit}, {bonus.wagering}×, [bet {bonus.maxBet}](/x), `{bonus.code}`. Deposit {bonus.exampleDeposit}: {bonus.exampleBonus}, bet {bonus.exampleWager}. Slots {bonus.slots}%, others {bonus.otherGames}%, {bonus.days} days.',
      welcome,
    ),
  ).toEqual([
    {
      type: 'paragraph',
      spans: [
        { text: '50% up to ¥\u00a010,000 from ¥\u00a01,000, 10×, ' },
        { text: 'bet ¥\u00a0500', href: '/x' },
        { text: ', ' },
        { text: 'WELCOME', code: true },
        {
          text: '. Deposit ¥\u00a010,000: ¥\u00a05,000, bet ¥\u00a050,000. Slots 100%, others 10%, 30 days.',
        },
      ],
    },
  ])
  expect(
    filled('{bonus.exampleWager}', {
      ...welcome,
      terms: { ...welcome.terms, wagering: { ...welcome.terms.wagering, of: 'bonus-and-deposit' } },
    }),
  ).toEqual(filled('¥\u00a0150,000', welcome))
})

test('each kind of bonus has the figures of its own terms', () => {
  expect(bonusFigures(noDeposit(1000, { terms: { maxConversion: 5000 } }), 'ja')).toMatchObject({
    amount: '¥\u00a01,000',
    wager: '¥\u00a05,000',
    maxCashout: '¥\u00a05,000',
  })
  expect(bonusFigures(freeSpins(10), 'en')).toMatchObject({ spins: '10', spinBet: '¥\u00a020' })
  const cashback = programme({
    terms: { reward: { kind: 'cashback', percent: 5, maxBonus: 10_000, minLoss: 1000, period: 'week' } },
  })
  expect(bonusFigures(cashback, 'en')).toMatchObject({ exampleLoss: '¥\u00a05,000', exampleCashback: '¥\u00a0250' })
  expect(bonusFigures(cashback, 'en').maxBet).toBeUndefined()
})

test('names that no bonus has are refused, and figures in texts about no bonus', () => {
  expect(() => text('{bonus.wagring}×')).toThrow(/\{bonus\.wagring\} is no figure of a bonus: expected bonus\.code, /)
  expect(() => text('{wagering}×')).toThrow(/\{wagering\} is no figure/)
  expect(() => readText('pages', '# T\n\n{bonus.wagering}')).toThrow(/is no figure of a game/)
  expect(figuresNamed(text('{bonus.max} and {bonus.max}'))).toEqual(['max'])
})
