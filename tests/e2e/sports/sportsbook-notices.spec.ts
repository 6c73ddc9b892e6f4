import type { FrameLocator, Locator } from '@playwright/test'
import { messages as betsEn } from '../../../apps/sportsbook/src/bets/messages.en.ts'
import { messages as betsJa } from '../../../apps/sportsbook/src/bets/messages.ja.ts'
import { messages as favouritesEn } from '../../../apps/sportsbook/src/favourites/messages.en.ts'
import { messages as favouritesJa } from '../../../apps/sportsbook/src/favourites/messages.ja.ts'
import { messages as matchEn } from '../../../apps/sportsbook/src/match/messages.en.ts'
import { messages as matchJa } from '../../../apps/sportsbook/src/match/messages.ja.ts'
import { messages as noticesEn } from '../../../apps/sportsbook/src/notices/messages.en.ts'
import { messages as noticesJa } from '../../../apps/sportsbook/src/notices/messages.ja.ts'
import { messages as frameEn } from '../../../apps/sportsbook/src/shell/messages.en.ts'
import { messages as frameJa } from '../../../apps/sportsbook/src/shell/messages.ja.ts'
import { messages as settingsEn } from '../../../apps/sportsbook/src/shell/settings.en.ts'
import { messages as settingsJa } from '../../../apps/sportsbook/src/shell/settings.ja.ts'
import { accessible } from '../support/accessible.ts'
import { expect } from '../support/journey.ts'
import {
  choose,
  eventLinks,
  eventRows,
  like,
  openAsPlayer,
  openSports,
  place,
  rowsAhead,
  stake,
  test,
} from '../support/sports.ts'

test.describe.configure({ timeout: 180_000, mode: 'default' })

const texts = {
  ja: {
    notices: noticesJa,
    bets: betsJa,
    match: matchJa,
    favourites: favouritesJa,
    frame: { ...frameJa, ...settingsJa },
  },
  en: {
    notices: noticesEn,
    bets: betsEn,
    match: matchEn,
    favourites: favouritesEn,
    frame: { ...frameEn, ...settingsEn },
  },
}
const patient = { timeout: 60_000 }
/** Matches are played ten times as fast: among a dozen in play something is scored within this time. */
const untilScored = { timeout: 120_000 }

/** The notice on the page, with its button. */
const noticeOf = (frame: FrameLocator, { close }: { close: string }): Locator =>
  frame.getByRole('status').filter({ has: frame.owner().page().getByRole('button', { name: close }) })

test('a result comes as a notice that leads to its bet; after a losing day results stand in the list only', async ({
  page,
  sports,
}) => {
  const { notices: n, bets: b } = texts[sports.language]
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const [selection = ''] = await choose(frame, 1)
  await stake(slip, 300)
  await place(slip, t)
  await slip.getByRole('button', { name: t.keep }).click()
  await stake(slip, 400)
  await place(slip, t)
  const [event = '', market = '', outcome = ''] = selection.split('/')
  await sports.operator('book', 'settle', event, market, `${outcome}=lost`, 'test')
  const notice = noticeOf(frame, n)
  await expect(notice).toContainText(like(n.lost), patient)
  await notice.hover() // it stays
  await accessible(page, { within: 'iframe' })
  await notice.getByRole('link').click()
  await expect(frame.getByRole('main').getByRole('article')).toContainText(b['status.LOST'], patient)
  await notice.getByRole('button', { name: n.close }).click()
  await expect(notice).toHaveCount(0)

  await frame.getByRole('link', { name: texts[sports.language].frame.bets, exact: true }).click()
  await frame.getByRole('navigation', { name: b.title }).getByRole('link', { name: b.notices }).click()
  const latest = frame.getByRole('list', { name: n.latest })
  await expect(latest.getByRole('listitem').filter({ hasText: like(n.lost) })).toHaveCount(2, patient)
  await expect(notice).toHaveCount(0)
  await expect(frame.getByText(n.isQuiet)).toBeVisible()
  await accessible(page, { within: 'iframe' })
  await frame.getByRole('checkbox', { name: n.quiet }).uncheck()
  await expect(frame.getByText(n.isQuiet)).toHaveCount(0)
})

