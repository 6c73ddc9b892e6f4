import { systemClock } from '@andon/platform/clock'
import { expect, test } from 'vitest'
import { createSandboxVerification } from './index.ts'

const supplier = createSandboxVerification({ clock: systemClock })
const pieceBytes = 65_536

/** A file with this text so many bytes before the end of its first piece, and what the check of it would say. */
const referenceOf = async (documentType: 'identity' | 'address', text: string, before: number) => {
  const bytes = Buffer.alloc(pieceBytes * 3, ' ')
  bytes.write(text, pieceBytes - before)
  const document = { name: 'file.pdf', contentType: 'application/pdf', content: new Blob([bytes]) }
  return (await supplier.submit({ documentType, documents: [document] } as never)).reference
}

test('a word is found wherever it lies, also where a file is read on', async () => {
  for (const before of [30, 6, 4, 1])
    expect(await referenceOf('address', 'EXPIRED', before)).toMatch(/^address vrfn_expired /)
  expect(await referenceOf('address', 'nothing', 3)).toMatch(/^address vrfn_verified \d+$/)
})

test('a fact is the same wherever it lies', async () => {
  const whole = await referenceOf('identity', 'NUMBER-AB123456', 500)
  for (const before of [20, 15, 12, 8, 3])
    expect((await referenceOf('identity', 'NUMBER-AB123456', before)).split(' ').at(-1)).toBe(whole.split(' ').at(-1))
  expect(await referenceOf('address', 'COUNTRY-KP', 9)).toMatch(/ KP$/)
  const last = { name: 'a.pdf', contentType: 'application/pdf', content: new Blob(['COUNTRY-JP']) }
  expect((await supplier.submit({ documentType: 'address', documents: [last] } as never)).reference).toMatch(/ JP$/)
})
