import { readFile } from 'node:fs/promises'
import { sportNames } from '@andon/bookmaker/rules'
import type { WebSocketRoute } from '@playwright/test'
import { messages as betsEn } from '../../../apps/sportsbook/src/bets/messages.en.ts'
import { messages as betsJa } from '../../../apps/sportsbook/src/bets/messages.ja.ts'
import { messages as recordEn } from '../../../apps/sportsbook/src/bets/record.en.ts'
import { messages as recordJa } from '../../../apps/sportsbook/src/bets/record.ja.ts'
import { messages as matchEn } from '../../../apps/sportsbook/src/match/messages.en.ts'
import { messages as matchJa } from '../../../apps/sportsbook/src/match/messages.ja.ts'
import { messages as refusalsEn } from '../../../apps/sportsbook/src/slip/placing/refusals.en.ts'
import { messages as refusalsJa } from '../../../apps/sportsbook/src/slip/placing/refusals.ja.ts'
import { accessible } from '../support/accessible.ts'
import { expect } from '../support/journey.ts'
import { post } from '../support/player.ts'
import {
  choose,
  eventLinks,
  eventRows,
  like,
  openAsPlayer,
  openSports,
  place,
  priceOf,
  rowsAhead,
  scrollsInOnePlace,
  slipLegs,
  stake,
  sumOf,
  test,
} from '../support/sports.ts'
import { texts as siteTexts } from '../support/texts.ts'

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
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const [selection = ''] = await choose(frame, 1)
  await stake(slip, 300)
  await place(slip, t)
  const [event = '', market = '', outcome = ''] = selection.split('/')
  await sports.operator('book', 'settle', event, market, `${outcome}=won`, 'test')

  await openSports(page, sports, '/bets/settled')
  const bet = frame.getByRole('main').getByRole('article')
  await expect(bet).toHaveCount(1, patient)
  await expect(bet.getByText(b['status.WON']).first()).toBeVisible()
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

  const r = sports.language === 'ja' ? recordJa : recordEn
  await frame.getByRole('navigation', { name: b.title }).getByRole('link', { name: b.record }).click()
  const sum = frame.getByRole('row', { name: new RegExp(`^${sportNames.football[sports.language]} `) })
  await expect(sum.getByRole('cell').first()).toHaveText(r['kind.single'], patient)
  await expect(sum).toContainText('300')
  await frame.getByRole('radio', { name: r['period.month'] }).check({ force: true }) // its label covers it
  await expect(sum).toContainText('300')
})

test('a system of three is explained and placed', async ({ page, sports }) => {
  const { frame, t, slip } = await openAsPlayer(page, sports)
  await choose(frame, 3)
  await slip.getByRole('tab', { name: t['mode.system'] }).click()
  await slip.getByRole('radio', { name: t['system.trixie'] }).check()
  await stake(slip, 100)
  await expect(sumOf(slip, t.total)).toContainText('400')
  await place(slip, t)
  await expect(page.getByTestId('balance')).toHaveText(/4,600/)
})

test('two selections of one match are bet together at their joint price', async ({ page, sports }) => {
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const open = page.locator('button[data-selection*="/1/"]:enabled') // a market that was settled by hand stays closed
  const links = eventLinks(rowsAhead(frame).filter({ has: open }))
  await expect(links.first()).toBeVisible(patient)
  await links.last().click()
  for (const key of ['1', '29']) {
    const price = frame.locator(`button[data-selection*="/${key}/"]:enabled`).first()
    await price.click()
    await expect(price).toHaveAttribute('aria-pressed', 'true')
  }
  await slip.getByRole('tab', { name: t['mode.builder'] }).click()
  await expect(slip.getByRole('paragraph').filter({ hasText: t.joint })).toHaveText(/\d\.\d\d/, patient)
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
  await expect(slipLegs(slip, t)).toHaveCount(1)
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
  await expect(slip.getByRole('button', { name: like(t.changed) })).toBeVisible(patient)
  const button = slip.getByRole('button', { name: t.place, exact: true })
  await button.click()
  await expect(slip.getByText(words.LINE_CHANGED)).toBeVisible(patient)
  await expect(page.getByTestId('balance')).toHaveText(/5,000/)
  await slip.getByRole('button', { name: like(t.takePrices) }).click()
  await slip.getByRole('combobox').selectOption('any')
  await place(slip, t)
})

test('a stream that is lost comes back, with what happened meanwhile', async ({ page, sports }) => {
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/realtime/, (line) => {
    lines.push(line)
    line.connectToServer()
  })
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const [selection = ''] = await choose(frame, 1)
  const [event = ''] = selection.split('/')
  const price = priceOf(eventRows(frame), selection).getByText(t.suspendedShort)
  await sports.operator('book', 'suspend', event, 'test')
  await expect(price).toBeVisible(patient)
  const before = lines.length
  for (const line of lines) await line.close({ code: 1001 })
  await sports.operator('book', 'resume', event, 'test')
  await expect(price).toHaveCount(0, patient)
  await expect(slipLegs(slip, t)).toHaveCount(1)
  expect(lines.length).toBeGreaterThan(before)
})

