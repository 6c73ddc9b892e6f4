import type { Page } from '@playwright/test'
import { messages as en } from '../../../apps/web/app/features/limits/messages.en.ts'
import { messages as ja } from '../../../apps/web/app/features/limits/messages.ja.ts'
import { messages as pictureEn } from '../../../apps/web/app/features/play-statistics/messages.en.ts'
import { messages as pictureJa } from '../../../apps/web/app/features/play-statistics/messages.ja.ts'
import { messages as sessionEn } from '../../../apps/web/app/features/reality-check/messages.en.ts'
import { messages as sessionJa } from '../../../apps/web/app/features/reality-check/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { bee, brands, expect, inTurn, leo, test } from '../support/journey.ts'
import { checkWindow } from '../support/layout.ts'
import { accountPage, depositOn, newPlayerOn } from '../support/player.ts'
import type { ServerAccess } from '../support/server-access.ts'

test.describe.configure({ timeout: 300_000 })
const texts = {
  ja: { ...ja, picture: pictureJa, session: sessionJa },
  en: { ...en, picture: pictureEn, session: sessionEn },
}
const patient = { timeout: 60_000 }

for (const brand of brands) {
  const t = texts[brand.language]

  if (inTurn(1).includes(brand))
    test(`${brand.brand}: a deposit limit is set in two taps, a deposit above it is refused with a message; a raise waits, is confirmed, and applies`, async ({
      page,
      server,
    }) => {
      const { me } = await newPlayerOn(page, brand, 'limits')
      const main = page.getByRole('main')
      const button = (name: string | RegExp) => main.getByRole('button', { name })
      await button(/5,000$/)
        .first()
        .click(patient)
      await button(filled(t.submitLimit, { size: '5,000' })).click()
      const limits = main.getByRole('list', { name: t.inForce })
      const own = limits.getByRole('listitem').first()
      await expect(own).toContainText('5,000', patient)
      await accessible(page)

      await depositOn(page, 1_000)
      await page.getByRole('banner').getByRole('button', { name: me.t.shell.deposit }).click()
      await me.dialog.getByLabel(me.t.cashier.otherAmount, { exact: true }).fill('30000')
      await me.dialog.locator('button[type="submit"]').click()
      const words = filled(me.t.cashier.overAllowance, { amount: '¥\u00a04,000' })
      await expect(me.dialog.getByText(words).first()).toBeVisible(patient)
      await page.keyboard.press('Escape')

      await page.goto(`${accountPage(brand, 'limits')}?type=deposit&days=7&size=20000`)
      await button(filled(t.submitLimit, { size: '20,000' })).click(patient)
      await expect(own.getByText('20,000')).toBeVisible(patient)
      await expect(own.getByRole('button', { name: t.takeBack })).toBeVisible()
      await expect(own.getByRole('button', { name: t.confirm })).toHaveCount(0)
      await accessible(page)
      await aDayPasses(page, server)
      await page.reload()
      await own.getByRole('button', { name: t.confirm }).click(patient)
      await expect(own.getByRole('button', { name: t.takeBack })).toHaveCount(0, patient)
      await expect(own).toContainText('20,000')
      await expect(main.getByRole('list', { name: t.history }).getByRole('listitem')).toHaveCount(3)
    })
}

test('play statistics say that there is nothing yet, then show charts, tables, and the effect that a limit would have had', async ({
  page,
}) => {
  const t = texts[bee.language].picture
  await newPlayerOn(page, bee, 'picture')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: t.empty })).toBeVisible(patient)
  await expect(main.getByRole('figure')).toHaveCount(0)
  await accessible(page)
  await depositOn(page, 20_000)
  await page.reload()
  await expect(main.getByText(filled(t.reached, { size: '10,000', held: '10,000' }))).toBeVisible(patient)
  await main.getByRole('slider').fill('13')
  await expect(main.getByText(filled(t.never, { size: '500,000' }))).toBeVisible()
  for (const name of [t.net, t.staked, t.deposited, t.time])
    await expect(main.getByRole('figure').filter({ has: page.getByText(name, { exact: true }) })).not.toHaveCount(0)
  await main.getByText(t.asTable, { exact: true }).nth(2).click()
  await expect(main.getByRole('region', { name: t.deposited, exact: true })).toContainText('20,000')
  await accessible(page)
})

