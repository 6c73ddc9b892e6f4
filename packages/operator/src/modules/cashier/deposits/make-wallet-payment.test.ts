import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type CashierFixture, openCashier, type Player } from '../cashier.fixture.ts'

let fixture: CashierFixture
beforeAll(async () => {
  fixture = await openCashier()
})
afterEach(async () => {
  await fixture.verifyLedger()
})
afterAll(() => fixture.close())

let vouchers = 0
const voucher = (value = 10_000) => `LAMP-${value}-TEST${++vouchers}`

describe('a wallet with its own page', () => {
  const begin = (player: Player, fields = {}) => player.payByWallet({ paymentMethod: 'PAPERWALLET', ...fields })

  test('is pending with the page to open, credited once confirmed, and offered by its label the next time', async () => {
    const player = await fixture.newPlayer()
    const first = await begin(player)
    expect(first).toMatchObject({ status: 'PENDING' })
    expect((await fixture.bank(first.redirectUrl)).body).toContain('PaperWallet')
    await fixture.bank(first.redirectUrl, 'accept', { account: 'Akari.Mori@paper.example' })
    await fixture.deliver()
    expect(await player.status(first.transactionId)).toMatchObject({ status: 'APPROVED', paymentMethod: 'PAPERWALLET' })
    expect(await fixture.cash(player)).toBe(10_000)
    const [account] = (await player.methods()).methods[1]?.savedAccounts ?? []
    expect(account?.label).toBe('a•••@paper.example')
    const second = await begin(player, { savedAccountId: account?.id })
    expect((await fixture.bank(second.redirectUrl)).body).not.toContain('name="account"')
    await fixture.bank(second.redirectUrl, 'accept')
    await fixture.deliver()
    expect(await fixture.cash(player)).toBe(20_000)
    expect((await player.methods()).methods[1]?.savedAccounts).toHaveLength(1)
  })

  test('refusing on the page declines, and an invalid address asks again', async () => {
    const player = await fixture.newPlayer()
    const { transactionId, redirectUrl } = await begin(player)
    expect((await fixture.bank(redirectUrl, 'accept', { account: 'nobody' })).status).toBe(400)
    await fixture.bank(redirectUrl, 'refuse')
    await fixture.deliver()
    expect(await player.status(transactionId)).toMatchObject({ status: 'DECLINED', reason: 'CONFIRMATION_REFUSED' })
    expect(await fixture.cash(player)).toBe(0)
  })

  test.each(['late', 'twice', 'never', 'out.of.order', 'early', 'lost.reply', 'lost.reply.never'])(
    '%s: however the webhooks come, it is credited once',
    async (name) => {
      const player = await fixture.newPlayer()
      const { redirectUrl } = await begin(player)
      await fixture.bank(redirectUrl, 'accept', { account: `${name}@paper.example` })
      for (let i = 0; i < 5; i++) await fixture.pass({ seconds: 25 })
      expect(await fixture.cash(player)).toBe(10_000)
      expect(await fixture.facts(player)).toEqual(['cashier.DepositApproved'])
    },
  )

  test("another player's wallet is unknown", async () => {
    const [mine, other] = [await fixture.newPlayer(), await fixture.newPlayer()]
    const { redirectUrl } = await begin(mine)
    await fixture.bank(redirectUrl, 'accept', { account: 'mine@paper.example' })
    await fixture.deliver()
    const [account] = (await mine.methods()).methods[1]?.savedAccounts ?? []
    expect(await refusalOf(begin(other, { savedAccountId: account?.id }))).toMatchObject({ field: 'savedAccountId' })
  })
})

