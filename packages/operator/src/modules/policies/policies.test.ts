import { createBrowser } from '@andon/tests/browser'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishPolicy } from './store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const types = ['privacy-policy', 'terms-and-conditions']

async function player() {
  const browser = createBrowser(server.origin)
  const { playerID } = await browser.register()
  const details = async () => (await browser.get('/ajax/policy/getUserPolicyDetails')).body
  const answer = (policies: unknown) =>
    browser.post('/ajax/policy/updateUserPolicyDetails', {
      policies: typeof policies === 'string' ? policies : JSON.stringify(policies),
    })
  return { browser, playerID, details, answer }
}

let versions = 1
async function publish(policyType = 'terms-and-conditions'): Promise<string> {
  const policyVersionId = String(++versions)
  const { db } = server.app.runtime
  expect(await db.transaction((tx) => publishPolicy(tx, { policyType, policyVersionId, at: server.clock.now() }))).toBe(
    true,
  )
  return policyVersionId
}

test('the policies in force can be read without a session', async () => {
  const { status, body } = await createBrowser(server.origin).get('/ajax/policy/getPolicies')
  expect(status).toBe(200)
  expect(body.status).toBe('SUCCESS')
  expect(body.policyConfigs.map((one: { policyType: string }) => one.policyType)).toEqual(types)
})

test('a registration records acceptance of the terms and the privacy policy in force, with the time', async () => {
  const { details } = await player()
  const { policies, history } = await details()
  expect(policies.map((one: { policyType: string }) => one.policyType)).toEqual(types)
  for (const policy of policies) {
    expect(policy.policyAccepted).toBe(true)
    expect(Date.parse(policy.acceptedAt)).toBeLessThanOrEqual(server.clock.now().epochMilliseconds)
  }
  expect(history).toHaveLength(2)
})

test('a new version needs a new acceptance, which records version and time', async () => {
  const { details, answer } = await player()
  const version = await publish()
  const terms = async () =>
    (await details()).policies.find((one: { policyType: string }) => one.policyType === 'terms-and-conditions')
  expect(await terms()).toEqual({
    policyType: 'terms-and-conditions',
    policyVersionId: version,
    policyAccepted: false,
  })
  server.clock.advance({ seconds: 5 })
  const accepted = { policyType: 'terms-and-conditions', policyVersionId: version, policyAccepted: true }
  expect((await answer([accepted])).body).toEqual({ status: 'SUCCESS', success: true })
  expect(await terms()).toEqual({ ...accepted, acceptedAt: server.clock.now().round('microsecond').toString() })
})

test('a repeated acceptance is stored once with its first time', async () => {
  const { details, answer } = await player()
  const version = await publish()
  const accepted = [{ policyType: 'terms-and-conditions', policyVersionId: version, policyAccepted: 'true' }]
  await Promise.all([answer(accepted), answer(accepted), answer(accepted)])
  const first = (await details()).history
  server.clock.advance({ seconds: 5 })
  await answer(accepted)
  expect((await details()).history).toEqual(first)
  expect(first).toHaveLength(3)
})

test('a declined policy can be accepted later, and both answers are recorded', async () => {
  const { details, answer } = await player()
  const policyVersionId = await publish('privacy-policy')
  const policy = { policyType: 'privacy-policy', policyVersionId }
  await answer([{ ...policy, policyAccepted: false }])
  expect((await details()).policies[0]).toEqual({ ...policy, policyAccepted: false })
  await answer([{ ...policy, policyAccepted: true }])
  const { policies, history } = await details()
  expect(policies[0]).toMatchObject({ ...policy, policyAccepted: true })
  expect(history.slice(0, 2).map((one: { policyAccepted: boolean }) => one.policyAccepted)).toEqual([true, false])
})

test('only the version in force can be accepted; a list with an outdated one records nothing', async () => {
  const { browser, details, answer } = await player()
  const { policyConfigs } = (await browser.get('/ajax/policy/getPolicies')).body
  const stale = policyConfigs.map((config: object) => ({ ...config, policyAccepted: true }))
  const version = await publish()
  const { status, body } = await answer(stale)
  expect([status, body.errors[0].code]).toEqual([409, 'POLICY_OUTDATED'])
  expect(body.errors[0].params).toEqual({ policyType: 'terms-and-conditions', policyVersionId: version })
  expect((await details()).history).toHaveLength(2)
  const unknown = await answer([{ policyType: 'cake-policy', policyVersionId: '1', policyAccepted: true }])
  expect([unknown.status, unknown.body.errors[0].code]).toEqual([404, 'POLICY_UNKNOWN'])
})

test.each(['', 'nonsense', '[]', '{}', '[{"policyType":"\\u0000"}]', '[1]', 'null'])(
  'a list like %s is refused',
  async (text) => {
    const { answer } = await player()
    expect((await answer(text)).status).toBe(400)
  },
)

test('a player reads and gives only their own answers', async () => {
  const [one, other] = [await player(), await player()]
  const version = await publish()
  await one.answer([{ policyType: 'terms-and-conditions', policyVersionId: version, policyAccepted: true }])
  expect((await other.details()).policies[1].policyAccepted).toBe(false)
})

test('no answer can be changed or removed, not even by the owner of the database', async () => {
  await player()
  for (const statement of ['update policies.answers set accepted = false', 'delete from policies.answers']) {
    await expect(server.db.query(statement)).rejects.toThrow('never changed')
    await expect(server.app.runtime.db.query(statement)).rejects.toThrow('permission denied')
  }
})

test('a version is published once', async () => {
  const { db } = server.app.runtime
  const again = { policyType: 'privacy-policy', policyVersionId: '1', at: server.clock.now() }
  expect(await db.transaction((tx) => publishPolicy(tx, again))).toBe(false)
})
