import type { Dialect } from '@andon/contract/vendor-messages/dialects'
import { startMockGames } from '@andon/tests/mock-games'
import type { Page } from '@playwright/test'
import { messages as play } from '../../../apps/web/app/features/game-play/messages.ja.ts'
import { messages as check } from '../../../apps/web/app/features/reality-check/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { ask } from '../support/ask.ts'
import { amountOf, expect, leo, test, visitor } from '../support/journey.ts'
import { depositOn, newPlayerOn, post } from '../support/player.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ bypassCSP: true }) // the policy names the origins of real suppliers only

let mocks: Awaited<ReturnType<typeof startMockGames>>
test.beforeAll(async () => {
  mocks = await startMockGames()
})
test.afterAll(() => mocks.close())

/** A player with a reality check every minute of play. */
async function player(page: Page) {
  const { me } = await newPlayerOn(page, leo, 'limits')
  await depositOn(page, 5_000)
  await post(page, '/ajax/ResponsibleGaming/setLimits', { limitType: 'reality', minutes: '1' })
  await page.clock.install()
  return me
}

/** Opens a mock game for real money on this page; the rest of the launch's reply is the server's. */
async function opens(page: Page, path: Dialect | 'dead', { dialect = path as Dialect } = {}) {
  let token = 0
  await page.route('**/ajax/launcher/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const headers = await route.request().allHeaders()
    const reply = await ask(leo, `${pathname}${search}`, { headers: { cookie: headers.cookie ?? '' } })
    token += 1
    const launchUrl = mocks.launchUrl(path, { host: leo.origin, token })
    const launched = { vendorCode: 'acme', dialect, launchUrl, messageOrigins: [mocks.origin] }
    await route.fulfill({ json: { ...JSON.parse(reply.body), ...launched } })
  })
  const questions: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/ajax/game/realityCheck')) questions.push(request.postData() ?? '')
  })
  const me = visitor(page, leo)
  await me.openGame('realgames')
  const button = (event: string) => me.game.getByRole('button', { name: event, exact: true })
  return {
    me,
    questions,
    loading: page.getByText(play.loading),
    frame: page.locator('iframe'),
    says: (event: string) => button(event).click(),
    /** Under the picture that covers a game until it is ready. */
    saysReady: (event: string) => button(event).dispatchEvent('click'),
    heard: (message: string) => me.game.getByRole('listitem').filter({ hasText: message }),
  }
}

const refusal = { status: 409, json: { success: false, errors: [{ code: 'UNAVAILABLE', message: '' }] } }

const dialects = [
  {
    dialect: 'vanguard',
    ready: 'gameReady',
    roundStart: 'gameBusy',
    roundEnd: 'gameNotBusy',
    lobby: 'openLobby',
    stop: 'StopGamePlay',
    resume: 'ResumeGamePlay',
    refresh: 'updateBalance',
  },
  {
    dialect: 'pragmaticplay',
    ready: 'gameLoadingEnded',
    roundStart: 'gameRoundStarted',
    roundEnd: 'gameRoundEnded',
    lobby: 'notifyCloseContainer',
    stop: '{"type":"Tilt"}',
    resume: null,
    refresh: '{"event":"refreshBalance"}',
  },
  {
    dialect: 'playngo',
    part: 'spinStarted', // a round that runs has several
    ready: 'gameReady',
    roundStart: 'roundStarted',
    roundEnd: 'roundEnded',
    lobby: 'backToLobby',
    stop: '{"messageType":"request","request":"stopAutoplay"}',
    resume: '{"req":"gameEnable"}',
    refresh: '{"messageType":"request","request":"refreshBalance"}',
  },
] as const

for (const { dialect, ready, roundStart, roundEnd, lobby, stop, resume, refresh, ...more } of dialects)
  test(`a game that speaks ${dialect} loads, holds back its round, is stopped by the reality check, and goes home`, async ({
    page,
  }) => {
    await player(page)
    const { me, says, saysReady, heard, questions, loading } = await opens(page, dialect)
    await expect(loading).toBeVisible()
    await saysReady(ready)
    await expect(loading).toHaveCount(0)

    const before = 5_000
    await expect.poll(() => amountOf(me.balance.textContent())).toBe(before)
    await says('somethingNew')
    await says(roundStart)
    await depositOn(page, 2_000)
    if ('part' in more) await says(more.part)
    await page.clock.runFor(3_000)
    expect(await amountOf(me.balance.textContent())).toBe(before)
    await says(roundEnd)
    await expect.poll(() => amountOf(me.balance.textContent())).toBe(before + 2_000)
    await expect(heard(refresh).first()).toBeAttached()

    await says(roundStart)
    await page.clock.fastForward(61_000)
    await expect(heard(stop)).toHaveCount(1)
    await expect(me.dialog).toHaveCount(0)
    await says(roundEnd)
    await expect(me.dialog).toContainText(check.title)
    expect(questions).toEqual(['question=open'])
    await page.route('**/realityCheck', (route) => route.fulfill(refusal), { times: 1 })
    await me.dialog.getByRole('button', { name: check.continue }).click()
    await expect(me.dialog).toContainText(check.notAccepted)
    if (resume) await expect(heard(resume)).toHaveCount(0)
    await expect(async () => {
      await page.clock.runFor(1_000)
      expect(questions).toEqual(['question=open', 'question=answered', 'question=answered'])
    }).toPass()
    await expect(me.dialog).toHaveCount(0)
    if (resume) await expect(heard(resume)).toHaveCount(1)

    await says(roundStart) // and the game dies
    await page.clock.fastForward(61_000)
    await expect(heard(stop)).toHaveCount(2)
    await expect(me.dialog).toHaveCount(0)
    await page.clock.fastForward(121_000)
    await expect(me.dialog).toContainText(check.title)
    await page.reload()
    await expect(me.dialog).toContainText(check.title)
    await me.dialog.getByRole('button', { name: check.continue }).click()
    await expect(me.dialog).toHaveCount(0)
    await saysReady(ready)
    await expect(loading).toHaveCount(0)
    await says(lobby)
    await expect(page).toHaveURL(new RegExp(`${leo.home}$`))
  })

