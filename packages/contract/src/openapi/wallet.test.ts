import * as v from 'valibot'
import { expect, test } from 'vitest'
import { refusals } from '../refusals.ts'
import { type WalletCall, walletApi, walletApiPaths, walletRefusals } from '../wallet-api.ts'
import { openApi } from './index.ts'

const { paths, components } = openApi({ wallet: walletApi }, { version: '1' })
const calls = Object.keys(walletApi) as WalletCall[] // Object.keys widens them
const operationOf = (call: WalletCall) => paths[walletApiPaths[call]]?.post
const bodyOf = (call: WalletCall) => operationOf(call)?.requestBody?.content['application/json']?.schema

test('every call is a path with the fields of its body and of its reply', () => {
  expect(Object.keys(paths)).toEqual(Object.values(walletApiPaths))
  for (const call of calls) {
    const request = bodyOf(call)
    expect([operationOf(call)?.operationId, request?.additionalProperties]).toEqual([`wallet.${call}`, false])
    expect(Object.keys(request?.properties ?? {})).toEqual(Object.keys(walletApi[call].request.entries))
    const reply = operationOf(call)?.responses['200']?.content['application/json']?.schema
    expect(Object.keys(reply?.properties ?? {})).toEqual(Object.keys(walletApi[call].reply.entries))
  }
})

test('optional fields are not required, and amounts are whole numbers from 0', () => {
  const { properties, required } = bodyOf('bet') ?? {}
  expect(required).not.toContain('freeRoundsId')
  expect(required).toContain('amount')
  expect(properties?.amount).toMatchObject({ minimum: 0 })
  expect(v.safeParse(walletApi.bet.request.entries.amount, -1).success).toBe(false)
})

test.each(walletRefusals)('%s is under its own HTTP status wherever a call can get it', (code) => {
  const found = calls.flatMap((call) =>
    Object.entries(operationOf(call)?.responses ?? {}).flatMap(([status, { description }]) =>
      description.split('; ').some((line) => line.startsWith(`${code}: `)) ? [Number(status)] : [],
    ),
  )
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found)).toEqual(new Set([refusals[code].status]))
})

test('both headers are required', () => {
  expect(components.securitySchemes).toMatchObject({
    supplier: { in: 'header', name: 'x-supplier' },
    signature: { in: 'header', name: 'x-signature' },
  })
  for (const call of calls) expect(operationOf(call)?.security).toEqual([{ supplier: [], signature: [] }])
})
