import { on, type Subscriber, subscriber } from '@andon/platform/facts'
import { assert, type Db, type Tx } from '@andon/platform/sql'
import { scoreTips, type TipResult } from '@andon/ranking/tips/score-tips'
import type { TipRules } from '@andon/ranking/tips/tip-rules'
import type { Deps } from '../deps.ts'
import { boardChanged } from '../facts.ts'
import { saveScores } from '../store/entries.ts'
import { lockTournament, type StoredTournament } from '../store/tournaments.ts'
import { roundResultsChanged } from './facts.ts'
import { matchesOfRound } from './store-matches.ts'
import { fixResults, lockEntriesAfter, openContestsOf, type StoredTip, tipsOf } from './store-tips.ts'

/** Entries that are read and scored at once. */
const page = 500

/** Scores contests again when a result of their round is stated or corrected. A fact that comes twice or late changes nothing: scores follow from what is stored. */
export function tipsSubscriber(deps: Deps): Subscriber {
  return subscriber('tournaments.tips', {
    on: [
      on(roundResultsChanged, async (tx, { key: supplier, data: { roundId } }) => {
        for (const id of await openContestsOf(tx, { supplier, round: roundId })) {
          const tournament = await lockTournament(tx, id)
          if (!tournament || tournament.state === 'paid' || tournament.state === 'cancelled') continue
          await scoreContest(tx, { tournament, playerIds: null })
          await deps.facts.write(tx, [boardChanged({ key: id, data: {} })])
        }
      }),
    ],
  })
}

/** Computes the scores of these players' entries, or of all (null), from their tips and the results as they are known now. */
export async function scoreContest(
  tx: Tx,
  { tournament, playerIds }: { tournament: StoredTournament; playerIds: readonly string[] | null },
): Promise<void> {
  const { id: tournamentId } = tournament
  const rules = tipRulesOf(tournament)
  const results = await resultsOf(tx, rules)
  let after = ''
  for (;;) {
    const entries = await lockEntriesAfter(tx, { tournamentId, after, playerIds, limit: page })
    const last = entries.at(-1)
    if (!last) return
    const named = { playerIds: entries.map(({ playerId }) => playerId), tournamentId }
    const byPlayer = Map.groupBy(await tipsOf(tx, named), ({ playerId }) => playerId)
    const scores = entries.flatMap(({ playerId, adjusted, ...before }) => {
      const tips = byPlayer.get(playerId) ?? []
      const { points, scored, tieBreak } = scoreTips(rules, tips.map(tipOf), results)
      const [score, decidedAt] = [Math.max(0, points + adjusted), tips.length === 0 ? 0 : tieBreak]
      const isSame = before.score === score && before.rounds === scored && before.decidedAt === decidedAt
      return isSame ? [] : [{ playerId, tournamentId, score, rounds: scored, decidedAt }]
    })
    if (scores.length > 0) await saveScores(tx, scores)
    if (entries.length < page) return
    after = last.playerId
  }
}

/** Before prizes are paid: scores by the results that are known now, which are those of the contest for good. */
export async function fixContest(tx: Tx, tournament: StoredTournament): Promise<void> {
  await scoreContest(tx, { tournament, playerIds: null })
  await fixResults(tx, tournament.id, await resultsOf(tx, tipRulesOf(tournament)))
}

/** Results of the matches of a contest, as far as they are known. */
export async function resultsOf(executor: Db | Tx, { supplier, round, matches }: TipRules): Promise<TipResult[]> {
  const tipped = new Set(matches.map(({ matchId }) => matchId))
  const known = await matchesOfRound(executor, { supplier, round })
  return known.flatMap(({ matchId, state, startsAt, home, away }) =>
    tipped.has(matchId) && (state === 'settled' || state === 'void')
      ? [{ matchId, state, startsAt: startsAt.epochMilliseconds, home: home ?? 0, away: away ?? 0 }]
      : [],
  )
}

export function tipRulesOf({ rules }: Pick<StoredTournament, 'rules'>): TipRules {
  assert(rules.tips, 'a tipping contest')
  return rules.tips
}

export const tipOf = ({ matchId, home, away, receivedAt }: StoredTip) => ({
  matchId,
  home,
  away,
  receivedAt: receivedAt.epochMilliseconds,
})
