import type { FrameLocator, Locator, Page } from '@playwright/test'
import { messages as pageEn } from '../../../apps/sportsbook/src/page/messages.en.ts'
import { messages as pageJa } from '../../../apps/sportsbook/src/page/messages.ja.ts'
import { messages as frameEn } from '../../../apps/sportsbook/src/shell/messages.en.ts'
import { messages as frameJa } from '../../../apps/sportsbook/src/shell/messages.ja.ts'
import { messages as refusalsEn } from '../../../apps/sportsbook/src/slip/placing/refusals.en.ts'
import { messages as refusalsJa } from '../../../apps/sportsbook/src/slip/placing/refusals.ja.ts'
import { accessible } from '../support/accessible.ts'
import { expect } from '../support/journey.ts'
import { choose, openAsPlayer, openSports, place, stake, test } from '../support/sports.ts'

test.describe.configure({ timeout: 180_000, mode: 'default' })
// lost replies, a script that cannot be fetched, and a busy machine
test.use({ expectedFaults: /net::ERR_|status of 503|WebSocket connection|Failed to fetch dynamically imported module/ })

const texts = {
  ja: { frame: { ...pageJa, ...frameJa }, refusals: refusalsJa },
  en: { frame: { ...pageEn, ...frameEn }, refusals: refusalsEn },
}
const patient = { timeout: 60_000 }
const placing = /\/sportsbook\/bets$/
const placeButton = (slip: Locator) => slip.locator('.place')

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

const openBets = async (page: Page, frame: FrameLocator, brand: Parameters<typeof openSports>[1]) => {
  await openSports(page, brand, '/bets')
  await expect(frame.locator('.bets, .empty').first()).toBeVisible(patient)
  return frame.locator('.bet')
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
  const { frame, slip } = await openAsPlayer(page, sports)
  await choose(frame, 1)
  await stake(slip, 300)
  await page.route(placing, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await placeButton(slip).click()
  await expect(slip.locator('.placed-bet[data-state="sending"]')).toBeVisible()
  await page.goto(`${sports.origin}/${sports.language}/promotions`)
  await page.unroute(placing)
  await page.context().clearCookies({ name: /^(?!cookie)/ })

  const next = await openAsPlayer(page, sports)
  await expect(next.frame.locator('.event-row').first()).toBeVisible(patient)
  await expect(next.slip.locator('.slip-leg, .placed-bet')).toHaveCount(0)
  await choose(next.frame, 1)
  await expect(next.slip.locator('.slip-balance')).toContainText('5,000', patient)
  await expect(next.slip.locator('.placed-bet')).toHaveCount(0)
  await expect(await openBets(page, next.frame, sports)).toHaveCount(0)
  await expect(page.getByTestId('balance')).toHaveText(/5,000/)
})

test('a bet whose reply was lost locks its selections, is asked for by itself when the line is back, and is one bet', async ({
  page,
  sports,
}) => {
  const words = texts[sports.language]
  const { frame, t, slip } = await openAsPlayer(page, sports)
  await choose(frame, 1)
  await stake(slip, 300)
  const answer = await loseReplies(page)
  await placeButton(slip).click()
  await expect(slip.locator('.slip-leg[data-locked]')).toBeVisible()
  await expect(placeButton(slip)).toBeDisabled()

  await page.context().setOffline(true)
  await expect(frame.getByText(words.frame.offline)).toBeVisible(patient)
  await expect(slip.getByText(t.lineLost)).toBeVisible()
  await accessible(page, { within: 'iframe' })
  answer()
  await page.context().setOffline(false)
  await expect(frame.getByText(words.frame.offline)).toBeHidden(patient)
  await expect(slip.getByText(t.accepted)).toBeVisible(patient)
  await expect(slip.locator('.slip-leg')).toHaveCount(0)
  await expect(page.getByTestId('balance')).toHaveText(/4,700/)
  await expect(await openBets(page, frame, sports)).toHaveCount(1)
})

test('in play a bet that waits locks the slip over a reload, and leaves it when it is decided', async ({
  page,
  sports,
}) => {
  const { frame, slip } = await openAsPlayer(page, sports, '/live')
  const open = frame.locator('.event-row .price:enabled')
  await expect(open.first()).toBeVisible(patient)
  const waiting = slip.locator('.placed-bet[data-state="waiting"]')
  await expect(async () => {
    for (const chosen of await frame.locator('.price[aria-pressed="true"]').all())
      await chosen.click({ timeout: 3_000 })
    const selection = (await open.first().getAttribute('data-selection', { timeout: 3_000 })) ?? ''
    await frame.locator(`.event-row .price[data-selection="${selection}"]`).click({ timeout: 3_000 })
    await slip.getByRole('textbox').fill('300', { timeout: 3_000 })
    await slip.getByRole('combobox').selectOption('any', { timeout: 3_000 })
    await placeButton(slip).click({ timeout: 3_000 })
    await expect(waiting).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 120_000 }) // a goal may come in between
  await expect(waiting.locator('[aria-hidden]').first()).toHaveText(/\d/)
  await expect(placeButton(slip)).toBeDisabled()
  let placed = 0
  page.on('request', (request) => {
    if (placing.test(request.url()) && request.method() === 'POST') placed += 1
  })
  await page.reload()
  await expect(slip.locator('.placed-bet').first()).toBeVisible(patient)
  await expect(slip.locator('.placed-bet').first()).toHaveAttribute('data-state', /accepted|refused/, patient)
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
  await placeButton(slip).click()
  await expect(slip.locator('.slip-leg[data-locked]')).toBeVisible()
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
  const { frame, slip } = await openAsPlayer(page, sports)
  await choose(frame, 1)
  await frame.locator('.event-link').first().click()
  await expect(frame.getByText(words.frame.pageFailed)).toBeVisible(patient)
  await expect(slip.locator('.slip-leg')).toHaveCount(1)
  await frame.locator('.top-links a').first().click()
  await expect(frame.locator('.event-row').first()).toBeVisible(patient)
  await frame.locator('.event-link').first().click()
  await page.unroute(isMatch)
  await expect(async () => {
    const retry = frame.getByRole('button', { name: words.frame.retry })
    if (await retry.isVisible()) await retry.click({ timeout: 2_000 })
    await expect(frame.locator('.market').first()).toBeVisible({ timeout: 5_000 })
  }).toPass(patient)
  await expect(slip.locator('.slip-leg')).toHaveCount(1)
})

