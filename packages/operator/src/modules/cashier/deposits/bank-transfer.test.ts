import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type CashierFixture, openCashier, type Player } from '../cashier.fixture.ts'

let fixture: CashierFixture
beforeAll(async () => {
  fixture = await openCashier()
})
afterEach(async () => {
  await fixture.verifyLedger()
})
afterAll(() => fixture.close())

const sender = { accountHolder: 'AKARI MORI', accountNumber: '1234567' }

async function announce(player: Player, amount = '10000') {
  const reply = await player.payByWallet({ paymentMethod: 'BANKTRANSFER', amount })
  const send = (sum: number, more = {}) =>
    fixture.bank(reply.transfer?.pageUrl, 'accept', { ...sender, amount: String(sum), ...more })
  return { ...reply, send }
}

test("is pending with the transfer's details, credited when the bank reports it, and its account can receive withdrawals", async () => {
  const player = await fixture.newVerifiedPlayer()
  const { transactionId, transfer, redirectUrl, send } = await announce(player)
  expect(transfer).toMatchObject({
    reference: expect.stringMatching(/^AN-[A-Z2-9]{4}-[A-Z2-9]{4}$/),
    accountNumber: '0001234',
  })
  expect(redirectUrl).toBeUndefined()
  expect(await player.status(transactionId)).toMatchObject({ status: 'PENDING', transfer })
  expect((await player.data()).pending).toMatchObject([{ transactionId, kind: 'deposit', transfer }])
  await send(10_000)
  await fixture.deliver()
  const after = await player.status(transactionId)
  expect(after).toMatchObject({ status: 'APPROVED', amount: 10_000 })
  expect(after).not.toHaveProperty('transfer')
  expect(await fixture.cash(player)).toBe(10_000)
  expect((await player.methods()).withdrawalMethods[2]?.destinations).toMatchObject([
    { netDeposited: 10_000, max: 10_000 },
  ])
})

test('less than announced is credited as received', async () => {
  const player = await fixture.newPlayer()
  const { transactionId, send } = await announce(player)
  await send(7_001)
  await fixture.deliver()
  expect(await player.status(transactionId)).toMatchObject({ status: 'APPROVED', amount: 10_000, received: 7_001 })
  expect(await fixture.cash(player)).toBe(7_001)
})

/** All money received, and the unallocated part of it. */
const books = async () => [
  await fixture.books('house/payments/sandbox'),
  await fixture.books('house/unallocated/sandbox'),
]

test('more than announced waits on the books for an operator, who credits the whole sum once', async () => {
  const player = await fixture.newPlayer()
  const { transactionId, send } = await announce(player)
  const [held = 0] = await books()
  await send(15_000)
  await fixture.deliver()
  await fixture.pass({ minutes: 30 })
  expect(await books()).toEqual([held - 15_000, 15_000])
  expect(await player.status(transactionId)).toMatchObject({ status: 'PENDING', received: 15_000 })
  expect(await fixture.cash(player)).toBe(0)
  const { backOffice } = fixture.cashier
  expect((await backOffice.depositsInReview()).map(({ id }) => id)).toEqual([transactionId])
  const decisions = await Promise.all(Array.from({ length: 10 }, () => backOffice.credit(transactionId, 'ops')))
  expect(decisions.some((decided) => 'payment' in decided)).toBe(true)
  expect(await fixture.cash(player)).toBe(15_000)
  expect(await books()).toEqual([held - 15_000, 0])
  expect(await fixture.history(transactionId)).toContain('operator: in-review → captured')
  expect(await backOffice.credit(transactionId, 'ops')).toHaveProperty('problem')
})

test('an operator who has it sent back cannot credit it afterwards', async () => {
  const player = await fixture.newPlayer()
  const { transactionId, send } = await announce(player)
  const before = await books()
  await send(15_000)
  await fixture.deliver()
  await fixture.cashier.backOffice.giveBack(transactionId, 'ops')
  expect(await books()).toEqual(before)
  expect(await player.status(transactionId)).toMatchObject({ status: 'DECLINED', reason: 'TRANSFER_RETURNED' })
  expect(await fixture.cashier.backOffice.credit(transactionId, 'ops')).toHaveProperty('problem')
  await fixture.pass({ hours: 1 })
  expect(await fixture.cash(player)).toBe(0)
})

