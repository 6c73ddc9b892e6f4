import { drawsOfNumbers } from '@andon/arcade/engines/cards/forced-draws.fixture'
import { highLow } from '@andon/arcade/engines/cards/high-low/play'
import { rules } from '@andon/arcade/titles/hanafuda-high-low/rules'
import { fraction } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { createFigures } from '../../../shell/text/amounts.ts'
import { offersOf } from './offers.ts'
import { highLowTexts } from './texts/high-low-texts.ts'

const stake = 1000
const deps = (language: 'ja' | 'en') => ({
  words: highLowTexts[language],
  figures: createFigures(language, 'JPY'),
  months: 12,
})
/** The offers of a round after these draws, the months less one, and actions. */
function offered(
  months: readonly number[],
  guesses: readonly ('higher' | 'lower' | 'skip')[],
  language: 'ja' | 'en' = 'en',
) {
  const draws = drawsOfNumbers(months.map((month) => month - 1))
  let step = highLow.open(rules, { draws, stake, choice: null })
  const events = [...step.events]
  for (const guess of guesses) {
    const action =
      guess === 'skip' ? ({ type: 'skip', hand: 0 } as const) : ({ type: 'guess', hand: 0, guess } as const)
    step = highLow.act(rules, { draws, stake, state: step.state, action })
    events.push(...step.events)
  }
  return offersOf({ events }, deps(language)).map(({ label, detail, enabled }) => [label, detail, enabled] as const)
}

test('both guesses say which months win, how many they are and what a cash-out pays then', () => {
  expect(offered([8], [])).toEqual([
    ['▲ Aug or later', '5\u00a0in\u00a012\u00a0· ¥\u00a02,376', true],
    ['▼ Aug or earlier', '8\u00a0in\u00a012\u00a0· ¥\u00a01,485', true],
    ['Skip', '20 left', true],
    ['Cash out', 'After 1 right guess', false],
  ])
  expect(offered([8, 12], ['higher'], 'ja')).toEqual([
    ['▲ 12月だけ', '12か月中1　¥\u00a028,512', true],
    ['▼ 11月以前', '12か月中11　¥\u00a02,592', true],
    ['見送る', '残り20回', true],
    ['受け取る', '¥ 2,376', true],
  ])
  expect(offered([8, 1], ['skip']).slice(0, 3)).toEqual([
    ['▲ Feb or later', '11\u00a0in\u00a012\u00a0· ¥\u00a01,080', true],
    ['▼ Jan again', '1\u00a0in\u00a012\u00a0· ¥\u00a011,880', true],
    ['Skip', '19 left', true],
  ])
})

test('a guess beyond the greatest prize, and a skip too many, are shown and cannot be taken', () => {
  const skips = Array.from({ length: rules.mostSkips }, () => 'skip' as const)
  expect(offered([5, ...skips.map(() => 5)], skips)[2]).toEqual(['Skip', '0 left', false])
  const state = { month: 12, odds: fraction(1728), steps: 3, skips: 0 }
  const { events } = highLow.act(rules, {
    draws: drawsOfNumbers([11]),
    stake,
    state,
    action: { type: 'skip', hand: 0 },
  })
  const [higher] = offersOf({ events: [...events] }, deps('en'))
  expect(higher).toMatchObject({ detail: 'Over the limit', enabled: false })
})
