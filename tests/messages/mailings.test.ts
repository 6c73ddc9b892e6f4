import type { Language } from '@andon/contract/languages'
import { outboxFor } from '@andon/sandbox/messages'
import { createBrowser } from '@andon/tests/browser'
import { factsHandled } from '@andon/tests/nodes/facts-handled'
import { operatorCommand } from '@andon/tests/operator-command'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  const today = server.clock.now().toZonedDateTimeISO('UTC')
  const next = today.with({ day: 15, hour: 12 }).add({ months: 1 })
  server.clock.advance({ hours: Math.ceil(today.until(next).total('hours')) }) // what happens now is in one month in every zone
})
afterAll(() => server.close())

async function newPlayer(language: Language, { subscribeEmail = 'false' } = {}) {
  const browser = createBrowser(server.origin)
  const { email, password, playerID } = await browser.register({ language, subscribeEmail })
  const logIn = async () => {
    await browser.get('/ajax/login/status')
    expect((await browser.post('/ajax/login', { email, password })).body).toMatchObject({ success: true })
  }
  const mails = async () => (await outboxFor(server.db, email)).filter(({ code }) => code === undefined).reverse()
  return { browser, playerID, logIn, mails, subjects: async () => (await mails()).map(({ subject }) => subject) }
}

const sendMailings = () => server.app.operator.jobs.find(({ name }) => name === 'notices.sendMailings')?.run()

/** Play of now. */
const plays = (playerId: string, money: { staked: number; won: number }) =>
  server.db.transaction((tx) =>
    server.app.operator.limits.recordPlay(tx, [{ playerId, ...money, at: server.clock.now() }]),
  )

/** Until the second day of the next month. */
function monthEnds(): string {
  const now = server.clock.now().toZonedDateTimeISO('UTC')
  const next = now.with({ day: 2, hour: 1 }).add({ months: 1 })
  server.clock.advance({ hours: Math.ceil(now.until(next).total('hours')) })
  return now.toPlainDate().toPlainYearMonth().toString()
}

const statements = async ({ mails }: { mails: () => Promise<{ subject?: string | null; text: string }[]> }) =>
  (await mails()).filter(({ subject }) => /figures|ご利用明細/.test(subject ?? ''))

