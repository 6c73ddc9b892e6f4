import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const dist = resolve(import.meta.dirname, '../../apps/sportsbook/dist')
/** Gzip bytes of the scripts that the sportsbook's page loads at once. A match, the bets and what turns kana into Latin letters come later. */
const mostBytes = 121_800

test('the first scripts of the sportsbook weigh little', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const scripts = page.match(/\/assets\/[\w.-]+\.js/g) ?? []
  expect(scripts.some((path) => path.includes('/framework-'))).toBe(true)
  const weights = scripts.map((path) => readFileSync(join(dist, `${path}.gz`)).length)
  expect(weights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(mostBytes)
})
