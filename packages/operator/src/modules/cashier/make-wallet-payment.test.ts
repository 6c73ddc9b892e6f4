import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type House, openHouse, type Player } from './house.fixture.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterEach(async () => {
  await house.verifyLedger()
})
afterAll(() => house.close())

let vouchers = 0
const voucher = (value = 10_000) => `LAMP-${value}-TEST${++vouchers}`

describe('a wallet with a page of its own', () => {
  const begin = (player: Player, fields = {}) => player.payByWallet({ paymentMethod: 'PAPERWALLET', ...fields })

  test('is pending with the page to go to, credited after a yes, and offered by its label the next time', async () => {
    const player = await house.newPlayer()
    const first = await begin(player)
    expect(first).toMatchObject({ status: 'PENDING' })
    expect((await house.bank(first.redirectUrl)).body).toContain('Paper Wallet')
    await house.bank(first.redirectUrl, 'accept', { account: 'Akari.Mori@paper.example' })
    await house.deliver()
    expect(await player.status(first.transactionId)).toMatchObject({ status: 'APPROVED', paymentMethod: 'PAPERWALLET' })
    expect(await house.cash(player)).toBe(10_000)
    const [account] = (await player.methods()).methods[1]?.savedAccounts ?? []
    expect(account?.label).toBe('a•••@paper.example')
    const second = await begin(player, { savedAccountId: account?.id })
    expect((await house.bank(second.redirectUrl)).body).not.toContain('name="account"')
    await house.bank(second.redirectUrl, 'accept')
    await house.deliver()
    expect(await house.cash(player)).toBe(20_000)
    expect((await player.methods()).methods[1]?.savedAccounts).toHaveLength(1)
  })

  test('a no on the page declines, and what is no address asks again', async () => {
    const player = await house.newPlayer()
    const { transactionId, redirectUrl } = await begin(player)
    expect((await house.bank(redirectUrl, 'accept', { account: 'nobody' })).status).toBe(400)
    await house.bank(redirectUrl, 'refuse')
    await house.deliver()
    expect(await player.status(transactionId)).toMatchObject({ status: 'DECLINED', reason: 'CONFIRMATION_REFUSED' })
    expect(await house.cash(player)).toBe(0)
  })

  test.each(['late', 'twice', 'never', 'out.of.order', 'early', 'lost.reply', 'lost.reply.never'])(
    '%s: however the webhooks come, it is credited once',
    async (name) => {
      const player = await house.newPlayer()
      const { redirectUrl } = await begin(player)
      await house.bank(redirectUrl, 'accept', { account: `${name}@paper.example` })
      for (let i = 0; i < 5; i++) await house.pass({ seconds: 25 })
      expect(await house.cash(player)).toBe(10_000)
      expect(await house.facts(player)).toEqual(['cashier.DepositApproved'])
    },
  )

  test("another player's wallet does not exist", async () => {
    const [mine, other] = [await house.newPlayer(), await house.newPlayer()]
    const { redirectUrl } = await begin(mine)
    await house.bank(redirectUrl, 'accept', { account: 'mine@paper.example' })
    await house.deliver()
    const [account] = (await mine.methods()).methods[1]?.savedAccounts ?? []
    expect(await refusalOf(begin(other, { savedAccountId: account?.id }))).toMatchObject({ field: 'savedAccountId' })
  })
})

