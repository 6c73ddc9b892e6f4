import { walletApiPaths, walletRefusals } from '@andon/contract/wallet-api'
import { callsOf } from '@andon/tests/declared-calls'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { documented } from '../compose/documented.ts'
import { mountApiDocs } from './api-docs.ts'

const app = fastify()
mountApiDocs(app, { documented, version: '1' })
const read = async (url: string) => (await app.inject({ url })).body

test('the wallet API is a document for machines of its own', async () => {
  expect(Object.keys(JSON.parse(await read('/openapi-wallet.json')).paths)).toEqual(Object.values(walletApiPaths))
})

test('the page for people has every call of every party, and every refusal of the wallet API', async () => {
  const page = await read('/docs/api')
  for (const { method, path } of documented.flatMap(({ api }) => callsOf(api)))
    expect(page).toContain(`<b>${method}</b> <code>${path}</code>`)
  for (const code of walletRefusals) expect(page).toContain(`>${code}</code>`)
})
