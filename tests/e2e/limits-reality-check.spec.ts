import { messages as ja } from '../../apps/web/app/features/reality-check/messages.ja.ts'
import { accessible } from './accessible.ts'
import { brands, expect, test } from './house.ts'
import { newPlayerOn, post } from './player.ts'

test.describe.configure({ timeout: 240_000 })
const [leo] = brands
const patient = { timeout: 40_000 }

test('after the interval the game stops and asks; only an answer goes on, and leaving leaves', async ({ page }) => {
  const { me } = await newPlayerOn(page, leo, 'limits')
  expect(await post(page, '/ajax/ResponsibleGaming/setLimits', { limitType: 'reality', minutes: '1' })).toMatchObject({
    success: true,
  })
  await page.clock.install()
  await me.openGame('realgames')
  await expect(me.game.locator('body')).toHaveAttribute('data-state', 'ready', patient)
  const record = () => page.evaluate(() => JSON.parse(localStorage.getItem('game-reality-check') ?? 'null'))
  await expect
    .poll(record)
    .toMatchObject({ playedLimit: 0, RealityIntervalValue: 1, vendorCode: 'vanguard', details: { gameName: /./ } })
  await page.clock.fastForward(61_000)

  await expect(me.dialog).toContainText(ja.title, patient)
  await expect(me.dialog).toContainText('1分間プレイしています')
  expect(await me.dialog.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThanOrEqual(430)
  await accessible(page)
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(me.dialog).toBeVisible()
  await expect(me.game.getByRole('button', { name: me.t.cabinet.spin, exact: true })).toBeDisabled()

  await me.dialog.getByRole('button', { name: ja.continue }).click()
  await expect(me.dialog).toHaveCount(0)
  await expect(me.game.getByRole('button', { name: me.t.cabinet.spin, exact: true })).toBeEnabled(patient)
  await page.clock.fastForward(61_000)
  await expect(me.dialog).toContainText('2分間プレイしています', patient)
  await me.dialog.getByRole('button', { name: ja.leave }).click()
  await expect(page).toHaveURL(/lobbies\/casino$/, patient)
  await me.logOut()
  await expect(me.balance).toHaveCount(0, patient)
  expect(await record()).toBeNull()
})

test('when the time of a session limit is over the page leaves the session and says so', async ({ page }) => {
  const { me } = await newPlayerOn(page, leo, 'limits')
  await page.clock.install()
  expect(
    await post(page, '/ajax/ResponsibleGaming/setLimits', { limitType: 'session', minutes: '30', period: '1' }),
  ).toMatchObject({ success: true })
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('availableLimit')), patient).toBe('30')
  await page.clock.fastForward(31 * 60_000)
  await expect(me.dialog).toContainText(ja.sessionTitle, patient)
  await expect(me.dialog).toContainText('30分')
  await page.keyboard.press('Escape')
  await expect(me.dialog).toBeVisible()
  await expect(me.balance).toHaveCount(0)
  await me.dialog.getByRole('button', { name: ja.sessionDone }).click()
  await expect(me.dialog).toHaveCount(0)
})
