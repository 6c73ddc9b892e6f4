import { expect, test } from 'vitest'
import { exactJson, parseExactJson, parseStrictJson } from './index.ts'

test.each([
  '{"amount":1,"amount":1000}',
  '{"amount":1,"am\\u006funt":1000}',
  '{"a":[{"b":1,"c":{"d":1,"d":2}}]}',
  '{"__proto__":1,"__proto__":2}',
  '{"a" : 1 , "a"\n: 2}',
])('%s is refused, because one key is there twice', (text) => {
  expect(() => parseStrictJson(text)).toThrow('twice')
  expect(() => parseExactJson(text)).toThrow('twice')
})

test.each([
  '{"a":{"x":1},"b":{"x":1},"x":[{"x":1},{"x":2}]}',
  '{"a":"\\"a\\":1,\\"a\\":2","b":"{"}',
  '["a","a"]',
  '{"a":"a"}',
  '"a"',
])('%s is read as JSON.parse reads it', (text) => {
  expect(parseStrictJson(text)).toEqual(JSON.parse(text))
  expect(parseExactJson(text)).toEqual(JSON.parse(text))
})

test('a whole number keeps all its digits there and back', () => {
  const text = '{"amount":123456789012345678901}'
  expect(exactJson(parseExactJson(text) as Record<string, unknown>)).toBe(text)
})
