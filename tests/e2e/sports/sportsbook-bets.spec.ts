import { readFile } from 'node:fs/promises'
import { sportNames } from '@andon/bookmaker/rules'
import type { WebSocketRoute } from '@playwright/test'
import { messages as betsEn } from '../../../apps/sportsbook/src/bets/messages.en.ts'
import { messages as betsJa } from '../../../apps/sportsbook/src/bets/messages.ja.ts'
import { messages as matchEn } from '../../../apps/sportsbook/src/match/messages.en.ts'
import { messages as matchJa } from '../../../apps/sportsbook/src/match/messages.ja.ts'
import { messages as refusalsEn } from '../../../apps/sportsbook/src/slip/refusals.en.ts'
import { messages as refusalsJa } from '../../../apps/sportsbook/src/slip/refusals.ja.ts'
import { accessible } from '../support/accessible.ts'
import { expect } from '../support/journey.ts'
import { post } from '../support/player.ts'
import { choose, openAsPlayer, openSports, place, scrollsInOnePlace, stake, test } from '../support/sports.ts'

test.describe.configure({ timeout: 180_000, mode: 'default' })

const texts = {
  ja: { ...matchJa, ...refusalsJa, bets: betsJa },
  en: { ...matchEn, ...refusalsEn, bets: betsEn },
}
const patient = { timeout: 60_000 }

test('a single is placed, settled, computed again in the browser, saved as a table, and found by its sport', async ({
  page,
  sports,
}) => {
  const b = texts[sports.language].bets
  const { frame, t, slip } = await openAsPlayer(page, sports, '/football')
  const [selection = ''] = await choose(frame, 1)
  await stake(slip, 300)
  await place(slip, t)
  const [event = '', market = '', outcome = ''] = selection.split('/')
  await sports.operator('book', 'settle', event, market, `${outcome}=won`, 'test')

  await openSports(page, sports, '/bets/settled')
  const bet = frame.locator('.bet')
  await expect(bet).toHaveCount(1, patient)
  await expect(bet.locator('.bet-status')).toHaveText(b['status.WON'])
  await bet.getByRole('button', { name: b.calculation }).click()
  await expect(bet.locator('[data-agrees="true"]')).toBeVisible()
  const saved = page.waitForEvent('download')
  await frame.getByRole('button', { name: b['csv.save'] }).click()
  const rows = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\r\n')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain(`,${b['status.WON']},`)
  expect(rows[1]).toContain(`,${sportNames.football[sports.language]},`)
  const sport = frame.getByRole('combobox', { name: b['filter.sport'] })
  await sport.selectOption('sumo')
  await expect(frame.getByText(b.noneFound)).toBeVisible()
  await sport.selectOption('football')
  await expect(bet).toHaveCount(1)
  await expect(page.getByTestId('balance')).not.toHaveText(/4,700/)
})

test('a system of three is explained and placed', async ({ page, sports }) => {
  const { frame, t, slip } = await openAsPlayer(page, sports)
  await choose(frame, 3)
  await slip.getByRole('tab', { name: t['mode.system'] }).click()
  await slip.getByRole('radio', { name: t['system.trixie'] }).check()
  await stake(slip, 100)
  await expect(slip.locator('.slip-sums')).toContainText('400')
  await place(slip, t)
  await expect(page.getByTestId('balance')).toHaveText(/4,600/)
})

test('two selections of one match are bet together at their joint price', async ({ page, sports }) => {
  const { frame, t, slip } = await openAsPlayer(page, sports, '/football')
  const rows = frame.locator('.event-row:has(time):has(.price[data-selection*="/1/"]:enabled) .event-link') // a market that was settled by hand stays closed
  await expect(rows.first()).toBeVisible(patient)
  await rows.last().click()
  for (const key of ['1', '29']) {
    const price = frame.locator(`.price[data-selection*="/${key}/"]:enabled`).first()
    await price.click()
    await expect(price).toHaveAttribute('aria-pressed', 'true')
  }
  await slip.getByRole('tab', { name: t['mode.builder'] }).click()
  await expect(slip.locator('.slip-joint')).toContainText(t.joint)
  await expect(slip.locator('.slip-joint b')).toHaveText(/\d/, patient)
  await stake(slip, 200)
  await place(slip, t)
})

