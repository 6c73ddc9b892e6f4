import type { RecentPlay } from '@andon/contract/player-api/catalogue-play'
import { expect, test } from 'vitest'
import { worthTelling } from './worth-telling.ts'

const play = (rounds: number) => ({ rounds, wins: [] }) as unknown as RecentPlay // only what is read

test('a lobby shows no figures of a quiet week', () => {
  expect([undefined, play(0), play(17), play(999)].map(worthTelling)).toEqual(Array(4).fill(undefined))
  expect(worthTelling(play(1_000))).toEqual(play(1_000))
})
