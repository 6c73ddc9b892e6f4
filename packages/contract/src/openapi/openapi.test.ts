import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoint } from '../endpoint.ts'
import { jsonText } from '../fields.ts'
import { openApi } from './index.ts'

const list = endpoint('POST /ajax/test/list', {
  access: 'visitor',
  rate: 'read',
  summary: 'Takes a list',
  request: v.object({ ids: jsonText(v.array(v.string())) }),
  reply: v.object({}),
  refusals: [],
})

test('a field sent as JSON has the schema of its content', () => {
  const { paths } = openApi({ test: { list } }, { version: '1' })
  expect(paths['/ajax/test/list']?.post).toMatchObject({
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': {
          schema: {
            properties: {
              ids: {
                contentMediaType: 'application/json',
                contentSchema: { type: 'array', items: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  })
})

test.each([
  ['its text', '["a"]'],
  ['a list itself', ['a']],
])('such a field is read from %s', (_title, ids) => {
  expect(v.parse(list.request, { ids })).toEqual({ ids: ['a'] })
})

test.each([['{broken'], ['"a"'], [5], [null]])('%j is refused as a list', (ids) => {
  expect(v.safeParse(list.request, { ids }).success).toBe(false)
})
