import { randomUUID } from 'node:crypto'
import { type Browser, createBrowser } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '127.0.0.1' } })
})
afterAll(() => server.close())

async function newPlayer(headers: Record<string, string> = {}): Promise<Browser> {
  const browser = createBrowser(server.origin, new Map(), headers)
  await browser.register()
  return browser
}
const pocketsOf = async (browser: Browser) => {
  const { body } = await browser.get('/ajax/profile/getBalanceByPocket')
  return [body.realCashBalance, body.drpBalance, body.crpBalance, body.wrpBalance, body.freebetBalance]
}
const dropWith = (browser: Browser, headers: Record<string, string> = {}) =>
  browser.get('/ajax/bonus/drop', {}, { headers })

test('a deposit with the code of an offered bonus grants it, as the pockets, the simple balance and the details show', async () => {
  const player = await newPlayer()
  const { body: offered } = await player.get('/ajax/bonus/getEligibleBonuses', { languageId: 'en' })
  expect(offered.bonuses.map((one: { programme: string; by: string }) => [one.programme, one.by])).toEqual([
    ['leo-welcome', 'deposit'],
    ['leo-hello', 'claim'],
    ['leo-reload', 'deposit'],
    ['leo-first-lanterns', 'claim'],
    ['leo-koi-spins', 'deposit'],
    ['leo-weekly-cashback', 'itself'],
  ])
  expect((await player.get('/ajax/bonus/getPlayerDepositCount')).body.depositCount).toBe(0)
  expect((await player.deposit(15_000, { bonusCode: 'welcome' })).body).toMatchObject({
    status: 'APPROVED',
    bonus: { code: 'WELCOME', granted: true, amount: 10_000 },
  })
  expect((await player.get('/ajax/bonus/getPlayerDepositCount')).body.depositCount).toBe(1)
  expect(await pocketsOf(player)).toEqual([5000, 10_000, 10_000, 0, 0])
  expect((await player.get('/ajax/profile/getBalance')).body).toMatchObject({ cash: 5000, bonus: 20_000 })
  const { body } = await player.get('/ajax/Bonus/activeBonusDetails', { languageId: 'en' })
  expect(body.activeBonus).toMatchObject({
    name: 'First deposit bonus',
    granted: { bonus: 10_000, deposit: 10_000 },
    wagering: { required: 100_000, wagered: 0, left: 100_000 },
    ifDropped: { returnsToCash: 10_000, forfeited: 10_000 },
    terms: { maxStake: 500 },
  })
})

test('what a player can do with each offer follows what they have taken', async () => {
  const states = async (player: Awaited<ReturnType<typeof newPlayer>>) =>
    (await player.get('/ajax/bonus/getOfferStates')).body.offers.map(
      ({ programme, state, why }: { programme: string; state: string; why: string | null }) =>
        [programme.replace('leo-', ''), state, ...(why === null ? [] : [why])].join(' '),
    )
  const player = await newPlayer()
  expect(await states(player)).toEqual([
    ...['welcome available', 'hello available', 'second-deposit unavailable DEPOSIT_NUMBER', 'reload available'],
    ...['first-lanterns available', 'koi-spins available', 'weekly-cashback available'],
  ])
  await player.deposit(5000, { bonusCode: 'WELCOME' })
  expect(await states(player)).toEqual([
    ...['welcome active', 'hello unavailable BONUS_ACTIVE', 'second-deposit unavailable BONUS_ACTIVE'],
    ...['reload unavailable BONUS_ACTIVE', 'first-lanterns unavailable BONUS_ACTIVE'],
    ...['koi-spins unavailable BONUS_ACTIVE', 'weekly-cashback available'],
  ])
  await player.get('/ajax/bonus/drop')
  expect((await states(player)).slice(0, 2)).toEqual(['welcome had', 'hello available'])

  const withoutBonus = await newPlayer()
  await withoutBonus.deposit(5000)
  expect((await states(withoutBonus))[0]).toBe('welcome unavailable DEPOSIT_NUMBER')
})

test('the bonuses of later deposits are granted as their promotions say', async () => {
  const player = await newPlayer()
  const had = async (amount: number, bonusCode: string) => {
    const { bonus } = (await player.deposit(amount, { bonusCode })).body
    const before = await pocketsOf(player)
    await player.get('/ajax/bonus/drop')
    return [bonus.granted, ...before.slice(1)]
  }
  expect(await had(1000, 'WELCOME')).toEqual([true, 1000, 1000, 0, 0])
  expect(await had(8000, 'SECOND')).toEqual([true, 8000, 4000, 0, 0])
  expect(await had(4000, 'RELOAD')).toEqual([true, 4000, 1000, 0, 0])
  expect(await had(100_000, 'RELOAD')).toEqual([true, 12_000, 3000, 0, 0])
  await player.deposit(2000, { bonusCode: 'KOI' })
  const { body } = await player.get('/ajax/profile/getFreeSpinGames', { languageId: 'en' })
  expect(body.games.map(({ gameCode }: { gameCode: string }) => gameCode)).toEqual(['koi-climb'])
})

