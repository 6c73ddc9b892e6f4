import { describe, expect, test } from 'vitest'
import { guessable } from './guessable.ts'

describe('guessable passwords are found', () => {
  test.each([
    ['password123', 'common'],
    ['P@ssw0rd2024!', 'common'],
    ['Passw0rd!!', 'common'],
    ['pa55word99', 'common'],
    ['iloveyou2026', 'common'],
    ['dragonmonkey', 'common'],
    ['Sakura2024!', 'common'],
    ['sunshine_123', 'common'],
    ['1990-04-01!', 'common'],
    ['０９０１３８４７２６５', 'common'],
    ['football12345678', 'common'],
    ['Welcome-2026', 'common'],
    ['trustno1trustno1', 'repeated'],
    ['aaaaaaaaaaaa', 'repeated'],
    ['abababababab', 'repeated'],
    ['x9Lx9Lx9Lx9L', 'repeated'],
    ['qwertyuiop', 'sequential'],
    ['1qaz2wsx3edc', 'sequential'],
    ['abcdef123456', 'sequential'],
    ['0987654321a', 'sequential'],
  ])('%s is %s', (password, weakness) => {
    expect(guessable(password)).toBe(weakness)
  })
})

test.each([
  'correct horse battery staple',
  'paper-lantern-2187',
  'Tr4vel-by-night-train',
  'kX9#mQ2vL0pz',
  'Quiet.Harbour.61',
  'あかりがともるみずうみ',
  'dragon8351729406',
  '7f3c9a1e5b2d8460',
])('%s passes', (password) => {
  expect(guessable(password)).toBeNull()
})
