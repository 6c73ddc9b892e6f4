import { readConfig } from '@andon/platform/config'
import { expect, test } from 'vitest'
import { announcement } from './announcement.ts'

const demo = { email: 'demo@example.com', password: 'lantern' }
const other = { id: 'nod_2', host: 'b', roles: ['worker'], draining: false }
const announce = (env: Record<string, string>) =>
  announcement({
    config: readConfig(env, { root: '/srv/andon' }),
    demo,
    node: { id: 'nod_1', busConnected: false, others: [other] },
  })

test('a trial server prints its addresses, and in one line what to set for an installation', () => {
  const lines = announce({}).trim().split('\n')
  expect(lines).toHaveLength(5)
  expect(lines.at(-1)).toMatch(/DATABASE_URL.*NATS_URL.*TRUST_PROXY/)
})

test('one server of several prints its roles and shared services, without passwords', () => {
  const text = announce({
    ANDON_ROLE: 'web,arcade',
    DATABASE_URL: 'postgres://andon:secret@db.example:5432/andon?sslmode=require',
    NATS_URL: 'nats://andon:secret@bus.example:4222',
    DATA_DIR: '/srv/shared',
  })
  expect(text).toContain('nod_1 runs web, arcade')
  expect(text).toMatch(/database db.example:5432\/andon, bus bus.example:4222 \(not reached yet\), files .*shared/)
  expect(text).toContain('other servers: nod_2 (worker) on b')
  expect(text).not.toContain('secret')
})