describe('a voucher', () => {
  const redeem = (player: Player, voucherCode: string, fields = {}) =>
    player.payByWallet({ paymentMethod: 'VOUCHER', voucherCode, ...fields })

  test('is checked and credited at once, and can be redeemed once by any player', async () => {
    const [one, two] = [await fixture.newPlayer(), await fixture.newPlayer()]
    const code = voucher()
    expect(await redeem(one, code.toLowerCase())).toMatchObject({ status: 'APPROVED' })
    expect(await redeem(two, code)).toMatchObject({ status: 'DECLINED', reason: 'VOUCHER_USED' })
    expect([await fixture.cash(one), await fixture.cash(two)]).toEqual([10_000, 0])
  })

  test('fifty players at once redeem one voucher once', async () => {
    const players = await Promise.all(Array.from({ length: 50 }, () => fixture.newPlayer()))
    const code = voucher()
    await Promise.all(players.map((player) => redeem(player, code)))
    await fixture.pass({ minutes: 1 }) // fifty concurrent calls may exceed the supplier's timeout
    const cash = await Promise.all(players.map(fixture.cash))
    expect(cash.reduce((sum, one) => sum + one, 0)).toBe(10_000)
  })

  test.each([
    ['VOUCHER_UNKNOWN', 'NO-SUCH-CODE-1'],
    ['VOUCHER_USED', 'LAMP-10000-USED'],
    ['VOUCHER_OTHER_VALUE', 'LAMP-5000-OTHER1'],
  ] as const)('%s is a reply, and moves nothing', async (reason, code) => {
    const player = await fixture.newPlayer()
    expect(await redeem(player, code)).toMatchObject({ success: true, status: 'DECLINED', reason })
    expect(await fixture.cash(player)).toBe(0)
  })

  test('a voucher of another value can still be redeemed for its value', async () => {
    const player = await fixture.newPlayer()
    const code = voucher(5_000)
    await redeem(player, code)
    expect(await redeem(player, code, { amount: '5000' })).toMatchObject({ status: 'APPROVED' })
  })

  test('LOST REPLY and NEVER: the status check finds the money', async () => {
    const player = await fixture.newPlayer()
    const code = 'LAMP-10000-LOST-REPLY-NEVER-1'
    expect(await redeem(player, code)).toMatchObject({ status: 'PENDING' })
    await fixture.pass({ minutes: 1 }) // reserved; captured, the reply lost
    await fixture.pass({ minutes: 1 })
    expect(await fixture.cash(player)).toBe(10_000)
  })

  test('after twenty wrong codes in an hour further ones are refused', async () => {
    const player = await fixture.newPlayer()
    for (let i = 0; i < 20; i++) await redeem(player, `GUESS-${i}`)
    expect(await refusalOf(redeem(player, voucher()))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

test('fifty copies of one request make one deposit and get one reply, and another request with the key is refused', async () => {
  const player = await fixture.newPlayer()
  const request = { paymentMethod: 'VOUCHER', voucherCode: voucher(), idempotencyKey: 'voucher-twins' } as const
  const replies = await Promise.all(Array.from({ length: 50 }, () => player.payByWallet(request)))
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(replies[0]).toMatchObject({ status: 'APPROVED' })
  expect(await fixture.cash(player)).toBe(10_000)
  const other = player.payByWallet({ ...request, amount: '5000' })
  expect(await refusalOf(other)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
})

describe("a card typed on the supplier's page", () => {
  const typed = {
    cardNumber: '4111 1111 1111 1111',
    cardHolder: 'AKARI MORI',
    expiryMonth: '9',
    expiryYear: '30',
    cvv: '123',
  }

  test('never reaches the operator, is credited once, and is saved on request', async () => {
    const player = await fixture.newPlayer()
    const reply = await player.hosted({ saveCard: 'true' })
    expect(reply).toMatchObject({ status: 'PENDING', hostedUri: reply.redirectUrl })
    expect((await fixture.bank(reply.hostedUri)).body).toContain('name="cardNumber"')
    expect((await fixture.bank(reply.hostedUri, 'accept', { ...typed, cvv: '1' })).status).toBe(400)
    expect((await fixture.bank(reply.hostedUri, 'accept', typed)).status).toBe(303)
    await fixture.deliver()
    expect(await fixture.cash(player)).toBe(10_000)
    expect((await player.methods()).methods[0]?.savedCards).toMatchObject([{ brand: 'VISA', last4: '1111' }])
  })

  test("is declined and confirmed as a card typed at the operator's", async () => {
    const player = await fixture.newPlayer()
    const declined = await player.hosted()
    await fixture.bank(declined.hostedUri, 'accept', { ...typed, cardNumber: '4000000000000002' })
    await fixture.deliver()
    expect(await player.status(declined.transactionId)).toMatchObject({ status: 'DECLINED', reason: 'CARD_DECLINED' })
    const confirmed = await player.hosted()
    const { headers } = await fixture.bank(confirmed.hostedUri, 'accept', { ...typed, cardNumber: '4000000000003220' })
    expect(headers.location).toBe(new URL(confirmed.hostedUri ?? '').pathname)
    await fixture.bank(confirmed.hostedUri, 'accept')
    await fixture.deliver()
    expect(await fixture.cash(player)).toBe(10_000)
  })
})

test("deposits beyond the site's lifetime sum need a verified player, whatever the method and however many at once", async () => {
  const strict = await openCashier({ siteRules: () => ({ depositsBeforeVerification: 25_000, fastWithdrawalUpTo: 0 }) })
  const player = await strict.newPlayer()
  const codes = await Promise.all(
    Array.from({ length: 6 }, () =>
      refusalOf(player.payByWallet({ paymentMethod: 'VOUCHER', voucherCode: voucher() })),
    ),
  )
  expect(codes.map(({ code }) => code).sort()).toEqual([...Array(4).fill('KYC_REQUIRED'), 'none', 'none'])
  expect(await strict.cash(player)).toBe(20_000)
  expect(await refusalOf(player.pay())).toMatchObject({ code: 'KYC_REQUIRED' })
  expect((await player.data()).verification).toMatchObject({ depositsBeforeVerification: 5_000 })
  await strict.setProof(player.playerId, 'identity', 'vrfn_verified')
  expect(await refusalOf(player.pay())).toMatchObject({ code: 'ADDRESS_NOT_VERIFIED' })
  await strict.setProof(player.playerId, 'address', 'vrfn_verified')
  expect(await player.pay()).toMatchObject({ status: 'APPROVED' })
  await strict.verifyLedger()
  await strict.close()
})
