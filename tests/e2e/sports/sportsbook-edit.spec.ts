import { messages as editEn } from '../../../apps/sportsbook/src/bets/edit/edit.en.ts'
import { messages as editJa } from '../../../apps/sportsbook/src/bets/edit/edit.ja.ts'
import { messages as betsEn } from '../../../apps/sportsbook/src/bets/messages.en.ts'
import { messages as betsJa } from '../../../apps/sportsbook/src/bets/messages.ja.ts'
import { expect } from '../support/journey.ts'
import { choose, like, openAsPlayer, openSports, place, slipLegs, stake, test } from '../support/sports.ts'

test.describe.configure({ timeout: 180_000, mode: 'default' })

const texts = { ja: { bets: betsJa, edit: editJa }, en: { bets: betsEn, edit: editEn } }
const patient = { timeout: 60_000 }

test('a double loses one selection: it goes on with its value, and is paid as what it is then', async ({
  page,
  sports,
}) => {
  const { bets: b, edit: e } = texts[sports.language]
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const [first = '', second = ''] = await choose(frame, 2)
  await stake(slip, 1000)
  await place(slip, t)
  await expect(slipLegs(slip, t)).toHaveCount(0)

  await openSports(page, sports, '/bets')
  const bet = frame.getByRole('main').getByRole('article')
  await bet.getByRole('button', { name: b.change, exact: true }).click(patient)
  const panel = bet.getByRole('region', { name: e.title })
  const button = panel.getByRole('button', { name: e.change, exact: true })
  await expect(panel.getByText(e.same)).toBeVisible(patient)
  await expect(button).toBeDisabled()
  for (const box of await panel.getByRole('checkbox').all()) await box.uncheck()
  await expect(panel.getByText(e.none)).toBeVisible()
  await panel.getByRole('checkbox').nth(1).check()
  await button.click(patient)
  await expect(panel.getByText(like(e.confirmText))).toBeVisible()
  await panel.getByRole('button', { name: e.confirm, exact: true }).click()

  await expect(bet.getByText(b.goesOnWith)).toBeVisible(patient)
  await expect(bet).toHaveCount(1)
  const [event = '', market = '', outcome = ''] = second.split('/')
  await sports.operator('book', 'settle', event, market, `${outcome}=won`, 'test')
  await openSports(page, sports, '/bets/settled')
  await expect(bet.getByText(b['status.WON'], { exact: true }).first()).toBeVisible(patient)
  await bet.getByRole('link', { name: b.replaces }).click()
  await expect(bet.getByText(b['status.REPLACED'], { exact: true })).toBeVisible(patient)
  await expect(bet.getByRole('link', { name: b.replacedBy })).toBeVisible()
  expect(first).not.toBe(second)
})

test('selections of the slip come into an open bet and leave the slip', async ({ page, sports }) => {
  const { bets: b, edit: e } = texts[sports.language]
  const { frame, t, slip } = await openAsPlayer(page, sports)
  await choose(frame, 1)
  await stake(slip, 1000)
  await place(slip, t)
  await choose(frame, 2)
  await openSports(page, sports, '/bets')
  const bet = frame.getByRole('main').getByRole('article')
  await bet.getByRole('button', { name: b.change, exact: true }).click(patient)
  const panel = bet.getByRole('region', { name: e.title })
  const offered = panel.getByRole('group', { name: e.offered }).getByRole('checkbox')
  await expect(offered.first()).toBeVisible(patient)
  const count = await offered.count()
  await offered.last().check()
  await expect(panel.getByText(e.odds)).toBeVisible(patient)
  await panel.getByRole('button', { name: e.change, exact: true }).click(patient)
  await panel.getByRole('button', { name: e.confirm, exact: true }).click()
  await expect(bet.getByText(b.goesOnWith)).toBeVisible(patient)
  await expect(slipLegs(slip, t)).toHaveCount(count === 2 ? 1 : count - 1)
})