describe('a voucher', () => {
  const redeem = (player: Player, voucherCode: string, fields = {}) =>
    player.payByWallet({ paymentMethod: 'VOUCHER', voucherCode, ...fields })

  test('is checked and credited at once, and is worth its value once, whoever brings it', async () => {
    const [one, two] = [await house.newPlayer(), await house.newPlayer()]
    const code = voucher()
    expect(await redeem(one, code.toLowerCase())).toMatchObject({ status: 'APPROVED' })
    expect(await redeem(two, code)).toMatchObject({ status: 'DECLINED', reason: 'VOUCHER_USED' })
    expect([await house.cash(one), await house.cash(two)]).toEqual([10_000, 0])
  })

  test('fifty players at once redeem one voucher once', async () => {
    const players = await Promise.all(Array.from({ length: 50 }, () => house.newPlayer()))
    const code = voucher()
    await Promise.all(players.map((player) => redeem(player, code)))
    await house.pass({ minutes: 1 }) // so many at once may take the supplier longer than is waited for
    const cash = await Promise.all(players.map(house.cash))
    expect(cash.reduce((sum, one) => sum + one, 0)).toBe(10_000)
  })

  test.each([
    ['VOUCHER_UNKNOWN', 'NO-SUCH-CODE-1'],
    ['VOUCHER_USED', 'LAMP-10000-USED'],
    ['VOUCHER_OTHER_VALUE', 'LAMP-5000-OTHER1'],
  ] as const)('%s is an answer, and moves nothing', async (reason, code) => {
    const player = await house.newPlayer()
    expect(await redeem(player, code)).toMatchObject({ success: true, status: 'DECLINED', reason })
    expect(await house.cash(player)).toBe(0)
  })

  test('one of another value can still be redeemed for that', async () => {
    const player = await house.newPlayer()
    const code = voucher(5_000)
    await redeem(player, code)
    expect(await redeem(player, code, { amount: '5000' })).toMatchObject({ status: 'APPROVED' })
  })

  test('LOST REPLY and NEVER: the question how it stands finds the money', async () => {
    const player = await house.newPlayer()
    const code = 'LAMP-10000-LOST-REPLY-NEVER-1'
    expect(await redeem(player, code)).toMatchObject({ status: 'PENDING' })
    await house.pass({ minutes: 1 }) // reserved; captured, the reply lost
    await house.pass({ minutes: 1 })
    expect(await house.cash(player)).toBe(10_000)
  })

  test('guessing codes ends after twenty tries in an hour', async () => {
    const player = await house.newPlayer()
    for (let i = 0; i < 20; i++) await redeem(player, `GUESS-${i}`)
    expect(await refusalOf(redeem(player, voucher()))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

test('fifty twins of one request make one deposit and get one answer, and another request under the key is refused', async () => {
  const player = await house.newPlayer()
  const request = { paymentMethod: 'VOUCHER', voucherCode: voucher(), idempotencyKey: 'voucher-twins' } as const
  const replies = await Promise.all(Array.from({ length: 50 }, () => player.payByWallet(request)))
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(replies[0]).toMatchObject({ status: 'APPROVED' })
  expect(await house.cash(player)).toBe(10_000)
  const other = player.payByWallet({ ...request, amount: '5000' })
  expect(await refusalOf(other)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
})

describe("a card typed on the supplier's own page", () => {
  const typed = {
    cardNumber: '4111 1111 1111 1111',
    cardHolder: 'AKARI MORI',
    expiryMonth: '9',
    expiryYear: '30',
    cvv: '123',
  }

  test('never comes near us, is credited once, and is kept if asked', async () => {
    const player = await house.newPlayer()
    const reply = await player.hosted({ saveCard: 'true' })
    expect(reply).toMatchObject({ status: 'PENDING', hostedUri: reply.redirectUrl })
    expect((await house.bank(reply.hostedUri)).body).toContain('name="cardNumber"')
    expect((await house.bank(reply.hostedUri, 'accept', { ...typed, cvv: '1' })).status).toBe(400)
    expect((await house.bank(reply.hostedUri, 'accept', typed)).status).toBe(303)
    await house.deliver()
    expect(await house.cash(player)).toBe(10_000)
    expect((await player.methods()).methods[0]?.savedCards).toMatchObject([{ brand: 'VISA', last4: '1111' }])
  })

  test('is declined there as it would be here, and confirmed where its bank asks for that', async () => {
    const player = await house.newPlayer()
    const declined = await player.hosted()
    await house.bank(declined.hostedUri, 'accept', { ...typed, cardNumber: '4000000000000002' })
    await house.deliver()
    expect(await player.status(declined.transactionId)).toMatchObject({ status: 'DECLINED', reason: 'CARD_DECLINED' })
    const confirmed = await player.hosted()
    const { headers } = await house.bank(confirmed.hostedUri, 'accept', { ...typed, cardNumber: '4000000000003220' })
    expect(headers.location).toBe(new URL(confirmed.hostedUri ?? '').pathname)
    await house.bank(confirmed.hostedUri, 'accept')
    await house.deliver()
    expect(await house.cash(player)).toBe(10_000)
  })
})

test('deposits past the lifetime sum of the site need a verified player, whatever the method and however many at once', async () => {
  const strict = await openHouse({ siteRules: () => ({ depositsBeforeVerification: 25_000, fastWithdrawalUpTo: 0 }) })
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