test('the slip shows what limits still allow, and takes no stake above it', async ({ page, sports }) => {
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const wager = { limitType: 'wager', amount: '500', period: '1' }
  expect(await post(page, '/ajax/ResponsibleGaming/setLimits', wager)).toMatchObject({ success: true })
  await page.reload()
  await choose(frame, 1)
  const room = slip.getByText(like(t.room))
  await expect(room).toContainText('500', patient)
  await slip.getByRole('textbox').fill('600')
  await expect(room).toHaveAttribute('data-over')
  await slip.getByRole('combobox').selectOption('any')
  await expect(slip.getByRole('status').filter({ hasText: '500' })).toBeVisible()
  await slip.getByRole('button', { name: t.max, exact: true }).click()
  await expect(slip.getByRole('textbox')).toHaveValue('500')
  await slip.getByRole('textbox').fill('600')
  await slip.getByRole('button', { name: t.place, exact: true }).click()
  await expect(slip.getByRole('article', { name: t.refused })).toContainText(/500.*600/, patient)
  await slip.getByRole('textbox').fill('400')
  await place(slip, t)
})

test('a slip is shared by a link, which another player opens and adds', async ({ page, sports, browser }) => {
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const chosen = await choose(frame, 2)
  await slip.getByRole('button', { name: t.share }).click()
  const link = await slip.getByLabel(t.shareCopied).or(slip.getByLabel(t.shareCopy)).inputValue()
  expect(link).toMatch(new RegExp(`^${sports.origin}/${sports.language}/sports/slip/[0-9a-z]{10}$`))

  const other = await browser.newPage()
  const { frame: there, slip: theirs } = await openAsPlayer(other, sports)
  await expect(eventRows(there).first()).toBeVisible(patient)
  await other.goto(link)
  await expect(there.getByRole('main').getByRole('listitem')).toHaveCount(2, patient)
  await accessible(other, { within: 'iframe' })
  await there.getByRole('button', { name: like(t.sharedTake) }).click()
  await expect(slipLegs(theirs, t)).toHaveCount(chosen.length)
  await other.goto(`${sports.origin}/${sports.language}/sports/slip/0000000000`)
  await expect(there.getByRole('alert')).toHaveText(t.sharedUnknown)
  await other.close()
})

test('special bets show boosts with the time that is left; a single gets the better price', async ({
  page,
  sports,
}) => {
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const [selection = ''] = await choose(frame, 1)
  const [event = '', market = '', outcome = ''] = selection.split('/')
  await sports.operator('book', 'boost', event, market, outcome, '90', 'stake=1000', 'test')
  await page.goto(`${sports.origin}/${sports.language}/special-bet`)
  const card = frame
    .getByRole('listitem')
    .filter({ hasText: '90.00' })
    .filter({ has: page.getByRole('timer') })
  await expect(card.getByRole('timer')).toBeVisible(patient)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('region', { name: siteTexts[sports.language].shell.banners })).toHaveCount(0) // those of the casino
  await scrollsInOnePlace(page)
  const specials = frame.getByRole('region', { name: /^(Open now|受付中)$/ })
  await expect(specials.getByRole('timer').first()).toBeVisible(patient)
  await accessible(page, { within: 'iframe' })
  await expect(card.getByRole('button', { pressed: true })).toBeVisible()
  await expect(slip.getByText(like(t.boost))).toBeVisible(patient)
  await expect(slipLegs(slip, t).getByText('90.00', { exact: true })).toBeVisible()
})

test('a match shows table, form, meetings and line-ups, and is found by its players', async ({ page, sports }) => {
  const words = texts[sports.language]
  const { frame } = await openAsPlayer(page, sports)
  const open = page.getByRole('group').getByRole('button', { disabled: false })
  await eventLinks(rowsAhead(frame).filter({ has: open })) // players of a match that has ended meanwhile are not found
    .first()
    .click(patient)
  await frame.getByRole('tab', { name: words.background }).click()
  await expect(frame.getByRole('heading', { name: words.lineUps })).toBeVisible(patient)
  const part = (name: string) => frame.getByRole('region', { name, exact: true })
  const eleven = part(words.lineUps).getByRole('list').first().getByRole('listitem')
  const player = (await eleven.last().textContent()) ?? '' // a forward: who stands in goal is offered in no market
  await expect(part(words.table).locator('tr[data-side]')).toHaveCount(2)
  await expect(part(words.form).getByRole('heading', { level: 3 })).toHaveCount(2)
  await accessible(page, { within: 'iframe' })
  await openSports(page, sports, `/search?${new URLSearchParams({ q: player })}`)
  const found = frame.getByRole('main').getByRole('link').filter({ hasText: player })
  await expect(found.first()).toBeVisible(patient)
  await accessible(page, { within: 'iframe' })
  await found.first().click()
  await frame.getByRole('tab', { name: words.background }).click(patient)
  await expect(part(words.lineUps).getByRole('listitem').filter({ hasText: player }).first()).toBeVisible(patient)
})

test('a free bet pays the whole stake, the balance stays, and the bet says so', async ({ page, sports }) => {
  const b = texts[sports.language].bets
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const claim = { bonusCode: 'KICKOFF', idempotencyKey: crypto.randomUUID() }
  expect(await post(page, '/ajax/bonus/claim', claim)).toMatchObject({ success: true })
  await page.reload()
  await choose(frame, 1)
  const free = slip.getByRole('checkbox', { name: like(t.freeBets) })
  await expect(free).toBeVisible(patient)
  await free.check()
  await stake(slip, 1500)
  await expect(slip.getByText(t.freeBetsShort.split('{')[0] ?? '')).toBeVisible(patient)
  await stake(slip, 400)
  await place(slip, t)
  await openSports(page, sports, '/bets')
  await expect(frame.getByRole('main').getByRole('article').first()).toContainText(b.freeBet, patient)
  const pockets = await page.evaluate(async () => (await fetch('/ajax/profile/getBalanceByPocket')).json())
  expect(pockets).toMatchObject({ freebetBalance: 600 })
})
