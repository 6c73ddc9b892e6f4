import { expect, test } from 'vitest'
import { hashOf, wordsIn } from './address.ts'

test.each(['', 'koi', '金魚 すくい', 'a&b=c#d%'])('the address carries the words “%s”', (words) =>
  expect(wordsIn(hashOf(words))).toBe(words),
)

test.each(['', '#games', '#searching'])('no search is open at “%s”', (hash) => expect(wordsIn(hash)).toBeUndefined())
