import { drawsOf } from '@andon/arcade/rng/seed-stream'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium } from '../../../tools/launch-chromium.ts'
import type { RecordedRound } from './record-rounds.fixture.ts'
import { openTitle } from './title-page.fixture.ts'
import { recordedRounds, serverTitle } from './titles.fixture.ts'

const code = 'hanafuda-high-low'
const phone = { width: 390, height: 844 } as const
const small = { width: 320, height: 568 } as const

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

const named = async (name: string) => (await recordedRounds(code)).filter((round) => round.name === name)

/** A round that the server has finished, because its player stayed away. */
async function timedOut(): Promise<RecordedRound> {
  const { current } = await serverTitle(code)
  const [stake, nonce, choice] = [1000, 0, null]
  const play = (actions: RecordedRound['actions']) => {
    const draws = drawsOf({ serverSeed: '5eed'.repeat(16), clientSeed: 'recorded', nonce })
    const played = current.replay({ draws, stake, choice, actions })
    if (!played) throw new Error('the server may always finish a round')
    return played
  }
  const actions = [{ type: 'timeOut', hand: 0 }]
  const [opened, over] = [play([]), play(actions)]
  const steps = [opened.events, over.events.slice(opened.events.length)]
  return { name: 'timed-out', nonce, stake, choice, actions, steps, win: over.win ?? 0 }
}

async function open(shape: { width: number; height: number }, rounds: readonly RecordedRound[]) {
  const options = { ...shape, rounds, language: 'en', calm: true, webgl: false } as const
  const opened = await openTitle(browser, await serverTitle(code), options)
  const { page, advance } = opened
  const state = () => page.evaluate(() => document.body.dataset.state)
  return {
    ...opened,
    until: (wanted: string) =>
      expect
        .poll(async () => {
          await advance(960)
          return state()
        })
        .toBe(wanted),
    state,
    focused: () => page.evaluate(() => document.activeElement?.getAttribute('data-act') ?? null),
    heard: () => page.getByRole('log').locator('p').allTextContents(),
  }
}

describe('a round of cards', () => {
  test('is played with keys alone, letters only in the bar, and a screen reader hears each month after it was turned over', async () => {
    const { page, until, state, focused, heard, errors } = await open(phone, await named('win'))
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/actions')) sent.push(request.postDataJSON().action)
    })
    await page.keyboard.press('Space')
    await until('playing')
    expect(await focused()).toBe('higher')
    expect(await heard()).toHaveLength(1)
    const guess = page.locator('[data-act="lower"]')
    expect(await guess.getAttribute('aria-label')).toMatch(
      /^Next: \w+ or earlier\. A chance of \d+ in 12\. If right, ¥ 1,188/,
    )
    expect(await page.locator('[data-act="cashOut"]').isEnabled()).toBe(false)
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toBe('lower')
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('s')
    expect([await state(), sent]).toEqual(['playing', []])
    await page.keyboard.press('ArrowDown')
    await until('playing')
    expect(await heard()).toHaveLength(2)
    expect((await heard()).at(-1)).toMatch(/Right, 1 so far\. ¥ 1,188 to cash out\.$/)
    await page.locator('[data-act="skip"]').focus()
    await page.keyboard.press('c')
    await until('ready')
    expect((await heard()).at(-1)).toBe('You cashed out ¥ 1,188')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('spin')
    expect(sent).toEqual([
      { type: 'guess', hand: 0, guess: 'lower' },
      { type: 'cashOut', hand: 0 },
    ])
    expect(errors).toEqual([])
    await page.close()
  })

  test('that was left alone says that it was finished as the rules say, and stays said', async () => {
    const round = await timedOut()
    const { page, advance, until, heard } = await open(phone, [round])
    await page.locator('.spin').click()
    await until('playing')
    await page.locator('[data-act="higher"]').click()
    await until('ready')
    await advance(60_000)
    const said = 'Time ran out: finished as the rules say'
    expect(await page.locator('.strip').textContent()).toBe(said)
    expect((await heard()).at(-1)).toBe(said)
    await page.close()
  })

  test('keeps its buttons large and in one place on the smallest phone', async () => {
    const { page, until } = await open(small, await named('loss'))
    const top = async () => (await page.locator('.panel').boundingBox())?.y
    const before = await top()
    await page.locator('.spin').click()
    await until('playing')
    expect(await top()).toBe(before)
    const boxes = await page.locator('.act').evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect()))
    expect(boxes).toHaveLength(4)
    for (const { left, right, bottom, height } of boxes) {
      expect(height).toBeGreaterThanOrEqual(44)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(small.width)
      expect(bottom).toBeLessThanOrEqual(small.height)
    }
    await page.close()
  })
})
