import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type CashierFixture, cards, openCashier, type Player } from '../cashier.fixture.ts'

let fixture: CashierFixture
beforeAll(async () => {
  fixture = await openCashier()
})
afterEach(async () => {
  await fixture.verifyLedger()
})
afterAll(() => fixture.close())

const mine = { bankCode: '0001', branchCode: '123', accountNumber: '7654321', accountHolder: 'ＭＯＲＩ ＡＫＡＲＩ' }
const toBank = (player: Player, amount: string, account = {}) =>
  player.withdrawByWallet({ paymentMethod: 'BANKTRANSFER', amount, ...mine, ...account })

async function payByWallet(player: Player, amount: string) {
  const { redirectUrl } = await player.payByWallet({ paymentMethod: 'PAPERWALLET', amount })
  await fixture.bank(redirectUrl, 'accept', { account: 'akari@paper.example' })
  await fixture.deliver()
}

/** Stands for winnings: money that no deposit brought. */
const win = (player: Player, amount: number) =>
  fixture.db.transaction((tx) => fixture.cashier.creditDemo(tx, { playerId: player.playerId, site: 'LEO', amount }))

test('each source gets its own money back first, then the rest may go to any proven destination', async () => {
  const player = await fixture.newVerifiedPlayer()
  await player.pay({ amount: '10000' })
  await payByWallet(player, '5000')
  await win(player, 20_000)
  const { withdrawalMethods } = await player.methods()
  expect(
    withdrawalMethods.map(({ destinations, newAccountMax }) => [destinations.map(({ max }) => max), newAccountMax]),
  ).toEqual([
    [[10_000], 0],
    [[5_000], 0],
    [[], 0],
  ])
  expect(await refusalOf(player.withdraw({ amount: '10001' }))).toMatchObject({
    code: 'CLOSED_LOOP',
    field: 'amount',
    params: { max: 10_000, first: 'a•••@paper.example', paymentMethod: 'PAPERWALLET' },
  })
  expect(await refusalOf(toBank(player, '1000'))).toMatchObject({ code: 'CLOSED_LOOP', params: { max: 0 } })
  await player.withdraw({ amount: '10000' })
  expect(await refusalOf(player.withdraw({ amount: '1000' }))).toMatchObject({ code: 'CLOSED_LOOP' })
  await player.withdrawByWallet({ paymentMethod: 'PAPERWALLET', amount: '5000' })
  await toBank(player, '12000')
  await player.withdraw({ amount: '8000' })
  expect(await fixture.cash(player)).toBe(0)
})

test('a refused or failed withdrawal does not count as gone back', async () => {
  const player = await fixture.newVerifiedPlayer()
  await player.pay({ amount: '50000' })
  await win(player, 50_000)
  const { transactionId } = await player.withdraw({ amount: '50000' })
  await toBank(player, '1000')
  await fixture.cashier.backOffice.refuse(transactionId, { actor: 'ops', note: 'no' })
  expect(await refusalOf(toBank(player, '1000'))).toMatchObject({ code: 'CLOSED_LOOP' })
})

test('a closed card and an expired one do not block the rest', async () => {
  const late = await openCashier()
  const player = await late.newVerifiedPlayer()
  await player.pay({ amount: '10000' })
  await player.pay({ cardNumber: cards.confirms.replace('3220', '0010'), expiryMonth: '6', expiryYear: '26' })
  await player.withdraw({ cardNumber: cards.approves, expiryMonth: '9', expiryYear: '30', amount: '4113' })
  await late.pass({ seconds: 1 })
  expect((await player.methods()).withdrawalMethods[0]?.destinations).toHaveLength(1)
  expect(await refusalOf(toBank(player, '1000'))).toMatchObject({ code: 'CLOSED_LOOP' })
  late.clock.advance({ hours: 24 * 40 })
  expect(await refusalOf(toBank(player, '1000'))).toEqual({ code: 'none' })
  await late.verifyLedger()
  await late.close()
})

test('voucher money cannot go back, so it goes to a bank account in the player’s name', async () => {
  const player = await fixture.newVerifiedPlayer()
  await player.payByWallet({ paymentMethod: 'VOUCHER', voucherCode: 'LAMP-10000-LOOP1' })
  const { transactionId } = await toBank(player, '10000')
  await fixture.pass({ seconds: 1 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'PAID', destination: '0001-123 •••321' })
})

test('an account is the player’s own under the half-width kana that banks write', async () => {
  const player = await fixture.newVerifiedPlayer()
  await win(player, 10_000)
  const { transactionId } = await toBank(player, '2000', { accountNumber: '2222222', accountHolder: 'ﾓﾘ ｱｶﾘ' })
  await fixture.pass({ seconds: 1 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'PAID' })
})

test('an account in another name is reviewed by a person, and a saved account is chosen by its id', async () => {
  const player = await fixture.newVerifiedPlayer()
  await win(player, 10_000)
  const other = await toBank(player, '2000', { accountNumber: '1111111', accountHolder: 'モリ アオイ' })
  await toBank(player, '2000')
  await fixture.pass({ seconds: 1 })
  expect(await player.status(other.transactionId)).toMatchObject({ status: 'REQUESTED' })
  const saved = (await player.methods()).withdrawalMethods[2]?.destinations ?? []
  expect(saved.map(({ label }) => label)).toEqual(['0001-123 •••321', '0001-123 •••111'])
  const again = await player.withdrawByWallet({
    paymentMethod: 'BANKTRANSFER',
    amount: '2000',
    savedAccountId: saved[0]?.id,
  })
  await fixture.pass({ seconds: 1 })
  expect(await player.status(again.transactionId)).toMatchObject({ status: 'PAID' })
})

test('net deposits are credited deposits minus paid withdrawals, over each period', async () => {
  const late = await openCashier()
  const player = await late.newVerifiedPlayer()
  await player.pay({ amount: '10000' })
  late.clock.advance({ hours: 24 * 40 })
  await player.pay({ amount: '5000' })
  await player.pay({ amount: '7000', cardNumber: cards.declines })
  late.clock.advance({ hours: 48 })
  await player.withdraw({ amount: '12000' })
  await late.pass({ seconds: 1 })
  const { periods } = await player.net()
  expect(periods.map(({ period, deposits, withdrawals, net }) => [period, deposits, withdrawals, net])).toEqual([
    ['24h', 0, 12_000, -12_000],
    ['7d', 5_000, 12_000, -7_000],
    ['30d', 5_000, 12_000, -7_000],
    ['year', 15_000, 12_000, 3_000],
    ['lifetime', 15_000, 12_000, 3_000],
  ])
  await late.close()
})
