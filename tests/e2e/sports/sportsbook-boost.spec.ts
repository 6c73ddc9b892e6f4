import { messages as betsEn } from '../../../apps/sportsbook/src/bets/messages.en.ts'
import { messages as betsJa } from '../../../apps/sportsbook/src/bets/messages.ja.ts'
import { expect } from '../support/journey.ts'
import { choose, like, openAsPlayer, openSports, place, stake, test } from '../support/sports.ts'

test.describe.configure({ timeout: 180_000, mode: 'default' })

const texts = { ja: betsJa, en: betsEn }
const patient = { timeout: 60_000 }
const amountIn = (text: string) => Number(/¥\s?([\d,]+)/.exec(text.replaceAll('￥', '¥'))?.[1]?.replaceAll(',', ''))

test('a multiple shows its boost and what it returns with and without it, and the bet keeps it', async ({
  page,
  sports,
}) => {
  const b = texts[sports.language]
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const boost = slip.getByRole('region', { name: t.multipleBoost, exact: true })
  await choose(frame, 2)
  await stake(slip, 1000)
  await expect(boost.getByText(t.multipleBoostNext.replace('{percent}', '3'))).toBeVisible(patient)
  await choose(frame, 1)
  const granted = boost.getByText(t.multipleBoostOf.replace('{percent}', '3'))
  await expect(granted).toBeVisible(patient)
  await expect(boost.getByText(t.multipleBoostNext.replace('{percent}', '5'))).toBeVisible()
  await expect(boost.getByText(like(t.averageWithout))).toBeVisible()
  const adds = amountIn((await boost.getByText(like(t.multipleBoostAdds)).textContent()) ?? '')
  expect(adds).toBeGreaterThan(0)
  await boost.getByText(t.multipleBoostLadder).click()
  await expect(boost.getByRole('listitem')).toHaveCount(9)
  await expect(boost.locator('[aria-current]')).toHaveText(
    t.multipleBoostStep.replace('{legs}', '3').replace('{percent}', '3'),
  )
  await place(slip, t)

  await openSports(page, sports, '/bets')
  const bet = frame.getByRole('main').getByRole('article').first()
  await expect(bet.getByText(b.multipleBoost.replace('{percent}', '3'))).toBeVisible(patient)

  await sports.operator('book', 'multiple-boosts', 'off', 'test')
  expect(await sports.operator('book', 'multiple-boosts')).toContain('off')
  await openSports(page, sports, '/football')
  await choose(frame, 3)
  await expect(slip.getByText(like(t.averageReturns))).toBeVisible(patient)
  await expect(boost).toHaveCount(0)
  await sports.operator(
    'book',
    'multiple-boosts',
    '3=3',
    '4=5',
    '5=8',
    '6=11',
    '7=14',
    '8=18',
    '9=22',
    '10=27',
    '12=35',
    'test',
  )
})
