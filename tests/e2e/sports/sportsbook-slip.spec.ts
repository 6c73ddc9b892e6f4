import type { FrameLocator, Page } from '@playwright/test'
import { messages as betsEn } from '../../../apps/sportsbook/src/bets/messages.en.ts'
import { messages as betsJa } from '../../../apps/sportsbook/src/bets/messages.ja.ts'
import { messages as pageEn } from '../../../apps/sportsbook/src/page/messages.en.ts'
import { messages as pageJa } from '../../../apps/sportsbook/src/page/messages.ja.ts'
import { messages as frameEn } from '../../../apps/sportsbook/src/shell/messages.en.ts'
import { messages as frameJa } from '../../../apps/sportsbook/src/shell/messages.ja.ts'
import { messages as refusalsEn } from '../../../apps/sportsbook/src/slip/placing/refusals.en.ts'
import { messages as refusalsJa } from '../../../apps/sportsbook/src/slip/placing/refusals.ja.ts'
import { messages as eachWayEn } from '../../../apps/sportsbook/src/slip/stake/each-way.en.ts'
import { messages as eachWayJa } from '../../../apps/sportsbook/src/slip/stake/each-way.ja.ts'
import { accessible } from '../support/accessible.ts'
import { expect } from '../support/journey.ts'
import {
  choose,
  eventLinks,
  eventRows,
  like,
  openAsPlayer,
  openPrices,
  openSports,
  place,
  placeButton,
  priceOf,
  slipBarOf,
  slipLegs,
  stake,
  sumOf,
  test,
} from '../support/sports.ts'

test.describe.configure({ timeout: 180_000, mode: 'default' })
// lost replies, a script that cannot be fetched, and a busy machine
test.use({ expectedFaults: /net::ERR_|status of 503|WebSocket connection|Failed to fetch dynamically imported module/ })

const texts = {
  ja: { frame: { ...pageJa, ...frameJa }, bets: betsJa, refusals: refusalsJa, eachWay: eachWayJa },
  en: { frame: { ...pageEn, ...frameEn }, bets: betsEn, refusals: refusalsEn, eachWay: eachWayEn },
}
const patient = { timeout: 60_000 }
const placing = /\/sportsbook\/bets$/

/** Requests to place a bet reach the server, and their replies are lost, until what it returns is called. */
async function loseReplies(page: Page): Promise<() => void> {
  let areLost = true
  await page.route(placing, async (route) => {
    if (!areLost || route.request().method() !== 'POST') return route.continue()
    await route.fetch().catch(() => undefined)
    await route.abort()
  })
  return () => {
    areLost = false
  }
}

const bets = (frame: FrameLocator) => frame.getByRole('main').getByRole('article')

const openBets = async (page: Page, frame: FrameLocator, brand: Parameters<typeof openSports>[1]) => {
  await openSports(page, brand, '/bets')
  const { noneOpen } = texts[brand.language].bets
  await expect(frame.getByText(noneOpen).or(bets(frame).first())).toBeVisible(patient)
  return bets(frame)
}

/** The winner of a season that is bet each way now. */
async function winnerEachWay(page: Page): Promise<string> {
  const own = page.frames().find((frame) => frame.url().includes('//sports.'))
  let found = ''
  await expect(async () => {
    found =
      (await own?.evaluate(async () => {
        const { events } = await (await fetch('/sportsbook/events?when=outright')).json()
        for (const { main } of events)
          for (const { selection, price, open } of main?.outcomes ?? []) {
            if (!open) continue
            const slip = { legs: [{ selection, price }], combine: { type: 'single' }, stake: { total: 100 } }
            const headers = { 'content-type': 'application/json' }
            const asked = { method: 'POST', headers, body: JSON.stringify(slip) }
            const { quote } = await (await fetch('/sportsbook/quote', asked)).json()
            if (quote.legs[0].eachWay !== null) return selection as string
          }
        return ''
      })) ?? ''
    expect(found).not.toBe('')
  }).toPass(patient)
  return found
}

