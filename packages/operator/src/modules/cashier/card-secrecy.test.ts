import { expect, test } from 'vitest'
import { cards, createPlayer, type House, openHouse, refusalOf } from './house.fixture.ts'

const cvv = '9078'
const number = '4929123456789015'

/** Every value of every row of every schema, as text. */
async function dump({ ownerDb }: House): Promise<string> {
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

test('card number and security code are in no row of any schema, no log line and no reply, whatever goes wrong', async () => {
  const house = await openHouse()
  const player = await house.newPlayer()
  const card = { cardNumber: number, cvv }
  const said: unknown[] = []
  for (const cardHolder of ['AKARI MORI', 'LATE', 'TWICE', 'LOST REPLY', 'EARLY', 'OUT OF ORDER'])
    said.push(await player.pay({ ...card, cardHolder, saveCard: 'true' }))
  for (const cardNumber of Object.values(cards)) said.push(await player.pay({ ...card, cardNumber }))
  said.push(
    await refusalOf(player.pay({ ...card, amount: '1' })),
    await refusalOf(player.pay({ ...card, expiryYear: '2020' })),
  )
  const { tokenise } = house.sandbox.supplier
  const leaky = house.build({
    suppliers: [
      {
        ...house.sandbox.supplier,
        tokenise: async (sent) => {
          await tokenise(sent)
          throw Object.assign(new Error(`refused: ${JSON.stringify(sent)}`), { request: sent })
        },
      },
    ],
  })
  said.push(await createPlayer(player.playerId, leaky).pay(card))
  for (let i = 0; i < 4; i++) await house.pass({ minutes: 1 })

  const secrets = [number, cvv, ...Object.values(cards).map((secret) => secret.replaceAll(' ', ''))]
  const places = { database: await dump(house), log: house.lines.join('\n'), replies: JSON.stringify(said) }
  expect(places.database).toContain('9015') // the last four digits are there: the dump sees the rows it should
  expect(places.log).toContain('tokenise')
  for (const [place, content] of Object.entries(places)) {
    for (const secret of secrets)
      expect(new RegExp(`(?<![0-9A-Za-z])${secret}(?![0-9A-Za-z])`).test(content), `${secret} in the ${place}`).toBe(
        false,
      )
  }
  await house.verifyLedger()
  await house.close()
})