test('a match that is suspended keeps its place in the slip, takes no bet, and takes one when it is open again', async ({
  page,
  sports,
}) => {
  const words = texts[sports.language]
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const [selection = ''] = await choose(frame, 1)
  const [event = ''] = selection.split('/')
  await stake(slip, 300)
  const button = slip.getByRole('button', { name: t.place, exact: true })
  await expect(button).toBeEnabled(patient)
  await sports.operator('book', 'suspend', event, 'test')
  await expect(slip.getByText(words.MARKET_SUSPENDED)).toBeVisible(patient)
  await expect(button).toBeDisabled()
  await expect(slip.locator('.slip-leg')).toHaveCount(1)
  await sports.operator('book', 'resume', event, 'test')
  await expect(button).toBeEnabled(patient)
  await place(slip, t)
})

test('a price that changed is refused where the player wants it so, and taken after it was accepted', async ({
  page,
  sports,
}) => {
  const words = texts[sports.language]
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const [selection = ''] = await choose(frame, 1)
  const [event = ''] = selection.split('/')
  await slip.getByRole('textbox').fill('300')
  await slip.getByRole('combobox').selectOption('none')
  await expect(slip.getByRole('button', { name: t.place, exact: true })).toBeEnabled(patient)
  await sports.operator('book', 'margin', event, '150', 'test')
  await expect(slip.locator('.slip-change')).toBeVisible(patient)
  const button = slip.getByRole('button', { name: t.place, exact: true })
  await button.click()
  await expect(slip.getByText(words.LINE_CHANGED)).toBeVisible(patient)
  await expect(page.getByTestId('balance')).toHaveText(/5,000/)
  await slip.locator('.placed-bet .slip-link').first().click() // the new prices
  await slip.getByRole('combobox').selectOption('any')
  await place(slip, t)
})

test('a stream that is lost comes back, with what happened meanwhile', async ({ page, sports }) => {
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/realtime/, (line) => {
    lines.push(line)
    line.connectToServer()
  })
  const { frame, slip } = await openAsPlayer(page, sports)
  const [selection = ''] = await choose(frame, 1)
  const [event = ''] = selection.split('/')
  const price = frame.locator(`.event-row .price[data-selection="${selection}"] .price-closed`)
  await sports.operator('book', 'suspend', event, 'test')
  await expect(price).toBeVisible(patient)
  const before = lines.length
  for (const line of lines) await line.close({ code: 1001 })
  await sports.operator('book', 'resume', event, 'test')
  await expect(price).toHaveCount(0, patient)
  await expect(slip.locator('.slip-leg')).toHaveCount(1)
  expect(lines.length).toBeGreaterThan(before)
})

test('the slip shows what limits still allow, and takes no stake above it', async ({ page, sports }) => {
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const wager = { limitType: 'wager', amount: '500', period: '1' }
  expect(await post(page, '/ajax/ResponsibleGaming/setLimits', wager)).toMatchObject({ success: true })
  await page.reload()
  await choose(frame, 1)
  await expect(slip.locator('.slip-figures')).toContainText('500', patient)
  await slip.getByRole('textbox').fill('600')
  await expect(slip.locator('.slip-figures [data-over]')).toBeVisible()
  await slip.getByRole('combobox').selectOption('any')
  await expect(slip.locator('.slip-foot .refusal')).toContainText('500')
  await slip.getByRole('button', { name: t.max, exact: true }).click()
  await expect(slip.getByRole('textbox')).toHaveValue('500')
  await slip.getByRole('textbox').fill('600')
  await slip.getByRole('button', { name: t.place, exact: true }).click()
  await expect(slip.locator('.placed-bet[data-state="refused"]')).toContainText(/500.*600/, patient)
  await slip.getByRole('textbox').fill('400')
  await place(slip, t)
})

