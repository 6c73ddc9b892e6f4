import { drawsOfCards } from '@andon/arcade/engines/cards/forced-draws.fixture'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../../tools/launch-chromium.ts'
import type { RecordedRound } from './record-rounds.fixture.ts'
import { createReplies } from './replies.fixture.ts'
import { openTitle } from './title-page.fixture.ts'
import { serverTitle } from './titles.fixture.ts'

const code = 'bamboo-blackjack'
const title = await serverTitle(code)

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

type Card = Parameters<typeof drawsOfCards>[0][number]

/** A round with these cards, as the server sends it after each action. */
function roundOf(
  cards: string,
  played: readonly (readonly [type: string, hand: number])[],
  choice: Record<string, number>,
): RecordedRound {
  const actions = played.map(([type, hand]) => ({ type, hand }))
  const stake = Object.values(choice).reduce((sum, one) => sum + one, 0)
  const replays = [...actions, null].map((_, taken) => {
    const draws = drawsOfCards(cards.split(' ') as Card[]) // the cards of a test
    const replayed = title.current.replay({ draws, stake, choice, actions: actions.slice(0, taken) })
    if (!replayed) throw new Error(`the rules do not allow action ${taken}`)
    return replayed
  })
  const steps = replays.map(({ events }, at) => events.slice(replays[at - 1]?.events.length ?? 0))
  const furtherStakes = replays.slice(1).map(({ furtherStake }, at) => furtherStake - (replays[at]?.furtherStake ?? 0))
  return { name: 'forced', nonce: 0, stake, choice, actions, furtherStakes, steps, win: replays.at(-1)?.win ?? 0 }
}

async function open(round: RecordedRound) {
  const opened = await openTitle(browser, title, {
    rounds: [round],
    width: 390,
    height: 844,
    language: 'en',
    calm: true,
    webgl: false,
  })
  const { page, advance } = opened
  const until = async (state: string) => {
    for (let step = 0; step < 60; step++) {
      if ((await page.evaluate(() => document.body.dataset.state)) === state) return
      await advance(500)
    }
    throw new Error(`the page does not get ${state}`)
  }
  const deal = async () => {
    for (const spot of Object.keys(round.choice ?? {})) await page.locator(`[data-lay="${spot}"]`).click()
    await page.locator('.spin').click()
    await advance(500)
    await until('playing')
  }
  return { ...opened, until, deal }
}

