import { readFile } from 'node:fs/promises'
import { nicknameForm } from '@andon/contract/folding/nicknames'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityFixture, newcomer, openIdentity } from './identity.fixture.ts'

let fixture: IdentityFixture
beforeAll(async () => {
  fixture = await openIdentity()
})
afterAll(() => fixture.close())

const migration = () => readFile(new URL('./migrations/0002-canonical-forms.sql', import.meta.url), 'utf8')

/** A player as an earlier version stored them. */
async function earlier({
  areaCode,
  phone,
  number,
  nickname,
}: Record<'areaCode' | 'phone' | 'number' | 'nickname', string>) {
  const { playerID } = await fixture.browser().call('registration', newcomer())
  await fixture.ownerDb.query('update identity.players set area_code = $2, phone = $3 where id = $1', [
    playerID,
    areaCode,
    phone,
  ])
  await fixture.ownerDb.query(`delete from identity.directory where kind in ('phone', 'nickname') and player_id = $1`, [
    playerID,
  ])
  await fixture.ownerDb.query(`insert into identity.directory values ('phone', $2, $1), ('nickname', $3, $1)`, [
    ...[playerID, number, nickname],
  ])
  return playerID
}

test('players of earlier versions get numbers by E.164 and nicknames in their present form', async () => {
  const usual = await earlier({ areaCode: '81', phone: '09011112222', number: '+819011112222', nickname: 'hana' })
  const doubled = await earlier({
    areaCode: '81',
    phone: '00819033334444',
    number: '+81819033334444',
    nickname: '櫻子',
  })
  const twin = await earlier({ areaCode: '81', phone: '00819011112222', number: '+81819011112222', nickname: 'hаnа' })
  const italian = await earlier({ areaCode: '39', phone: '0612345678', number: '+39612345678', nickname: 'luigi' })
  await fixture.ownerDb.query(await migration())

  const phoneOf = async (id: string) => {
    const [row] = await fixture.db.query<{ number: string }>(
      `select area_code || ' ' || phone as number from identity.players where id = $1`,
      [id],
    )
    return row?.number
  }
  const namesOf = async (id: string) => {
    const rows = await fixture.db.query<{ value: string }>(
      `select value from identity.directory where player_id = $1 and kind in ('phone', 'nickname') order by kind, value`,
      [id],
    )
    return rows.map(({ value }) => value)
  }
  expect([await phoneOf(usual), await phoneOf(doubled), await phoneOf(italian)]).toEqual([
    ...['81 9011112222', '81 9033334444', '39 0612345678'],
  ])
  expect(await namesOf(usual)).toEqual(['hana', '+819011112222'])
  expect(await namesOf(doubled)).toEqual([nicknameForm('櫻子'), '+819033334444'])
  expect(await namesOf(italian)).toEqual(['luigi', '+390612345678'])
  expect(await namesOf(twin)).toEqual(['hаnа', '+81819011112222']) // the forms belong to another player, so theirs stay
})
