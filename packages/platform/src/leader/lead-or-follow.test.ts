import { createLog } from '@andon/platform/log'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LeaseLost, leadOrFollow } from './index.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase({ modules: [] })
  await database.ownerDb.query(
    'create table told (lease text, by text, at serial); grant all on told, told_at_seq to andon_app',
  )
})
afterAll(() => database.close())

const log = createLog({ level: 'silent' })
let names = 0

/** Nodes that lead or follow one thing. Each writes its name in every turn that it leads, and notes what it is made to do. */
function group() {
  const name = `test.${++names}`
  const { db, ownerDb } = database
  function node(
    id: string,
    {
      leads = true,
      cannotLead = (): boolean => false,
      cannotStore = (): boolean => false,
      giveUpAfterMs = 600_000,
    } = {},
  ) {
    const did: string[] = []
    const note = async (what: string) => void did.push(what)
    const leadership = leadOrFollow({
      db,
      log,
      name,
      node: id,
      leaseMs: 600_000,
      alone: false,
      giveUpAfterMs,
      lead: leads
        ? async (lease) => {
            await note(`leads ${lease.epoch}`)
            if (cannotLead()) throw new Error('not ready')
            const write = () =>
              lease.write((tx) => tx.query('insert into told (lease, by) values ($1, $2)', [name, id]))
            return {
              turn: async () => {
                if (cannotStore()) throw new Error('not stored')
                await write()
              },
              stop: async () => {
                await write()
                await note('stops')
              },
              drop: () => note('drops'),
            }
          }
        : null,
      follower: {
        turn: () => note('follows'),
        keep: () => void did.push('keeps'),
        suspend: () => void did.push('suspends'),
        restart: () => note('restarts'),
      },
    })
    return { ...leadership, did }
  }
  const expire = () => ownerDb.query(`update platform.leases set expires_at = '-infinity' where name = $1`, [name])
  const told = async () =>
    (await ownerDb.query<{ by: string }>('select by from told where lease = $1 order by at', [name])).map(
      ({ by }) => by,
    )
  return { node, expire, told }
}

test('one node leads and the others follow; when it stops it writes its end, and another goes on at once', async () => {
  const { node, told } = group()
  const [one, two] = [node('nod_1'), node('nod_2')]
  for (const _ of [1, 2, 3]) for (const each of [one, two]) await each.turn()
  expect([one.leads(), two.leads()]).toEqual([true, false])
  await one.stop()
  await two.turn()
  await two.turn()
  expect(one.did).toEqual(['suspends', 'leads 1', 'stops'])
  expect(two.did).toEqual(['follows', 'follows', 'follows', 'suspends', 'leads 2'])
  expect(await told()).toEqual(['nod_1', 'nod_1', 'nod_1', 'nod_2'])
  await one.turn()
  expect(one.did.at(-1)).toBe('stops') // there is no turn after it
})

test('a leader that another node has followed upon drops its term without writing, reads everything again and follows', async () => {
  const { node, expire, told } = group()
  const [one, two] = [node('nod_1'), node('nod_2')]
  await one.turn()
  await expire()
  await two.turn()
  await one.turn()
  expect(one.did).toEqual(['suspends', 'leads 1', 'drops', 'restarts', 'follows'])
  expect([one.leads(), one.term(), two.leads(), await told()]).toEqual([false, null, true, []])
})

test('what is written beside the turns is refused as soon as another node leads', async () => {
  const { node, expire, told } = group()
  const [one, two] = [node('nod_1'), node('nod_2')]
  await one.turn()
  const write = (by: typeof one) => by.write((tx) => tx.query(`insert into told (lease, by) values ('beside', 'late')`))
  await write(one)
  await expect(write(two)).rejects.toThrow(LeaseLost)
  await expire()
  await two.turn()
  await expect(write(one)).rejects.toThrow(LeaseLost)
  expect([one.leads(), await told()]).toEqual([false, []])
  expect(await database.ownerDb.query(`select from told where lease = 'beside'`)).toHaveLength(1)
})

test('a node that cannot begin to lead gives the lease back, and another one leads', async () => {
  const { node } = group()
  let isBroken = true
  const [one, two] = [node('nod_1', { cannotLead: () => isBroken }), node('nod_2')]
  await expect(one.turn()).rejects.toThrow('not ready')
  await two.turn()
  expect(two.did).toEqual(['suspends', 'leads 2'])
  await two.stop()
  isBroken = false
  await one.turn()
  expect([one.did.at(-1), one.leads()]).toEqual(['leads 3', true])
})

test('a leader that can store nothing keeps its term for a while, then gives it up, and another one leads', async () => {
  const { node, told } = group()
  let isBroken = false
  const cannotStore = () => isBroken
  const [patient, hasty] = [node('nod_1', { cannotStore }), node('nod_2', { cannotStore, giveUpAfterMs: 0 })]
  await patient.turn()
  await patient.turn()
  isBroken = true
  for (const _ of [1, 2, 3]) await expect(patient.turn()).rejects.toThrow('not stored')
  expect([patient.did, patient.leads()]).toEqual([['suspends', 'leads 1'], true])
  isBroken = false
  await patient.stop()
  await hasty.turn()
  isBroken = true
  await expect(hasty.turn()).rejects.toThrow('not stored')
  expect([hasty.did, hasty.leads(), hasty.term()]).toEqual([['suspends', 'leads 2', 'keeps', 'drops'], false, null])
  const next = node('nod_3')
  await next.turn()
  await next.turn()
  await hasty.turn()
  expect([next.did, hasty.did.at(-1)]).toEqual([['suspends', 'leads 3'], 'follows'])
  expect(await told()).toEqual(['nod_1', 'nod_1', 'nod_3'])
})

test('a node that never leads follows, also where nobody leads', async () => {
  const { node } = group()
  const one = node('nod_1', { leads: false })
  await one.turn()
  expect([one.did, one.leads()]).toEqual([['follows'], false])
})
