import { expect, test } from 'vitest'
import { oneTimeCode } from './one-time-code.ts'

const drawing = (...values: number[]) => ({
  bytes: () => {
    const buffer = Buffer.alloc(4)
    buffer.writeUInt32BE(values.shift() ?? 0)
    return buffer
  },
})

test('a code has six digits, including leading zeros', () => {
  expect(oneTimeCode(drawing(42))).toBe('000042')
})

test('a draw that would favour low codes is discarded', () => {
  expect(oneTimeCode(drawing(4_294_967_295, 4_294_000_000, 4_293_999_999))).toBe('999999')
})
