import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type CashierFixture, cards, openCashier } from '../cashier.fixture.ts'

let fixture: CashierFixture
beforeAll(async () => {
  fixture = await openCashier()
})
afterEach(async () => {
  await fixture.verifyLedger()
})
afterAll(() => fixture.close())

const savedCards = async (player: Awaited<ReturnType<CashierFixture['newPlayer']>>) =>
  (await player.methods()).methods[0]?.savedCards ?? []

test('amounts are limited by the site, and a new player has no cards', async () => {
  const player = await fixture.newPlayer()
  const { methods, withdrawalMethods } = await player.methods()
  expect(methods).toMatchObject([
    { paymentMethod: 'CREDITCARD', min: 500, max: 1_000_000, currency: 'JPY', fee: 0, savedCards: [] },
    { paymentMethod: 'PAPERWALLET', min: 500, max: 500_000, savedAccounts: [] },
    { paymentMethod: 'VOUCHER', min: 500, max: 100_000 },
    { paymentMethod: 'BANKTRANSFER', min: 1_000, max: 5_000_000 },
  ])
  expect(
    withdrawalMethods.map((method) => [method.paymentMethod, method.destinations, method.takesNewAccount]),
  ).toEqual([
    ['CREDITCARD', [], false],
    ['PAPERWALLET', [], false],
    ['BANKTRANSFER', [], true],
  ])
})

test('a card is saved only on request, and only after it has paid', async () => {
  const player = await fixture.newPlayer()
  await player.pay()
  await player.pay({ cardNumber: cards.declines, saveCard: 'true' })
  expect(await savedCards(player)).toEqual([])
  await player.pay({ saveCard: 'true' })
  await player.pay({ saveCard: 'true' })
  expect(await savedCards(player)).toMatchObject([{ brand: 'VISA', last4: '1111', expiryMonth: 9, expiryYear: 2030 }])
})

test('a deposit names the card that paid, saved or not', async () => {
  const player = await fixture.newPlayer()
  const { transactionId } = await player.pay()
  expect(await player.status(transactionId)).toMatchObject({ status: 'APPROVED', source: 'VISA •••• 1111' })
})

test('a saved card pays without its number', async () => {
  const player = await fixture.newPlayer()
  const first = await player.pay({ cardNumber: cards.confirms, saveCard: 'true' })
  await fixture.bank(first.redirectUrl, 'accept')
  await fixture.deliver()
  const [card] = await savedCards(player)
  const second = await player.pay({ savedCardId: card?.id, cvv: '111' })
  expect(second).toMatchObject({ status: 'PENDING' })
  await fixture.bank(second.redirectUrl, 'accept')
  await fixture.deliver()
  expect(await fixture.cash(player)).toBe(20_000)
})

test("another player's saved card is unknown", async () => {
  const [mine, other] = [await fixture.newPlayer(), await fixture.newPlayer()]
  await mine.pay({ saveCard: 'true' })
  const [card] = await savedCards(mine)
  expect(await refusalOf(other.pay({ savedCardId: card?.id }))).toMatchObject({
    code: 'CARD_INVALID',
    field: 'savedCardId',
  })
  expect(await fixture.cash(other)).toBe(0)
})

test('an expired saved card is neither listed nor accepted', async () => {
  const late = await openCashier()
  const player = await late.newPlayer()
  await player.pay({ saveCard: 'true', expiryMonth: '6', expiryYear: '26' })
  const [card] = await savedCards(player)
  late.clock.advance({ hours: 24 * 31 })
  expect(await savedCards(player)).toEqual([])
  expect(await refusalOf(player.pay({ savedCardId: card?.id }))).toMatchObject({ code: 'CARD_INVALID' })
  await late.close()
})
