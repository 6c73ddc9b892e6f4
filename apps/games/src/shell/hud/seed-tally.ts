import type { GameReply } from '@andon/arcade/game-api'
import type { Tally } from '@andon/arcade/provably-fair/tally-seed'
import { el } from './elements.ts'
import type { HistoryDeps } from './history-page.ts'
import { loadRules } from './load-rules.ts'

/** 200 rounds each. */
const mostPages = 100

/**
 * All rounds of a revealed pair of seeds, recomputed on the player's device: whether each nonce is there and each win right, and, of the rounds whose stake was not taken, what
 * they would have paid beside what such stakes return. An operator that refused winners would show here.
 */
export function seedTally(deps: HistoryDeps, commitment: string): HTMLElement {
  const { messages } = deps
  const status = el('p', { role: 'status' }, messages.tallyChecking)
  const root = el('section', { class: 'tally' }, el('h3', {}, messages.tally), status)
  const show = async () => {
    const pages = await readPages(deps, commitment)
    const [first] = pages
    if (!first) return
    const { tallySeed } = await import('@andon/arcade/provably-fair/tally-seed')
    const rounds = pages.flatMap((page) => page.rounds)
    const { holds, unplayed, tally } = await tallySeed({ ...first, rounds }, { titleOf: loadRules })
    status.textContent = holds ? messages.tallyHolds(deps.figures.number(rounds.length)) : messages.tallyBroken
    root.dataset.holds = String(holds)
    root.append(el('p', {}, messages.tallyUnplayed(deps.figures.number(unplayed.length))))
    if (tally.rounds > 0) root.append(sums(deps, tally))
  }
  show().catch((error) => {
    status.textContent = messages.tallyFailed
    console.warn('the rounds of the seeds were not checked', error)
  })
  return root
}

async function readPages({ arcade }: HistoryDeps, commitment: string): Promise<GameReply<'seedRounds'>[]> {
  const pages: GameReply<'seedRounds'>[] = []
  for (let fromNonce: number | null = 0; fromNonce !== null && pages.length < mostPages; ) {
    const page: GameReply<'seedRounds'> = await arcade.call('seedRounds', { commitment, fromNonce: String(fromNonce) })
    pages.push(page)
    fromNonce = page.nextNonce
  }
  return pages
}

function sums({ messages, figures }: HistoryDeps, { stakes, wouldHavePaid, expected }: Tally): HTMLElement {
  const entries = [
    [messages.tallyStakes, stakes],
    [messages.tallyWouldHavePaid, wouldHavePaid],
    [messages.tallyExpected, Math.floor(expected)],
  ] as const
  return el(
    'dl',
    { class: 'facts' },
    ...entries.map(([name, amount]) => el('div', {}, el('dt', {}, name), el('dd', {}, figures.amount(amount)))),
  )
}