const told = async (page: Page) => (await page.locator('.hands-told > li').allTextContents()).join(' ')
const note = (page: Page) => page.locator('.strip').textContent()
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`)

test('a refused double leaves the hand to go on with the same cards, and says so; no part of the page knows the hidden card before it is turned', async () => {
  const round = roundOf(
    '6s 9d 5h Kc 8d',
    [
      ['hit', 1],
      ['stand', 1],
    ],
    { hand1: 500 },
  )
  const { page, until, deal, errors } = await open(round)
  const replies: { round?: object; balance?: number }[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/rounds')) replies.push(await response.json())
  })
  await deal()
  expect(await told(page)).toContain(
    'Dealer: 9 of diamonds, one card face down. Total 9. Hand 2: 6 of spades, 5 of hearts. Total 11.',
  )
  expect(await page.content()).not.toMatch(/king of clubs|\bKc\b/i)

  await page.route(
    '**/actions',
    (route) => route.fulfill({ json: { success: false, errors: [{ code: 'LIMIT_REACHED', message: '' }] } }),
    { times: 1 },
  )
  const session = createReplies(title, { rounds: [round], language: 'en' })
  await page.route('**/arcade/session', (route) => {
    const [{ round: pendingRound, balance } = {}] = replies
    const opened = session.reply({ method: 'POST', path: '/arcade/sessions', body: {} })
    return route.fulfill({ json: { ...opened, balance, pendingRound } })
  })
  await act(page, 'double').click()
  await page.getByRole('dialog').getByRole('button').click()
  await until('playing')
  expect(await note(page)).toBe('Double was not accepted. Play on with the same cards')
  expect(await told(page)).toContain('Hand 2: 6 of spades, 5 of hearts. Total 11.')
  await act(page, 'hit').click()
  await expect.poll(() => told(page)).toContain('8 of diamonds. Total 19.')
  await until('playing')
  await act(page, 'stand').click()
  await until('ready')
  expect(await told(page)).toContain('Dealer: 9 of diamonds, king of clubs. Total 19. Hand 2: 19, push, returns ¥ 500.')
  expect(await page.locator('.print-cost').allTextContents()).toEqual([
    expect.stringMatching(/^Your decisions cost you \d/),
    'Hand 2: double beats hit',
  ])
  expect(await page.locator('.banner:visible').count()).toBe(0)
  expect(errors).toEqual([])
  await page.close()
})

test.each([
  {
    move: 'split',
    said: 'Split was not accepted. Play on with the same cards',
    cards: '8s 6d 8h Td Kh',
    before: 'Dealer: 6 of diamonds, one card face down. Total 6. Hand 1: 8 of spades, 8 of hearts. Total 16.',
    next: 'stand',
  },
  {
    move: 'insure',
    said: 'Insurance was not accepted. Play on with the same cards',
    cards: 'Ks Ad 9h 7c',
    before: 'Hand 1: king of spades, 9 of hearts. Total 19.',
    next: 'decline',
  },
])('a refused $move leaves the hand to go on with the same cards, says why and takes nothing', async (refused) => {
  const played = [[refused.next, 0], ...(refused.next === 'decline' ? [['stand', 0] as const] : [])] as const
  const round = roundOf(refused.cards, played, { hand0: 500 })
  const { page, until, deal, errors } = await open(round)
  const replies: { round?: object; balance?: number }[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/rounds')) replies.push(await response.json())
  })
  await deal()
  expect(await told(page)).toContain(refused.before)
  const balance = () => page.locator('[data-meter="balance"]').textContent()
  const paid = await balance()
  await page.route(
    '**/actions',
    (route) => route.fulfill({ json: { success: false, errors: [{ code: 'LIMIT_REACHED', message: '' }] } }),
    { times: 1 },
  )
  const session = createReplies(title, { rounds: [round], language: 'en' })
  await page.route('**/arcade/session', (route) => {
    const [{ round: pendingRound, balance: left } = {}] = replies
    const opened = session.reply({ method: 'POST', path: '/arcade/sessions', body: {} })
    return route.fulfill({ json: { ...opened, balance: left, pendingRound } })
  })
  await act(page, refused.move).click()
  const why = page.getByRole('dialog')
  expect(await why.textContent()).toContain('limit')
  await why.getByRole('button').click()
  await until('playing')
  expect(await note(page)).toBe(refused.said)
  expect(await told(page)).toContain(refused.before)
  expect(await balance()).toBe(paid)
  for (const [move] of played) {
    await until('playing')
    await act(page, move).click()
  }
  await until('ready')
  expect(errors).toEqual([])
  await page.close()
})

test('keys act on the hand that waits, best play is shown on request alone, and stakes stay for the next round', async () => {
  const round = roundOf(
    '8s 6d 8h Td 3c Kh Td 9s',
    [
      ['split', 0],
      ['double', 0],
      ['stand', 3],
    ],
    { hand0: 500 },
  )
  const { page, advance, until, deal } = await open(round)
  await deal()
  expect(await page.locator('.print-best').count()).toBe(0)
  expect(await page.locator('.print-take').textContent()).toMatch(/^Up to ¥\s1,500 more/)
  await page.getByRole('button', { name: 'Show best play' }).click()
  expect(await page.locator('.print-best').textContent()).toBe('Best play for hand 1: split')
  await act(page, 'hit').focus()
  const best = async () => {
    await advance(300)
    return page.locator('.act[data-tone="cash"]').getAttribute('aria-label')
  }
  await page.keyboard.press('p')
  await expect.poll(best).toBe('Hand 1A, double, best play, +¥ 500')
  await act(page, 'double').focus()
  await page.keyboard.press('d')
  await expect.poll(best).toBe('Hand 1B, stand, best play')
  await act(page, 'stand').focus()
  await page.keyboard.press('s')
  await until('ready')
  expect(await page.locator('.print-cost').textContent()).toMatch(/^Every decision was the best one/)
  expect(await page.locator('[data-meter="stake"]').textContent()).toMatch(/500$/)
  await page.locator('[data-lay="hand2"]').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Delete')
  expect(
    await page
      .locator('[data-lay]')
      .evaluateAll((seats) => seats.map((seat) => seat.getAttribute('aria-label')?.split('.')[0])),
  ).toEqual(['Hand 1, empty', 'Hand 2, empty', 'Hand 3, ¥ 500'])
  await page.close()
})