test('a bet that one player could not send is never placed, nor shown, with the money of the next', async ({
  page,
  sports,
}) => {
  const { frame, t, slip } = await openAsPlayer(page, sports)
  await choose(frame, 1)
  await stake(slip, 300)
  await page.route(placing, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await placeButton(slip, t).click()
  await expect(slip.getByRole('article', { name: t.sending })).toBeVisible()
  await page.goto(`${sports.origin}/${sports.language}/promotions`)
  await page.unroute(placing)
  await page.context().clearCookies({ name: /^(?!cookie)/ })

  const next = await openAsPlayer(page, sports)
  await expect(eventRows(next.frame).first()).toBeVisible(patient)
  await expect(slipLegs(next.slip, t).or(next.slip.getByRole('article'))).toHaveCount(0)
  await choose(next.frame, 1)
  await expect(next.slip.getByText(like(t.balance))).toContainText('5,000', patient)
  await expect(next.slip.getByRole('article')).toHaveCount(0)
  await expect(await openBets(page, next.frame, sports)).toHaveCount(0)
  await expect(page.getByTestId('balance')).toHaveText(/5,000/)
})

test('a bet whose reply was lost locks its selections, is asked for by itself when the connection is back, and is one bet', async ({
  page,
  sports,
}) => {
  const words = texts[sports.language]
  const { frame, t, slip } = await openAsPlayer(page, sports)
  await choose(frame, 1)
  await stake(slip, 300)
  const answer = await loseReplies(page)
  await placeButton(slip, t).click()
  await expect(slipLegs(slip, t).filter({ hasText: t.locked })).toBeVisible()
  await expect(placeButton(slip, t)).toBeDisabled()

  await page.context().setOffline(true)
  await expect(frame.getByText(words.frame.offline)).toBeVisible(patient)
  await expect(slip.getByText(t.connectionLost)).toBeVisible()
  await accessible(page, { within: 'iframe' })
  answer()
  await page.context().setOffline(false)
  await expect(frame.getByText(words.frame.offline)).toBeHidden(patient)
  await expect(slip.getByText(t.accepted)).toBeVisible(patient)
  await expect(slipLegs(slip, t)).toHaveCount(0)
  await expect(page.getByTestId('balance')).toHaveText(/4,700/)
  await expect(await openBets(page, frame, sports)).toHaveCount(1)
})

test('in play a bet that waits locks the slip over a reload, and leaves it when it is decided', async ({
  page,
  sports,
}) => {
  const { frame, t, slip } = await openAsPlayer(page, sports, '/live')
  const rows = eventRows(frame)
  const open = openPrices(rows)
  await expect(open.first()).toBeVisible(patient)
  const waiting = slip.getByRole('article', { name: t.waitingSoon })
  await expect(async () => {
    const chosen = rows.getByRole('group').getByRole('button', { pressed: true })
    for (const price of await chosen.all()) await price.click({ timeout: 10_000 })
    const selection = (await open.first().getAttribute('data-selection', { timeout: 10_000 })) ?? ''
    await priceOf(rows, selection).click({ timeout: 10_000 })
    await slip.getByRole('textbox').fill('300', { timeout: 10_000 })
    await slip.getByRole('combobox').selectOption('any', { timeout: 10_000 })
    await placeButton(slip, t).click({ timeout: 10_000 })
    await expect(waiting).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 180_000 }) // a goal may come in between
  await expect(waiting).toHaveText(/\d/)
  await expect(placeButton(slip, t)).toBeDisabled()
  let placed = 0
  page.on('request', (request) => {
    if (placing.test(request.url()) && request.method() === 'POST') placed += 1
  })
  await page.reload()
  const decided = slip.getByRole('article', { name: t.accepted }).or(slip.getByRole('article', { name: t.refused }))
  await expect(decided.first()).toBeVisible(patient)
  expect(placed).toBe(0) // it asked what became of the bet
})

test('where the browser denies storage the slip says so, and a lost reply loses no bet', async ({ page, sports }) => {
  await page.addInitScript(() => {
    if (location.hostname.startsWith('sports.'))
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  const { frame, t, slip } = await openAsPlayer(page, sports)
  await choose(frame, 1)
  await expect(slip.getByText(t.storageDenied)).toBeVisible()
  await stake(slip, 300)
  const answer = await loseReplies(page)
  await placeButton(slip, t).click()
  await expect(slipLegs(slip, t).filter({ hasText: t.locked })).toBeVisible()
  answer()
  await expect(slip.getByText(t.accepted)).toBeVisible(patient)
  await expect(page.getByTestId('balance')).toHaveText(/4,700/)
})

test('a page that cannot be loaded leaves the bar and the slip, and opens when it is tried again', async ({
  page,
  sports,
}) => {
  const words = texts[sports.language]
  const isMatch = /\/assets\/MatchPage-[\w-]+\.js/
  await page.route(isMatch, (route) => route.abort())
  const { frame, t, slip } = await openAsPlayer(page, sports)
  await choose(frame, 1)
  await eventLinks(eventRows(frame)).first().click()
  await expect(frame.getByText(words.frame.pageFailed)).toBeVisible(patient)
  await expect(slipLegs(slip, t)).toHaveCount(1)
  await frame.getByRole('navigation', { name: words.frame.pages }).getByRole('link').first().click()
  await expect(eventRows(frame).first()).toBeVisible(patient)
  await eventLinks(eventRows(frame)).first().click()
  await page.unroute(isMatch)
  await expect(async () => {
    const retry = frame.getByRole('button', { name: words.frame.retry })
    if (await retry.isVisible()) await retry.click({ timeout: 2_000 })
    await expect(openPrices(frame.getByRole('main')).first()).toBeVisible({ timeout: 5_000 })
  }).toPass(patient)
  await expect(slipLegs(slip, t)).toHaveCount(1)
})

test('each way belongs to the selections that offer it, with its terms, and blocks no other', async ({
  page,
  sports,
}) => {
  const words = texts[sports.language]
  const { frame, t, slip } = await openAsPlayer(page, sports)
  await choose(frame, 1)
  const winner = await winnerEachWay(page)
  await openSports(page, sports, `/event/${winner.split('/')[0]}`)
  await priceOf(frame, winner).first().click(patient)
  await slip.getByRole('tab', { name: t['mode.singles'] }).click()
  const eachWay = slip.getByRole('checkbox', { name: like(words.eachWay.explained) })
  await expect(eachWay).toHaveCount(1, patient)
  await expect(eachWay).toHaveAccessibleName(like(words.eachWay.terms))
  await eachWay.check()
  for (const field of await slip.getByRole('textbox').all()) await field.fill('100')
  await expect(sumOf(slip, t.total)).toContainText('300')
  await expect(placeButton(slip, t)).toBeEnabled(patient)
  await slip
    .getByRole('button', { name: like(t.remove) })
    .last()
    .click()
  await expect(eachWay).toHaveCount(0)
  await expect(sumOf(slip, t.total)).toContainText('100')
  await expect(placeButton(slip, t)).toBeEnabled(patient)
})

test('of two singles one is accepted and leaves; the other keeps its stake and says beside it what would be taken', async ({
  page,
  sports,
}) => {
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const [, second = ''] = await choose(frame, 2)
  await slip.getByRole('tab', { name: t['mode.singles'] }).click()
  const most = slip.getByRole('button', { name: t.max, exact: true })
  await expect(most).toHaveCount(0) // with the focus
  for (const field of await slip.getByRole('textbox').all()) await field.fill('300')
  await expect(most).toHaveCount(1)
  await slip.getByRole('combobox').selectOption('any')
  const refusal = {
    code: 'ABOVE_MAX_BET_AMOUNT',
    selection: null,
    params: {},
    counterOffer: { kind: 'stake', maxStake: 200 },
  }
  await page.route(placing, (route) =>
    route.request().postData()?.includes(second)
      ? route.fulfill({ json: { success: true, bet: null, refusal } })
      : route.continue(),
  )
  await placeButton(slip, t).click()
  await expect(slip.getByText(t.accepted)).toBeVisible(patient)
  await expect(slipLegs(slip, t)).toHaveCount(1)
  await expect(slip.getByRole('textbox')).toHaveValue('300')
  const refused = slip.getByRole('list', { name: t.selections }).getByRole('article', { name: t.refused })
  await expect(refused).toContainText('200')
  await accessible(page, { within: 'iframe' })
  await refused.getByRole('button', { name: like(t.takeStake) }).click()
  await expect(slip.getByRole('textbox')).toHaveValue('200')
  await expect(refused).toHaveCount(0)
  await page.unroute(placing)
  await place(slip, t)
  await expect(page.getByTestId('balance')).toHaveText(/4,500/)
})

test('two tabs share one slip', async ({ page, sports, context }) => {
  const { frame, t, slip } = await openAsPlayer(page, sports)
  await choose(frame, 1)
  const other = await context.newPage()
  const there = await openSports(other, sports, '/football')
  const theirs = slipLegs(there.getByRole('region', { name: t.slip }), t)
  await expect(theirs).toHaveCount(1, patient)
  await openPrices(eventRows(there)).first().click(patient)
  await expect(theirs).toHaveCount(2)
  await expect(slipLegs(slip, t)).toHaveCount(2)
  const first = slipLegs(slip, t).first()
  await first.getByRole('button', { name: like(t.remove) }).click()
  await expect(theirs).toHaveCount(1)
  await other.close()
})

test('a stake above the most at a boosted price cannot be placed', async ({ page, sports }) => {
  const words = texts[sports.language]
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const [selection = ''] = await choose(frame, 1)
  const [event = '', market = '', outcome = ''] = selection.split('/')
  await sports.operator('book', 'boost', event, market, outcome, '90', 'stake=1000', 'test')
  await expect(slip.getByText(like(t.boost))).toBeVisible(patient)
  await slip.getByRole('textbox').fill('1500')
  await expect(slip.getByText(words.refusals.BOOST_USED)).toBeVisible(patient)
  await expect(placeButton(slip, t)).toBeDisabled()
  await slip.getByRole('button', { name: t.max, exact: true }).click()
  await expect(slip.getByRole('textbox')).toHaveValue('1,000')
  await expect(slip.getByText(like(t.returns))).toContainText('90,000')
  await expect(placeButton(slip, t)).toBeEnabled(patient)

  await choose(frame, 1)
  await expect(slip.getByRole('tab', { name: t['mode.multiple'] })).toHaveAttribute('aria-selected', 'true')
  const lost = slip.getByText(like(t.boostSingles))
  await expect(lost).toContainText('90.00', patient)
  const boosted = slipLegs(slip, t).getByText('90.00', { exact: true })
  await expect(boosted).toHaveCount(0)
  await lost.getByRole('button', { name: t.boostAsSingle }).click()
  await expect(boosted).toHaveCount(1, patient)
  await expect(lost).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the bar of the slip has its odds and goes with it, and stakes are tapped on its own keys', async ({
    page,
    sports,
  }) => {
    const { frame, t } = await openAsPlayer(page, sports)
    const bar = frame.getByRole('button', { name: slipBarOf(t) })
    await choose(frame, 1)
    await expect(bar).toHaveText(/\d\.\d\d/, patient)
    await eventRows(frame).getByRole('group').getByRole('button', { pressed: true }).first().tap()
    await expect(bar).toHaveCount(0)
    const slip = frame.getByRole('dialog').getByRole('region', { name: t.slip })
    await choose(frame, 1)
    await bar.tap()
    const field = slip.getByRole('textbox')
    await field.tap()
    const keys = slip.getByRole('group', { name: t.pad })
    for (const key of ['5', '00', '0']) await keys.getByRole('button', { name: key, exact: true }).tap()
    await expect(field).toHaveValue('5,000')
    await keys.getByRole('button', { name: t.deleteDigit }).tap()
    await expect(field).toHaveValue('500')
    await accessible(page, { within: 'iframe' })
    await slip.getByRole('combobox').selectOption('any')
    await place(slip, t)
  })
})
