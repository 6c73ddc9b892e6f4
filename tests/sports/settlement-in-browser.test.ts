import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build } from 'vite'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../../packages/bookmaker/src')

/** What a page may use of the book, as one module. */
const page = `
  export { readSlip } from '${source}/settlement/read-slip.ts'
  export { readResults } from '${source}/settlement/read-results.ts'
  export { settleBySystemLine } from '${source}/settlement/settle-by-system-line.ts'
  export { writeOdds } from '${source}/settlement/odds.ts'
  export { offerCashOut } from '${source}/settlement/cash-out.ts'
  export { amountToTake } from '${source}/settlement/cash-out-rule.ts'
  export { checkLegs } from '${source}/bet-rules/check-legs.ts'
  export { relatedLegs } from '${source}/bet-rules/related-legs.ts'
  export { passedLimit } from '${source}/bet-rules/stake-limits.ts'
  export { legExposure } from '${source}/bet-rules/exposure.ts'
  export { settleBet } from '${source}/bet-rules/settle-bet.ts'
`

test('settlement and the rules of bets are bundled for a browser, and settle a slip without anything of Node', async () => {
  const entry = join(source, 'page.ts') // exists only here
  const bundled = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? page : null),
      },
    ],
    build: { write: false, lib: { entry, formats: ['iife'], name: 'book' }, target: 'es2022' },
  })
  const [output] = [bundled].flat()
  const [chunk, ...others] = output && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('the bundle is one file')
  expect(chunk.imports).toEqual([])
  expect(chunk.moduleIds.filter((id) => /node:|__vite-browser-external/.test(id))).toEqual([])

  const slip = {
    stakePerLine: '100',
    type: 'double',
    legs: ['2.00', '9/5'].map((odds, index) => ({ id: `leg${index}`, odds })),
  }
  const results = { leg0: { result: 'won' }, leg1: { result: 'halfWon' } }
  const globals: Record<string, unknown> = { slip, results }
  runInNewContext(
    `${chunk.code};
    const read = book.readSlip(slip)
    const { paid, steps } = book.settleBySystemLine(read, book.readResults(results, read))
    settled = { paid, steps: steps.length, odds: book.writeOdds('american', read.legs[1].odds) }`,
    globals,
  )
  expect(globals.settled).toEqual({ paid: 380, steps: 4, odds: '+180' })
})