test('a score of a starred match comes as a notice, and in calm mode only into the list', async ({ page, sports }) => {
  const { notices: n, favourites: f, frame: w, bets: b } = texts[sports.language]
  const { frame } = await openAsPlayer(page, sports, '/live')
  const rows = eventRows(frame)
  await expect(rows.nth(5)).toBeVisible(patient)
  const stars = rows.getByRole('button', { name: like(f.favourite), pressed: false })
  for (let marked = 0; marked < 15 && (await stars.count()) > 0; marked++) await stars.first().click()
  const notice = noticeOf(frame, n)
  await expect(notice).toContainText(/\d–\d/, untilScored)
  await notice.getByRole('link').click()
  await expect(frame.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(patient)

  await frame.getByRole('button', { name: w.settings }).click()
  await frame.getByRole('checkbox', { name: w.calm, exact: true }).check()
  await frame.getByRole('button', { name: w.notices }).click()
  await expect(frame.getByText(n.isCalm)).toBeVisible(patient)
  await expect(notice).toHaveCount(0, patient)
  const told = frame.getByRole('list', { name: n.latest }).getByRole('listitem')
  const before = await told.count()
  await expect.poll(() => told.count(), untilScored).toBeGreaterThan(before)
  await expect(notice).toHaveCount(0)
  await expect(frame.getByRole('link', { name: b.notices, exact: true })).toHaveAttribute('aria-current', 'page')
})

test('a price alert is told once the price is there, says when there is none, and is kept until it is removed', async ({
  page,
  sports,
}) => {
  const { notices: n, match: m, frame: w } = texts[sports.language]
  const { frame } = await openAsPlayer(page, sports)
  const open = page.locator('button[data-selection*="/1/"]:enabled')
  const row = rowsAhead(frame).filter({ has: open })
  await expect(row.first()).toBeVisible(patient)
  const selection = (await row.last().locator(open).first().getAttribute('data-selection')) ?? ''
  const [event = ''] = selection.split('/')
  await eventLinks(row).last().click()
  const offered = frame.getByRole('main').locator(`button[data-selection="${selection}"]`)
  await expect(offered).toBeEnabled(patient)
  const usual = (await offered.textContent()) ?? ''

  const setAlert = async (price?: string) => {
    const button = frame.getByRole('button', { name: like(n.addAlertOf) }).first()
    await button.click(patient)
    if (price) await frame.getByRole('textbox', { name: n.alertField }).fill(price)
    await frame.getByRole('button', { name: n.setAlert, exact: true }).click()
    await expect(frame.getByRole('status').filter({ hasText: like(n.alertSet) })).toBeVisible()
  }
  await sports.operator('book', 'margin', event, '150', 'test') // prices fall, and rise when it is taken back
  await expect(offered).not.toHaveText(usual, patient)
  await frame
    .getByRole('button', { name: like(m.chart) })
    .first()
    .click()
  await setAlert()
  await accessible(page, { within: 'iframe' })
  await sports.operator('book', 'margin', event, '0', 'test')
  const notice = noticeOf(frame, n)
  await expect(notice).toContainText(/\d\.\d\d/, patient)
  await notice.getByRole('button', { name: n.close }).click()

  await setAlert('900')
  await frame.getByRole('button', { name: w.settings }).click()
  await frame.getByRole('button', { name: w.notices }).click()
  const waiting = frame.getByRole('list', { name: n.alerts }).getByRole('listitem')
  await expect(waiting).toContainText('900.00', patient)
  await sports.operator('book', 'suspend', event, 'test')
  await expect(waiting).toContainText(n.suspended, patient)
  await sports.operator('book', 'resume', event, 'test')
  await expect(waiting).not.toContainText(n.suspended, patient)
  await accessible(page, { within: 'iframe' })
  await openSports(page, sports, '/bets/notices')
  await waiting.getByRole('button', { name: like(n.removeAlert) }).click(patient)
  await expect(frame.getByText(n.alertsNone)).toBeVisible()
})