test('a playngo game that asks to be loaded again is opened with a new token', async ({ page }) => {
  await player(page)
  const { says, saysReady, frame, loading } = await opens(page, 'playngo')
  await saysReady('gameReady')
  await expect(loading).toHaveCount(0)
  await expect(frame).toHaveAttribute('src', /token=1\b/)
  await says('reloadGame')
  await expect(frame).toHaveAttribute('src', /token=2\b/)
})

test('a game without messages can be clicked when it has loaded, and the reality check covers it at once', async ({
  page,
}) => {
  await player(page)
  const { me, loading } = await opens(page, 'none')
  await expect(loading).toHaveCount(0)
  await me.game.getByRole('button', { name: '0 clicks' }).click()
  await expect(me.game.getByRole('button', { name: '1 clicks' })).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(me.dialog).toContainText(check.title)
  await me.dialog.getByRole('button', { name: check.leave }).click()
  await expect(page).toHaveURL(/lobbies\/casino$/)
})

test('a game that never says that it is ready can be clicked after eight seconds', async ({ page }) => {
  await player(page)
  const { me, loading } = await opens(page, 'playngo')
  await me.game.getByRole('button', { name: 'gameReady' }).waitFor()
  await expect(loading).toBeVisible()
  await page.clock.fastForward(8_500)
  await expect(loading).toHaveCount(0)
  await me.game.getByRole('button', { name: '0 clicks' }).click()
  await page.clock.fastForward(12_500)
  await expect(page.locator('.game-notice')).toContainText(play['silent.title'])
  await me.game.getByRole('button', { name: '1 clicks' }).click()
  await me.game.getByRole('button', { name: 'roundStarted' }).click()
  await expect(page.locator('.game-notice')).toHaveCount(0)
})

for (const dialect of ['vanguard', 'none'] as const)
  test(`a supplier that does not answer (${dialect}) is reported after 20 seconds, with two ways on`, async ({
    page,
  }) => {
    await player(page)
    const { loading, frame } = await opens(page, 'dead', { dialect })
    await expect(frame).toHaveAttribute('src', /token=1\b/)
    await expect(loading).toBeVisible()
    await page.clock.fastForward(20_500)
    const notice = page.locator('.game-notice')
    await expect(notice).toContainText(play['unanswered.title'])
    await expect(loading).toHaveCount(0)
    await accessible(page)
    await notice.getByRole('button', { name: play.again }).click()
    await expect(frame).toHaveAttribute('src', /token=2\b/)
    await expect(loading).toBeVisible()
    await page.clock.fastForward(20_500)
    await notice.getByRole('button', { name: play.toHome }).click()
    await expect(page).toHaveURL(new RegExp(`${leo.home}$`))
  })

test('a stake that the wallet refuses until the answer opens the question', async ({ page }) => {
  await player(page)
  const { me, says, saysReady, questions, loading } = await opens(page, 'vanguard')
  await saysReady('gameReady')
  await expect(loading).toHaveCount(0)
  await says('stakeRefused')
  await expect(me.dialog).toContainText(check.title)
  expect(questions).toEqual(['question=open'])
})

test('a game in a second tab asks too, and one answer is enough', async ({ page, context }) => {
  await player(page)
  const first = await opens(page, 'none')
  const second = await opens(await context.newPage(), 'none')
  for (const { loading } of [first, second]) await expect(loading).toHaveCount(0)
  await page.clock.fastForward(61_000)
  for (const { me } of [first, second]) await expect(me.dialog).toContainText(check.title)
  await second.me.dialog.getByRole('button', { name: check.continue }).click()
  for (const { me } of [first, second]) await expect(me.dialog).toHaveCount(0)
})