test('each way belongs to the selections that offer it, with its terms, and blocks no other', async ({
  page,
  sports,
}) => {
  const { frame, t, slip } = await openAsPlayer(page, sports)
  await choose(frame, 1)
  const winner = await winnerEachWay(page)
  await openSports(page, sports, `/event/${winner.split('/')[0]}`)
  await frame.locator(`.price[data-selection="${winner}"]`).first().click(patient)
  await slip.getByRole('tab', { name: t['mode.singles'] }).click()
  await expect(slip.locator('.slip-each-way')).toHaveCount(1, patient)
  await expect(slip.locator('.slip-each-way')).toContainText(sports.language === 'en' ? 'places' : '着まで')
  await slip.locator('.slip-each-way input').check()
  for (const field of await slip.getByRole('textbox').all()) await field.fill('100')
  await expect(slip.locator('.slip-sums')).toContainText('300')
  await expect(placeButton(slip)).toBeEnabled(patient)
  await slip.locator('.slip-leg .icon-button').last().click()
  await expect(slip.locator('.slip-each-way')).toHaveCount(0)
  await expect(slip.locator('.slip-sums')).toContainText('100')
  await expect(placeButton(slip)).toBeEnabled(patient)
})

test('of two singles one is accepted and leaves; the other keeps its stake and says beside it what would be taken', async ({
  page,
  sports,
}) => {
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const [, second = ''] = await choose(frame, 2)
  await slip.getByRole('tab', { name: t['mode.singles'] }).click()
  await expect(slip.locator('.stake-quick')).toHaveCount(0) // with the focus
  for (const field of await slip.getByRole('textbox').all()) await field.fill('300')
  await expect(slip.locator('.stake-quick')).toHaveCount(1)
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
  await placeButton(slip).click()
  await expect(slip.getByText(t.accepted)).toBeVisible(patient)
  await expect(slip.locator('.slip-leg')).toHaveCount(1)
  await expect(slip.getByRole('textbox')).toHaveValue('300')
  const refused = slip.locator('.slip-group .placed-bet[data-state="refused"]')
  await expect(refused).toContainText('200')
  await accessible(page, { within: 'iframe' })
  await refused.locator('.slip-link').first().click()
  await expect(slip.getByRole('textbox')).toHaveValue('200')
  await expect(refused).toHaveCount(0)
  await page.unroute(placing)
  await place(slip, t)
  await expect(page.getByTestId('balance')).toHaveText(/4,500/)
})

test('two tabs share one slip', async ({ page, sports, context }) => {
  const { frame, slip } = await openAsPlayer(page, sports)
  await choose(frame, 1)
  const other = await context.newPage()
  const there = await openSports(other, sports, '/football')
  const theirs = there.locator('.slip-leg')
  await expect(theirs).toHaveCount(1, patient)
  await there.locator('.event-row .price:enabled').first().click(patient)
  await expect(theirs).toHaveCount(2)
  await expect(slip.locator('.slip-leg')).toHaveCount(2)
  await slip.locator('.slip-leg .icon-button').first().click()
  await expect(theirs).toHaveCount(1)
  await other.close()
})

test('a stake above the most at a boosted price cannot be placed', async ({ page, sports }) => {
  const words = texts[sports.language]
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const [selection = ''] = await choose(frame, 1)
  const [event = '', market = '', outcome = ''] = selection.split('/')
  await sports.operator('book', 'boost', event, market, outcome, '90', 'stake=1000', 'test')
  await expect(slip.locator('.slip-boost')).toBeVisible(patient)
  await slip.getByRole('textbox').fill('1500')
  await expect(slip.getByText(words.refusals.BOOST_USED)).toBeVisible(patient)
  await expect(placeButton(slip)).toBeDisabled()
  await slip.getByRole('button', { name: t.max, exact: true }).click()
  await expect(slip.getByRole('textbox')).toHaveValue('1,000')
  await expect(slip.locator('.stake-facts')).toContainText('90,000')
  await expect(placeButton(slip)).toBeEnabled(patient)

  await choose(frame, 1)
  await expect(slip.getByRole('tab', { name: t['mode.multiple'] })).toHaveAttribute('aria-selected', 'true')
  const lost = slip.locator('.slip-boost-lost')
  await expect(lost).toContainText('90.00', patient)
  await expect(slip.locator('.slip-price b', { hasText: '90.00' })).toHaveCount(0)
  await lost.getByRole('button', { name: t.boostAsSingle }).click()
  await expect(slip.locator('.slip-price b', { hasText: '90.00' })).toHaveCount(1, patient)
  await expect(lost).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the bar of the slip has its odds and goes with it, and stakes are tapped on its own keys', async ({
    page,
    sports,
  }) => {
    const { frame, t } = await openAsPlayer(page, sports)
    const bar = frame.locator('.slip-bar')
    await choose(frame, 1)
    await expect(bar.locator('.slip-bar-figures')).toHaveText(/\d/, patient)
    await frame.locator('.price[aria-pressed="true"]').first().tap()
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