test('a session limit that is used up says so first, then logs out and says why', async ({ page, server }) => {
  const t = texts[bee.language]
  const { me, person } = await newPlayerOn(page, bee, 'limits?type=session&days=1&size=1')
  await server.query(
    `update limits.presence set started_at = started_at - interval '5 minutes'
     where player_id = (select id from identity.players where email = $1)`,
    [person.email],
  )
  const main = page.getByRole('main')
  const set = main.getByRole('button', { name: filled(t.submitLimit, {}) })
  await set.click(patient)
  await expect(main.getByRole('heading', { name: t['warning.endsSession'] })).toBeFocused()
  await accessible(page)
  await main.getByRole('button', { name: t.warningRefused }).click()
  await set.click()
  await main.getByRole('button', { name: t.warningConfirmEnd }).click()
  await expect(me.dialog.getByText(texts[bee.language].session.sessionTitle)).toBeVisible(patient)
  await me.dialog.getByRole('button', { name: texts[bee.language].session.sessionDone }).click()
  await expect(me.dialog).toHaveCount(0)
  await expect(me.balance).toHaveCount(0)
})

test('a break takes one tap and one confirmation, and ends play in an open game at once', async ({ page }) => {
  const t = texts[leo.language]
  const { me } = await newPlayerOn(page, leo, 'limits')
  await depositOn(page, 5_000)
  await me.openGame('realgames')
  await expect(me.game.locator('body')).toHaveAttribute('data-state', 'ready', { timeout: 120_000 })
  await page.getByRole('button', { name: me.t.shell.saferPlayNow }).click()
  await expect(page.getByText(t.net)).toBeVisible(patient)
  await page.getByRole('button', { name: t.breakNow }).click()
  await expect(me.dialog).toContainText(t.breakEffect, patient)
  await accessible(page)
  await me.dialog.getByRole('button', { name: /まで休憩する/ }).click()
  await expect(page).toHaveURL(new RegExp(`${leo.home}$`), patient)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(me.dialog).toContainText(t.excludedText, patient)
  await expect(me.balance).toHaveCount(0)
})

test('a lock is chosen, explained and confirmed; afterwards a login opens a restricted session', async ({ page }) => {
  const t = texts[bee.language]
  const { me, person } = await newPlayerOn(page, bee, 'limits')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: t.lockForGood }).check(patient)
  await main.getByRole('button', { name: t.lockNext }).click()
  await expect(main.getByRole('heading', { name: t.lockUntilForGood })).toBeFocused()
  const lock = main.getByRole('button', { name: t.lockConfirm })
  await expect(lock).toBeDisabled()
  await main.getByRole('checkbox', { name: t.lockUnderstood }).check()
  await accessible(page)
  await lock.click()
  await expect(me.dialog.getByRole('heading', { name: t.excludedForGood })).toBeVisible(patient)
  await checkWindow(me.dialog, { at: 'excluded' })
  await me.dialog.getByRole('button', { name: t.ok }).click()

  await me.logIn(person)
  await me.dialog.getByRole('button', { name: me.t.login.moneyOnly }).click(patient)
  await expect(me.balance).toBeVisible(patient)
  const notice = page.getByRole('complementary', { name: t.title })
  await expect(notice).toContainText(t.excludedForGood, patient)
  await expect(page.getByRole('banner').getByRole('button', { name: me.t.shell.deposit })).toHaveCount(0)
  await accessible(page)
})

/** Moves the pending changes of this page's player a day back. */
async function aDayPasses(page: Page, server: ServerAccess): Promise<void> {
  const status = await page.evaluate(async () => (await fetch('/ajax/login/status?languageId=ja')).json())
  const earlier = `update limits.limits set pending_since = pending_since - interval '25 hours',
    pending_from = pending_from - interval '25 hours' where player_id = $1 and pending is not null`
  await server.query(earlier, [status.profile.playerID])
}

/** A text with its figures filled in; other placeholders match anything. */
function filled(text: string, figures: Record<string, string>): RegExp {
  const parts = text.split(/\{(?:[^{}]|\{[^{}]*\})*\}/)
  const names = [...text.matchAll(/\{(\w+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => new RegExp(`\\{${name}[,}]`).test(text))
  const places = names.map((name) => (figures[name] === undefined ? '.*' : `.*${figures[name]}.*`))
  return new RegExp(parts.map((part, index) => `${escaped(part)}${places[index] ?? ''}`).join(''))
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
