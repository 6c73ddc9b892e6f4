import { messages as ja } from '../../../apps/web/app/features/reality-check/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { expect, leo, test } from '../support/journey.ts'
import { checkWindow } from '../support/layout.ts'
import { depositOn, newPlayerOn, post } from '../support/player.ts'

test.describe.configure({ timeout: 240_000 })
const patient = { timeout: 60_000 }

test('a reality check opens after the interval when no round runs; play continues only after an answer, and leaving closes the game', async ({
  page,
}) => {
  const { me } = await newPlayerOn(page, leo, 'limits')
  await depositOn(page, 5_000)
  expect(await post(page, '/ajax/ResponsibleGaming/setLimits', { limitType: 'reality', minutes: '1' })).toMatchObject({
    success: true,
  })
  await page.clock.install()
  await page.addInitScript(noteRecords)
  await me.openGame('realgames')
  await expect(me.game.locator('body')).toHaveAttribute('data-state', 'ready', patient)
  const record = () => page.evaluate(() => JSON.parse(localStorage.getItem('game-reality-check') ?? 'null'))
  await expect
    .poll(record)
    .toMatchObject({ playedLimit: 0, RealityIntervalValue: 1, vendorCode: 'vanguard', details: { gameName: /./ } })

  const spin = me.game.getByRole('button', { name: me.t.game.spin, exact: true })
  await page.clock.fastForward(20_000)
  await expect.poll(async () => (await record()).secondsPlayed).toBeGreaterThanOrEqual(20)
  await page.reload() // the time before counts
  await expect(me.game.locator('body')).toHaveAttribute('data-state', 'ready', patient)
  const counted = () => page.evaluate(() => Reflect.get(window, 'records'))
  await expect.poll(async () => (await counted()).length, patient).toBeGreaterThan(1) // it counts again
  const [first] = await counted()
  expect(first.secondsLeft).toBeLessThanOrEqual(40)
  const { since, secondsLeft } = (await counted()).at(-1)
  await page.clock.pauseAt(since + secondsLeft * 1_000 - 700)
  await spin.click()
  await expect(me.game.locator('body')).toHaveAttribute('data-state', 'busy', patient)
  await page.clock.runFor(1_100)
  await expect(me.game.locator('body')).toHaveAttribute('data-state', 'busy')
  await expect(me.dialog).toHaveCount(0) // the interval has passed during a round
  await page.clock.resume()
  await expect(me.dialog).toContainText(ja.title, patient)
  await expect(me.game.getByRole('status')).toContainText('¥') // the result of the round
  await expect(me.dialog).toContainText('1分間プレイしています')
  expect(await record()).toMatchObject({ playedLimit: 1, secondsPlayed: 60, secondsLeft: 0 })
  expect(await me.dialog.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThanOrEqual(430)
  await checkWindow(me.dialog, { at: 'realityCheck' })
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(me.dialog).toBeVisible()
  await expect(spin).toBeDisabled()

  await me.dialog.getByRole('button', { name: ja.continue }).click()
  await expect(me.dialog).toHaveCount(0)
  await expect(spin).toBeEnabled(patient)
  const wager = { limitType: 'wager', amount: '150', period: '1' } // less than two stakes
  expect(await post(page, '/ajax/ResponsibleGaming/setLimits', wager)).toMatchObject({ success: true })
  await spin.click()
  const banner = page.locator('.stake-refused')
  await expect(banner).toContainText('150', patient)
  await accessible(page)
  await banner.getByRole('button').click()
  await expect(banner).toHaveCount(0)
  await page.clock.fastForward(61_000)
  await expect(me.dialog).toContainText('2分間プレイしています', patient)
  // By an event: a mouse's click before the dialog is painted is the game's, and a key never ends in a game that goes away.
  await me.dialog.getByRole('button', { name: ja.leave }).dispatchEvent('click')
  await expect(page).toHaveURL(/lobbies\/casino$/, patient)
  await me.logOut()
  await expect(me.balance).toHaveCount(0, patient)
  expect(await record()).toBeNull()
})

test('at the end of a session limit the page ends the session and shows why', async ({ page }) => {
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
  await checkWindow(me.dialog, { at: 'sessionLimit' })
  await page.keyboard.press('Escape')
  await expect(me.dialog).toBeVisible()
  await expect(me.balance).toHaveCount(0)
  await me.dialog.getByRole('button', { name: ja.sessionDone }).click()
  await expect(me.dialog).toHaveCount(0)
})

/** Runs in the page: what its countdown stored, and when. */
function noteRecords(): void {
  const records: { since: number; secondsLeft: number }[] = []
  Object.assign(window, { records })
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (name, value) {
    if (name === 'game-reality-check') records.push({ since: Date.now(), secondsLeft: JSON.parse(value).secondsLeft })
    setItem.call(this, name, value)
  }
}
