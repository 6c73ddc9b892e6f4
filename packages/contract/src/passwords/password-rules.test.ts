import { expect, test } from 'vitest'
import { passwordFault, passwordStrength } from './password-rules.ts'

const owner = { email: 'lamplight@andon.example', nickname: 'Lampion', site: { code: 'BEE', name: 'Honey Park' } }

test.each([
  ['kX9#mQ2vL', 'short'],
  [`${'kX9#mQ2vL0pz'.repeat(10)}123456789`, 'long'],
  ['xx-LAMPION-7731', 'personal'],
  ['Lamplight77311', 'personal'],
  ['ＬＡＭＰＬＩＧＨＴ-77', 'personal'],
  ['password2026', 'common'],
  ['honey-park-77', 'common'],
  ['abcabcabcabc', 'repeated'],
  ['abcdef123456', 'sequential'],
  ['paper-boat-2187', null],
])('%s: %s', (password, fault) => {
  expect(passwordFault(password, owner)).toBe(fault)
})

test('names that a page does not know are not compared', () => {
  expect(passwordFault('xx-LAMPION-7731', { ...owner, email: '', nickname: '' })).toBeNull()
})

test.each([
  ['password2026', 'weak'],
  ['short', 'weak'],
  ['hkdoeuvmrs', 'fair'],
  ['Hk0doeuvmrs!', 'good'],
  ['correct horse battery staple', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password, owner)).toBe(strength)
})
