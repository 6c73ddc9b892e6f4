import { messages as betsEn } from '../../../apps/sportsbook/src/bets/messages.en.ts'
import { messages as betsJa } from '../../../apps/sportsbook/src/bets/messages.ja.ts'
import { messages as refusalsEn } from '../../../apps/sportsbook/src/slip/placing/refusals.en.ts'
import { messages as refusalsJa } from '../../../apps/sportsbook/src/slip/placing/refusals.ja.ts'
import { expect } from '../support/journey.ts'
import {
  choose,
  eventLinks,
  like,
  openAsPlayer,
  openSports,
  place,
  rowsAhead,
  slipLegs,
  stake,
  sumOf,
  test,
} from '../support/sports.ts'

test.describe.configure({ timeout: 180_000, mode: 'default' })

const texts = { ja: betsJa, en: betsEn }
const patient = { timeout: 60_000 }

test('a multiple keeps its selections after it was placed, and is bet again from the history with what is still open', async ({
  page,
  sports,
}) => {
  const b = texts[sports.language]
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const [first = ''] = await choose(frame, 2)
  await stake(slip, 300)
  const odds = (await sumOf(slip, t.totalOdds).textContent()) ?? ''
  expect(Number(odds)).toBeGreaterThan(1)
  await place(slip, t)
  await expect(slipLegs(slip, t)).toHaveCount(0)
  const accepted = slip.getByRole('article', { name: t.accepted })
  await expect(accepted.getByText(like(t.totalOdds))).toBeVisible()
  const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await accepted.textContent()) ?? '')?.[0] ?? ''
  expect(await sports.operator('book', 'bet', reference)).toContain('ACCEPTED')
  await accepted.getByRole('button', { name: t.keep }).click()
  await expect(slipLegs(slip, t)).toHaveCount(2, patient)
  await expect(slip.getByRole('textbox')).toHaveValue('')

  await slip.getByRole('button', { name: t.clear }).click()
  const [event = ''] = first.split('/')
  await sports.operator('book', 'suspend', event, 'test')
  await openSports(page, sports, '/bets')
  const bet = frame.getByRole('main').getByRole('article')
  await expect(bet).toContainText(reference, patient)
  await expect(bet.getByText(b.totalOdds)).toBeVisible()
  await expect(async () => {
    await bet.getByRole('button', { name: t.again }).click()
    await expect(bet.getByText(like(t.againGone))).toBeVisible({ timeout: 5_000 })
  }).toPass(patient)
  await expect(slipLegs(slip, t)).toHaveCount(1)

  await sports.operator('book', 'resume', event, 'test')
  await expect(async () => {
    await bet.getByRole('button', { name: t.again }).click()
    await expect(slipLegs(slip, t)).toHaveCount(2, { timeout: 5_000 })
  }).toPass(patient)
  await expect(slip.getByRole('tab', { name: t['mode.multiple'] })).toHaveAttribute('aria-selected', 'true')
})

test('a pinned bet stands over every page with its state, and its selections are shared from its card', async ({
  page,
  sports,
}) => {
  const b = texts[sports.language]
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const [selection = ''] = await choose(frame, 1)
  await stake(slip, 300)
  await place(slip, t)
  await openSports(page, sports, '/bets')
  const bet = frame.getByRole('main').getByRole('article')
  await bet.getByRole('button', { name: t.shareSelections }).click(patient)
  const link = bet.getByLabel(t.shareCopied).or(bet.getByLabel(t.shareCopy))
  await expect(link).toHaveValue(/\/sports\/slip\/[0-9a-z]{10}$/, patient)
  await bet.getByRole('button', { name: b.pin }).click()
  const pinned = frame.getByRole('complementary', { name: b.pinned })
  await expect(pinned.getByText(like(b.pinnedOpen))).toBeVisible(patient)
  await openSports(page, sports, '/live')
  await expect(pinned.getByRole('listitem')).toHaveCount(1, patient)
  const [event = '', market = '', outcome = ''] = selection.split('/')
  await sports.operator('book', 'settle', event, market, `${outcome}=won`, 'test')
  await expect(pinned.getByText(b['status.WON'])).toBeVisible(patient)
  await pinned.getByRole('button', { name: like(b.unpinOf) }).click()
  await expect(pinned).toHaveCount(0)
})

test('selections of one match that cannot win together say so at their leg, and are bet as singles by one press', async ({
  page,
  sports,
}) => {
  const refusals = sports.language === 'ja' ? refusalsJa : refusalsEn
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const open = page.locator('button[data-selection*="/1/"]:enabled')
  const links = eventLinks(rowsAhead(frame).filter({ has: open }))
  await expect(links.first()).toBeVisible(patient)
  await links.last().click()
  for (const outcome of ['1', '2']) {
    const price = frame.locator(`button[data-selection$="/1/${outcome}"]:enabled`).first()
    await price.click(patient)
    await expect(price).toHaveAttribute('aria-pressed', 'true')
  }
  await slip.getByRole('tab', { name: t['mode.builder'] }).click()
  const legs = slip.getByRole('list', { name: t.selections })
  await expect(legs.getByRole('status').filter({ hasText: refusals.LEGS_CONTRADICT })).toBeVisible(patient)
  await legs.getByRole('button', { name: t.betAsSingles }).click()
  await expect(slip.getByRole('tab', { name: t['mode.singles'] })).toHaveAttribute('aria-selected', 'true')
  await expect(slip.getByRole('textbox')).toHaveCount(2)
})