test.each(['MORI', 'NEVER'])(
  '%s: with an unknown reference it is on the books until an operator credits it to a player',
  async (name) => {
    const player = await fixture.newVerifiedPlayer()
    const { transactionId, send } = await announce(player)
    const [held = 0] = await books()
    await send(8_000, { accountHolder: `AKARI ${name}`, reference: 'AN-MIST-AKEN' })
    for (const _ of 'twice') await fixture.pass({ minutes: 5 })
    expect(await player.status(transactionId)).toMatchObject({ status: 'PENDING' })
    expect(await books()).toEqual([held - 8_000, 8_000])
    const { backOffice } = fixture.cashier
    const [receipt, ...others] = await backOffice.receipts()
    expect([receipt, others]).toMatchObject([{ amount: 8_000, note: 'AN-MIST-AKEN' }, []])
    const credit = () => backOffice.creditReceipt(receipt?.id ?? '', { playerId: player.playerId, actor: 'ops' })
    const decisions = await Promise.all([credit(), credit()])
    expect(decisions.filter((decided) => 'payment' in decided)).toHaveLength(1)
    expect(await backOffice.returnReceipt(receipt?.id ?? '', 'ops')).toHaveProperty('problem')
    expect([await fixture.cash(player), await books()]).toEqual([8_000, [held - 8_000, 0]])
    expect((await player.net()).periods).toContainEqual(
      expect.objectContaining({ period: 'lifetime', deposits: 8_000 }),
    )
    expect((await player.methods()).withdrawalMethods[2]?.destinations).toMatchObject([{ netDeposited: 8_000 }])
    expect(await fixture.facts(player)).toEqual(['cashier.DepositApproved'])
    await send(10_000, { accountHolder: `AKARI ${name}` })
    await fixture.pass({ minutes: 11 })
    expect(await fixture.cash(player)).toBe(18_000)
  },
)

test('a returned receipt cannot be credited afterwards', async () => {
  const player = await fixture.newPlayer()
  const { send } = await announce(player)
  const before = await books()
  await send(8_000, { reference: '' })
  await fixture.deliver()
  const { backOffice } = fixture.cashier
  const [receipt] = await backOffice.receipts()
  const id = receipt?.id ?? ''
  expect(await backOffice.creditReceipt(id, { playerId: 'ply_nobody', actor: 'ops' })).toHaveProperty('problem')
  expect(await backOffice.returnReceipt(id, 'ops')).toHaveProperty('payment')
  expect(await backOffice.creditReceipt(id, { playerId: player.playerId, actor: 'ops' })).toHaveProperty('problem')
  expect([await backOffice.receipts(), await books()]).toEqual([[], before])
})

test('a transfer that is not sent expires after a week, and is still credited if it arrives later', async () => {
  const player = await fixture.newPlayer()
  const { transactionId, send } = await announce(player)
  await fixture.pass({ hours: 24 * 6 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'PENDING' })
  await fixture.pass({ hours: 25 })
  await fixture.pass({ minutes: 11 })
  expect(await player.status(transactionId)).toMatchObject({ status: 'DECLINED', reason: 'CONFIRMATION_EXPIRED' })
  await fixture.pass({ hours: 24 * 30 })
  await send(10_000)
  await fixture.deliver()
  expect(await player.status(transactionId)).toMatchObject({ status: 'APPROVED' })
  expect(await fixture.cash(player)).toBe(10_000)
})

test.each(['LATE', 'TWICE', 'NEVER'])('%s: it is credited once, however the bank reports it', async (habit) => {
  const player = await fixture.newPlayer()
  const { send } = await announce(player)
  await Promise.all([
    send(10_000, { accountHolder: `AKARI ${habit}` }),
    send(10_000, { accountHolder: `AKARI ${habit}` }),
  ])
  for (let i = 0; i < 4; i++) await fixture.pass({ minutes: 4 })
  expect(await fixture.cash(player)).toBe(10_000)
  expect(await fixture.facts(player)).toEqual(['cashier.DepositApproved'])
})

test('a transfer cannot have a bonus, because its sum may change', async () => {
  const player = await fixture.newPlayer()
  const asked = player.payByWallet({ paymentMethod: 'BANKTRANSFER', bonusCode: 'WELCOME' })
  expect(await refusalOf(asked)).toMatchObject({ code: 'FIELD_INVALID', field: 'bonusCode' })
})