test('a slip is shared by a link, which another player opens and adds', async ({ page, sports, browser }) => {
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const chosen = await choose(frame, 2)
  await slip.getByRole('button', { name: t.share }).click()
  const link = await slip.locator('.share-slip input').inputValue()
  expect(link).toMatch(new RegExp(`^${sports.origin}/${sports.language}/sports/slip/[0-9a-z]{10}$`))

  const other = await browser.newPage()
  const { frame: there, slip: theirs } = await openAsPlayer(other, sports)
  await expect(there.locator('.event-row').first()).toBeVisible(patient)
  await other.goto(link)
  await expect(there.locator('.shared-legs li')).toHaveCount(2, patient)
  await accessible(other, { within: 'iframe' })
  await there.locator('.shared-take').click()
  await expect(theirs.locator('.slip-leg')).toHaveCount(chosen.length)
  await other.goto(`${sports.origin}/${sports.language}/sports/slip/0000000000`)
  await expect(there.getByRole('alert')).toHaveText(t.sharedUnknown)
  await other.close()
})

test('special bets show boosts with the time that is left; a single gets the better price', async ({
  page,
  sports,
}) => {
  const { frame } = await openAsPlayer(page, sports, '/football') // its last row begins late: a boost ends at the start
  const [selection = ''] = await choose(frame, 1)
  const [event = '', market = '', outcome = ''] = selection.split('/')
  await sports.operator('book', 'boost', event, market, outcome, '90', 'stake=1000', 'test')
  await page.goto(`${sports.origin}/${sports.language}/special-bet`)
  const card = frame.locator('[data-boost]')
  await expect(card.locator('.countdown')).toBeVisible(patient)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('.banner')).toHaveCount(0) // what is said to visitors of the casino
  await scrollsInOnePlace(page)
  const specials = frame.getByRole('region', { name: /^(Open now|受付中)$/ })
  await expect(specials.getByRole('timer').first()).toBeVisible(patient)
  await accessible(page, { within: 'iframe' })
  await expect(card.locator('.price')).toHaveAttribute('aria-pressed', 'true')
  await expect(frame.locator('.slip .slip-boost')).toBeVisible(patient)
  await expect(frame.locator('.slip .slip-price b')).toHaveText('90.00')
})

test('a match shows table, form, meetings and line-ups, and is found by its players', async ({ page, sports }) => {
  const words = texts[sports.language]
  const { frame } = await openAsPlayer(page, sports, '/football')
  const soon = frame.locator('.event-row:not([data-live]):has(.price:enabled)') // players of a match that has ended meanwhile are not found
  await soon.first().locator('.event-link').click(patient)
  await frame.getByRole('tab', { name: words.background }).click()
  await expect(frame.getByRole('heading', { name: words.lineUps })).toBeVisible(patient)
  const eleven = frame.locator('.background-sides ol').first().locator('li')
  const player = (await eleven.last().textContent()) ?? '' // a forward: who stands in goal is offered in no market
  await expect(frame.locator('.league-table tr[data-side]')).toHaveCount(2)
  await expect(frame.locator('.form-letters')).toHaveCount(2)
  await accessible(page, { within: 'iframe' })
  await openSports(page, sports, `/search?${new URLSearchParams({ q: player })}`)
  const found = frame.locator('.found-player').filter({ hasText: player })
  await expect(found.first()).toBeVisible(patient)
  await accessible(page, { within: 'iframe' })
  await found.first().click()
  await frame.getByRole('tab', { name: words.background }).click(patient)
  await expect(frame.locator('.background-sides ol li', { hasText: player }).first()).toBeVisible(patient)
})

test('a free bet pays the whole stake, the balance stays, and the bet says so', async ({ page, sports }) => {
  const b = texts[sports.language].bets
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const claim = { bonusCode: 'KICKOFF', idempotencyKey: crypto.randomUUID() }
  expect(await post(page, '/ajax/bonus/claim', claim)).toMatchObject({ success: true })
  await page.reload()
  await choose(frame, 1)
  const free = slip.locator('.slip-free-bets input')
  await expect(free).toBeVisible(patient)
  await free.check()
  await stake(slip, 1500)
  await expect(slip.getByText(t.freeBetsShort.split('{')[0] ?? '')).toBeVisible(patient)
  await stake(slip, 400)
  await place(slip, t)
  await openSports(page, sports, '/bets')
  await expect(frame.locator('.bet').first()).toContainText(b.freeBet, patient)
  const pockets = await page.evaluate(async () => (await fetch('/ajax/profile/getBalanceByPocket')).json())
  expect(pockets).toMatchObject({ freebetBalance: 600 })
})
