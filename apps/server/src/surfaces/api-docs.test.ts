import { playerApi } from '@andon/contract'
import { walletApiPaths, walletRefusals } from '@andon/contract/wallet-api'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { mountApiDocs } from './api-docs.ts'

const app = fastify()
mountApiDocs(app, { api: playerApi, version: '1' })
const read = async (url: string) => (await app.inject({ url })).body

test('the wallet API is a second document for machines', async () => {
  expect(Object.keys(JSON.parse(await read('/openapi-wallet.json')).paths)).toEqual(Object.values(walletApiPaths))
})

test('the page for people has every call and every refusal of the wallet API', async () => {
  const page = await read('/docs/api')
  for (const path of Object.values(walletApiPaths)) expect(page).toContain(`<b>POST</b> <code>${path}</code>`)
  for (const code of walletRefusals) expect(page).toContain(`${code}: `)
})
