import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openApiOfWallet } from './openapi-wallet.ts'
import { refusals } from './refusals.ts'
import { type WalletCall, walletApi, walletApiPaths, walletRefusals } from './wallet-api.ts'

interface Operation {
  readonly operationId: string
  readonly requestBody: { content: { 'application/json': { schema: Schema } } }
  readonly responses: Readonly<
    Record<string, { description: string; content: { 'application/json': { schema: Schema } } }>
  >
}
interface Schema {
  readonly properties?: Readonly<Record<string, { readonly type?: string; readonly minimum?: number }>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
}

const document = openApiOfWallet({ version: '1' })
const operationOf = (call: WalletCall) =>
  (document.paths[walletApiPaths[call]] as { post: Operation } | undefined)?.post as Operation // the test below proves that each is there
const calls = Object.keys(walletApiPaths) as WalletCall[] // Object.keys widens them

test('every call is a path with the fields of its body and of its reply', () => {
  expect(Object.keys(document.paths)).toEqual(Object.values(walletApiPaths))
  for (const call of calls) {
    const { operationId, requestBody, responses } = operationOf(call)
    const request = requestBody.content['application/json'].schema
    expect([operationId, request.additionalProperties]).toEqual([call, false])
    expect(Object.keys(request.properties ?? {})).toEqual(Object.keys(walletApi[call].request.entries))
    const reply = responses['200']?.content['application/json'].schema
    expect(Object.keys(reply?.properties ?? {})).toEqual(Object.keys(walletApi[call].reply.entries))
  }
})

test('optional fields are not required, and amounts are whole numbers from 0', () => {
  const { properties, required } = operationOf('bet').requestBody.content['application/json'].schema
  expect(required).not.toContain('freeRoundsId')
  expect(required).toContain('amount')
  expect(properties?.amount).toMatchObject({ minimum: 0 })
  expect(v.safeParse(walletApi.bet.request.entries.amount, -1).success).toBe(false)
})

test.each(walletRefusals)('%s is under its own HTTP status wherever a call can get it', (code) => {
  const found = calls.flatMap((call) =>
    Object.entries(operationOf(call).responses).flatMap(([status, { description }]) =>
      description.split('; ').some((line) => line.startsWith(`${code}: `)) ? [Number(status)] : [],
    ),
  )
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found)).toEqual(new Set([refusals[code].status]))
})

test('both headers are required', () => {
  expect(Object.values(document.components.parameters).map(({ name, required }) => [name, required])).toEqual([
    ['x-supplier', true],
    ['x-signature', true],
  ])
})
