import { messages as betsEn } from '../../../apps/sportsbook/src/bets/messages.en.ts'
import { messages as betsJa } from '../../../apps/sportsbook/src/bets/messages.ja.ts'
import { messages as racesEn } from '../../../apps/sportsbook/src/races/messages.en.ts'
import { messages as racesJa } from '../../../apps/sportsbook/src/races/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { expect } from '../support/journey.ts'
import { openAsPlayer, openSports, place, slipLegs, stake, test } from '../support/sports.ts'

test.describe.configure({ timeout: 420_000, mode: 'default' })

const texts = {
  ja: { races: racesJa, bets: betsJa, trifecta: '3連単' },
  en: { races: racesEn, bets: betsEn, trifecta: 'Trifecta' },
}

test('a trifecta is picked by first, second and third, placed, and settled by the finish of its race', async ({
  page,
  sports,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { frame, t, slip } = await openAsPlayer(page, sports, '/keirin')
  const { races, bets, trifecta } = texts[sports.language]
  const main = frame.getByRole('main')
  const next = main.getByRole('region', { name: races.next }).getByRole('link')
  await expect(next.nth(1)).toBeVisible({ timeout: 60_000 })
  await next.nth(1).click() // the first one may start while it is read
  const heading = main.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(/競輪|Keirin/)
  const race = ((await heading.textContent()) ?? '').match(/^(.+?競輪 \d+R|.+? Keirin, race \d+)/)?.[1] ?? 'no race'
  await expect(main.getByRole('button', { name: trifecta, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await accessible(page, { within: 'iframe' })

  const rows = main.getByRole('row').filter({ has: frame.getByRole('button') })
  await rows.nth(2).getByRole('button').first().click()
  await rows.nth(6).getByRole('button').nth(1).click()
  const prices = main.getByRole('button', { name: /^3→7→\d \d/ })
  await expect(prices.first()).toBeVisible()
  expect(await prices.count()).toBeGreaterThanOrEqual(6)
  await prices.first().click()
  await expect(slipLegs(slip, t)).toHaveCount(1)
  await expect(slip.getByText(/^3→7→\d$/)).toBeVisible()
  await expect(slip.getByText(trifecta)).toBeVisible()
  await stake(slip, 100)
  await place(slip, t)

  const ours = () => frame.getByRole('main').getByRole('article').filter({ hasText: race })
  await openSports(page, sports, '/bets')
  await expect(ours()).toContainText(/3→7→\d/)
  await expect(async () => {
    await openSports(page, sports, '/bets/settled')
    await expect(ours()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 300_000, intervals: [5_000] })
  await expect(ours()).toContainText(new RegExp(`${bets['result.won']}|${bets['result.lost']}|${bets['result.void']}`))
  await ours().getByRole('link').first().click()
  const finish = frame.getByRole('region', { name: races.result })
  await expect(finish.getByRole('row').nth(9)).toBeVisible({ timeout: 60_000 })
  await expect(finish.getByText(trifecta)).toBeVisible()
})
