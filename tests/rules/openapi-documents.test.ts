import { openApi } from '@andon/contract/openapi'
import { callsOf } from '@andon/tests/declared-calls'
import { allStaffApis } from '@andon/tests/staff-client'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { documented } from '../../apps/server/src/compose/documented.ts'

/** The documents are valid OpenAPI 3.1 by the recommended rules of Redocly, so that clients can be generated from them. Nothing is fetched. */
const all = [...documented, { api: allStaffApis, path: '/openapi-staff.json' }]

describe.each(all)('$path', ({ api, path }) => {
  const document = openApi(api, { version: '1' })

  test('keeps every recommended rule', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: `/docs${path}`, config })
    expect(problems.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer ?? ''}: ${message}`)).toEqual(
      [],
    )
  })

  test('names every call once, with its fields', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      callsOf(api)
        .map(({ id }) => id)
        .sort(),
    )
  })
})

test('a document that breaks a rule is found', async () => {
  const [{ api } = { api: {} }] = documented
  const { servers: _, ...rest } = openApi(api, { version: '1' })
  const config = await createConfig({ extends: ['recommended'] })
  const source = JSON.stringify(rest)
  const problems = await lintFromString({ source, absoluteRef: '/docs/openapi.json', config })
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(['no-empty-servers'])
})
