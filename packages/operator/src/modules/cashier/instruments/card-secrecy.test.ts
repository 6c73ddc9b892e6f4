import { refusalOf } from '@andon/tests/test-runtime'
import { expect, test } from 'vitest'
import { type CashierFixture, cards, createPlayer, openCashier, type Player } from '../cashier.fixture.ts'

const cvv = '9078'
const number = '4929123456789015'
const voucher = 'LAMP-10000-KEEPTHIS4417'
const account = { bankCode: '0009', branchCode: '417', accountNumber: '6620953', accountHolder: 'AKARI MORI' }

/** Every value of every row of every schema, as text. */
async function dump({ ownerDb }: CashierFixture): Promise<string> {
  const tables = await ownerDb.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['cashier.deposits', 'cashier.cards', 'sandbox_payments.instruments', 'platform.outbox']),
  )
  const rows = await Promise.all(
    tables.map(({ name }) => ownerDb.query<{ row: string }>(`select t::text as row from ${name} t`)),
  )
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n')
}

/** The supplier's page, a chargeback, withdrawals that are paid, refused and failed, a voucher, a bank account. */
async function otherWays(
  fixture: CashierFixture,
  player: Player,
  card: { cardNumber: string; cvv: string },
): Promise<unknown[]> {
  const typed = { ...card, cardHolder: 'AKARI MORI', expiryMonth: '9', expiryYear: '30' }
  const hosted = await player.hosted({ saveCard: 'true' })
  const pages = [
    await fixture.bank(hosted.hostedUri, 'accept', { ...typed, cvv: 'x' }),
    await fixture.bank(hosted.hostedUri, 'accept', typed),
  ]
  await player.pay({ ...card, amount: '10777' })
  await player.payByWallet({ paymentMethod: 'VOUCHER', voucherCode: voucher })
  await fixture.pass({ minutes: 1 })
  await fixture.pass({ minutes: 1 })
  const back = { cardNumber: card.cardNumber, expiryMonth: '9', expiryYear: '30' }
  const asked = [await player.withdraw({ ...back, amount: '1114' }), await player.withdraw({ ...back, amount: '5000' })]
  const refused = await refusalOf(
    player.withdrawByWallet({ paymentMethod: 'BANKTRANSFER', amount: '900000', ...account }),
  )
  const unknown = await refusalOf(player.withdraw({ ...back, cardNumber: '5555555555554444' }))
  for (const { id } of await fixture.cashier.backOffice.withdrawals())
    await fixture.cashier.backOffice.approve(id, 'ops')
  await fixture.pass({ minutes: 1 })
  return [hosted, pages, asked, refused, unknown, await player.data(), await player.methods()]
}

test('card number, security code, voucher code and account number are in no row of any schema, no log line and no reply, whatever goes wrong', async () => {
  const fixture = await openCashier()
  const player = await fixture.newVerifiedPlayer()
  const card = { cardNumber: number, cvv }
  const said: unknown[] = []
  for (const cardHolder of ['AKARI MORI', 'LATE', 'TWICE', 'LOST REPLY', 'EARLY', 'OUT OF ORDER'])
    said.push(await player.pay({ ...card, cardHolder, saveCard: 'true' }))
  for (const cardNumber of Object.values(cards)) said.push(await player.pay({ ...card, cardNumber }))
  said.push(
    await refusalOf(player.pay({ ...card, amount: '1' })),
    await refusalOf(player.pay({ ...card, expiryYear: '2020' })),
  )
  said.push(...(await otherWays(fixture, player, card)))
  const { tokenise } = fixture.sandbox.supplier
  const leaky = fixture.build({
    suppliers: [
      {
        ...fixture.sandbox.supplier,
        tokenise: async (sent) => {
          await tokenise(sent)
          throw Object.assign(new Error(`refused: ${JSON.stringify(sent)}`), { request: sent })
        },
      },
    ],
  })
  said.push(await createPlayer(player.playerId, leaky).pay(card))
  for (let i = 0; i < 4; i++) await fixture.pass({ minutes: 1 })

  const secrets = [
    number,
    cvv,
    voucher,
    account.accountNumber,
    ...Object.values(cards).map((secret) => secret.replaceAll(' ', '')),
  ]
  const places = { database: await dump(fixture), log: fixture.lines.join('\n'), replies: JSON.stringify(said) }
  expect(places.database).toContain('9015') // the last four digits are stored, so the dump contains the rows
  expect(places.log).toContain('tokenise')
  for (const [place, content] of Object.entries(places)) {
    for (const secret of secrets)
      expect(new RegExp(`(?<![0-9A-Za-z])${secret}(?![0-9A-Za-z])`).test(content), `${secret} in the ${place}`).toBe(
        false,
      )
  }
  await fixture.verifyLedger()
  await fixture.close()
})