test('each player who did anything gets one statement of the month, with its figures, whatever fails on the way', async () => {
  const [ja, en, silent, idle] = [
    await newPlayer('ja'),
    await newPlayer('en'),
    await newPlayer('en'),
    await newPlayer('en'),
  ]
  for (const { browser } of [ja, en, silent]) await browser.deposit(10_000)
  const off = await silent.browser.post('/ajax/notice/updateNoticePreferences', { mailStatements: 'false' })
  expect(off.body).toMatchObject({ mailStatements: false, mailMissions: true })
  await plays(ja.playerID, { staked: 5_000, won: 1_200 })
  await factsHandled(server.db)
  const month = monthEnds()

  const breaks = `alter table notices.notices add constraint broken check (player_id <> '${en.playerID}' or kind <> 'monthStatement')`
  await server.db.query(breaks)
  await expect(sendMailings()).rejects.toThrow('players could not be told')
  expect(await statements(en)).toEqual([])
  await server.db.query('alter table notices.notices drop constraint broken')
  const again = server.db.query(
    `update notices.mailings set finished_at = null, pass = 3, failures = 1, after_player = '' where id = $1`,
    [`statement/${month}`],
  )
  await again // as a node that was killed in a pass leaves it
  await Promise.all([sendMailings(), sendMailings()])
  await sendMailings()

  const [own, ...others] = await statements(ja)
  expect(others).toEqual([])
  const [year, number] = month.split('-').map(Number)
  expect(own?.subject).toBe(`${year}年${number}月のご利用明細`)
  const text = own?.text.replaceAll('\u00a0', ' ') ?? ''
  for (const line of ['入金: ¥ 10,000', '出金: ¥ 0', 'ベット総額は¥ 5,000', 'ボーナス: ¥ 0'])
    expect(text).toContain(line)
  expect(text).toMatch(/プレイの収支: −¥ 3,800\n/)
  expect(text).toMatch(/配信停止: https?:\/\/\S+\/unsubscribe\/ja\//)
  expect(await statements(en)).toHaveLength(1)
  for (const player of [silent, idle]) expect(await statements(player)).toEqual([])
  for (const [player, count] of [
    [silent, 1],
    [idle, 0],
  ] as const) {
    await player.logIn()
    const { notices } = (await player.browser.get('/ajax/notice/getNotices', { languageId: 'en' })).body
    const found = notices.filter(({ topic }: { topic: string }) => topic === 'statements')
    expect(found).toHaveLength(count)
    if (count === 1) expect(found[0]).toMatchObject({ path: '/account/year' })
  }
})

test('a promotion is sent once to players who agreed, not in a break, nor in calm mode after a loss; one POST takes the agreement back', async () => {
  const wants = { subscribeEmail: 'true' }
  const [ja, en, calm, lost, resting, silent] = [
    await newPlayer('ja', wants),
    await newPlayer('en', wants),
    await newPlayer('en', wants),
    await newPlayer('en', wants),
    await newPlayer('en', wants),
    await newPlayer('en'),
  ]
  for (const { browser } of [calm, lost]) await browser.post('/ajax/mission/joinMissions', { calm: 'true' })
  await plays(lost.playerID, { staked: 2_000, won: 500 })
  await resting.browser.post('/ajax/ResponsibleGaming/takeBreak', { days: 7 })
  const send = (slug: string, site = 'leo') => operatorCommand(server, ['offers', 'send', slug, '--site', site])
  await expect(send('no-such-promotion')).rejects.toThrow('is no promotion that all visitors of LEO are shown now')
  expect(await send('no-bonus')).toContain('is being sent to the players of LEO')
  await sendMailings()
  await expect(send('no-bonus')).rejects.toThrow('has been sent to the players of LEO before')
  await sendMailings()
  await factsHandled(server.db)

  const { promotions } = (await en.browser.get('/ajax/promotion/getPromotions', { languageId: 'en', affiliateId: '' }))
    .body
  const { title, summary } = promotions.find(({ url }: { url: string }) => url === 'no-bonus')
  const [mail, ...others] = await en.mails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe(title)
  for (const part of [summary, '/en/promotions/no-bonus', 'Set a limit or take a break'])
    expect(mail?.text).toContain(part)
  expect((await ja.mails())[0]?.text).toContain('/ja/promotions/no-bonus')
  expect(await calm.subjects()).toEqual([title])
  for (const player of [lost, silent]) expect(await player.subjects()).toEqual([])
  expect(await resting.subjects()).toEqual(['Your break has started'])
  expect(await operatorCommand(server, ['offers', 'list'])).toMatch(/^LEO {2}no-bonus {2}sent {2}3 players/)
  expect(await operatorCommand(server, ['audit', 'list', 'offer/LEO/no-bonus'])).toContain(title)

  const { pathname } = new URL(/https?:\/\/\S+\/unsubscribe\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  const reply = await fetch(`${server.origin}${pathname}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(reply.status).toBe(200)
  const after = await en.browser.post('/ajax/profile/getSubscriptionPreferenes')
  expect(after.body).toMatchObject({ subscribeEmail: false })
})

test('a promotion that is stopped is told to nobody more', async () => {
  const player = await newPlayer('en', { subscribeEmail: 'true' })
  await operatorCommand(server, ['offers', 'send', 'missions', '--site', 'LEO'])
  expect(await operatorCommand(server, ['offers', 'stop', 'missions', '--site', 'LEO'])).toContain('no longer sent')
  await sendMailings()
  expect(await player.subjects()).toEqual([])
  expect(await operatorCommand(server, ['offers', 'list'])).toContain('missions  stopped  0 players')
  await expect(operatorCommand(server, ['offers', 'stop', 'missions', '--site', 'LEO'])).rejects.toThrow(
    'is not being sent',
  )
})
