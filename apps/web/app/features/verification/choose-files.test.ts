import { expect, test } from 'vitest'
import { chooseFiles } from './choose-files.ts'

const bounds = { maxBytes: 15, maxFiles: 2 }
const file = (name: string, size: number) => ({ name, size, lastModified: 1 })

test('a file that is too large does not hold up the others', () => {
  const [front, back, scan] = [file('front', 15), file('back', 1), file('scan', 16)]
  expect(chooseFiles([front, scan, back], bounds)).toEqual({ taken: [front, back], tooLarge: [scan], tooMany: [] })
})

test('the first files are taken and the others named; empty ones are left out', () => {
  const [one, two, three] = [file('1', 1), file('2', 2), file('3', 3)]
  expect(chooseFiles([file('0', 0), one, two, three], bounds)).toEqual({
    taken: [one, two],
    tooLarge: [],
    tooMany: [three],
  })
})

test('a file that is chosen twice is sent once', () => {
  const [front, again] = [file('front', 15), file('front', 15)]
  expect(chooseFiles([front, again], bounds)).toEqual({ taken: [again], tooLarge: [], tooMany: [] })
})