test('the bonuses of deposits on a brand with sports are granted as their promotions say', async () => {
  const ofBee = { 'x-forwarded-host': 'bee.localhost' }
  const [player, fan] = [await newPlayer(ofBee), await newPlayer(ofBee)]
  const { bonus: spins } = (await player.deposit(2000, { bonusCode: 'NEKO' })).body
  expect(spins).toMatchObject({ code: 'NEKO', granted: true })
  const { body } = await player.get('/ajax/profile/getFreeSpinGames', { languageId: 'en' })
  expect(body.games.map(({ gameCode }: { gameCode: string }) => gameCode)).toEqual(['lucky-cat-alley'])

  const { bonus: bet } = (await fan.deposit(3000, { bonusCode: 'DERBY' })).body
  expect(bet).toMatchObject({ code: 'DERBY', granted: true, amount: 500 })
  expect((await pocketsOf(fan)).at(-1)).toBe(500)
  const { status, body: refused } = await fan.deposit(2000, { bonusCode: 'KOI' })
  expect([status, refused.errors[0].code]).toEqual([404, 'BONUS_UNKNOWN'])
})

test('a wrong code is refused before the card is charged', async () => {
  const player = await newPlayer()
  const { status, body } = await player.deposit(5000, { bonusCode: 'NOSUCH' })
  expect([status, body.errors[0].code, body.errors[0].field]).toEqual([404, 'BONUS_UNKNOWN', 'bonusCode'])
  expect(await pocketsOf(player)).toEqual([0, 0, 0, 0, 0])
})

test('of many simultaneous deposits with a bonus code one gets the bonus; the others report that they did not', async () => {
  const player = await newPlayer()
  const money = () => ({ amount: 5000, currency: 'JPY', bonusCode: 'WELCOME', idempotencyKey: randomUUID() })
  const opened = await Promise.all(
    Array.from({ length: 8 }, () => player.post('/ajax/cashier/getThirdPartyHostedUri', money())),
  )
  const typed = { cardNumber: '4111111111111111', cardHolder: 'HANA YAMADA', expiryMonth: '12', expiryYear: '2039' }
  const pay = ({ body }: (typeof opened)[number]) =>
    player.post(new URL(body.hostedUri).pathname, { answer: 'accept', cvv: '123', ...typed })
  await Promise.all(opened.map(pay))
  const bonuses: unknown[] = []
  for (const { body } of opened) {
    const { transactionId } = body
    const status = async () => (await player.post('/ajax/cashier/gettransationStatus', { transactionId })).body
    await expect.poll(status).toMatchObject({ status: 'APPROVED' })
    bonuses.push((await status()).bonus)
  }
  const granted = { code: 'WELCOME', granted: true, amount: 5000 }
  expect(bonuses.filter((bonus) => JSON.stringify(bonus) === JSON.stringify(granted))).toHaveLength(1)
  const missed = { code: 'WELCOME', granted: false, reason: expect.stringMatching(/^(HAD_ALREADY|DEPOSIT_NUMBER)$/) }
  expect(bonuses.filter((bonus) => JSON.stringify(bonus) !== JSON.stringify(granted))).toEqual(Array(7).fill(missed))
  expect(await pocketsOf(player)).toEqual([35_000, 5000, 5000, 0, 0])
})

test('drop is a GET that neither a link nor another site can send', async () => {
  const player = await newPlayer()
  const idempotencyKey = 'claim-key-0001'
  expect((await player.post('/ajax/bonus/claim', { bonusCode: 'HELLO', idempotencyKey })).status).toBe(200)
  for (const site of ['none', 'same-site', 'cross-site'])
    expect((await dropWith(player, { 'sec-fetch-site': site })).status).toBe(403)
  expect(await pocketsOf(player)).toEqual([0, 0, 1000, 0, 0])
  const { status, body } = await dropWith(player, { 'sec-fetch-site': 'same-origin' })
  expect([status, body.returnedToCash, body.forfeited]).toEqual([200, 0, 1000])
  expect(await pocketsOf(player)).toEqual([0, 0, 0, 0, 0])
  const { body: history } = await player.get('/ajax/bonus/getBonusHistory')
  expect(history.bonuses).toMatchObject([{ programme: 'leo-hello', state: 'dropped', forfeited: 1000 }])
  expect((await dropWith(player)).status).toBe(409)
})
