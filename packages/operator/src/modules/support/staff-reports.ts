import { Refusal } from '@andon/contract'
import type { StaffApi } from '@andon/contract/staff-api'
import type { StaffHandlers } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { type CannedAnswer, cannedAnswers, cannedByName, removeCanned, saveCanned } from './store/canned-answers.ts'
import { commentsSince, ratingsSince } from './store/closings.ts'
import { conversationIdOf } from './store/conversations.ts'

const mostComments = 100
const mostTexts = 500

type Calls = 'listRatings' | 'listCannedAnswers' | 'saveCannedAnswer' | 'removeCannedAnswer'

/** Ratings of closed conversations, and the prepared texts that staff choose from. */
export function staffReports({ clock }: Deps): Pick<StaffHandlers<StaffApi['support']>, Calls> {
  return {
    listRatings: async ({ days }, { tx }) => {
      const since = clock.now().subtract({ hours: days * 24 })
      const comments = await commentsSince(tx, since, mostComments)
      return {
        success: true,
        agents: await ratingsSince(tx, since),
        comments: comments.map(({ owner, at, ...comment }) => ({
          ...comment,
          chatId: conversationIdOf(owner),
          at: at.toString(),
        })),
      }
    },
    listCannedAnswers: async (_request, { tx }) => ({
      success: true,
      answers: (await cannedAnswers(tx, mostTexts)).map(viewOf),
    }),
    saveCannedAnswer: async ({ name, language, text }, { tx, staff, note }) => {
      const known = await cannedByName(tx, name)
      if (known.length === 0 && (await cannedAnswers(tx, mostTexts)).length >= mostTexts)
        throw new Refusal('ACTION_IMPOSSIBLE', { message: `there are ${mostTexts} prepared texts already` })
      const answer: CannedAnswer = { name, language, text, changedBy: staff.actor, changedAt: clock.now() }
      await saveCanned(tx, answer)
      const before = known.find((one) => one.language === language)?.text ?? null
      note({ subject: name, before, after: text })
      return { success: true, answer: viewOf(answer) }
    },
    removeCannedAnswer: async ({ name }, { tx, note }) => {
      const known = await cannedByName(tx, name)
      if (known.length === 0) throw new Refusal('ACTION_IMPOSSIBLE', { message: `there is no prepared text ${name}` })
      await removeCanned(tx, name)
      note({ subject: name, before: known.map(({ language, text }) => ({ language, text })), after: null })
      return { success: true }
    },
  }
}

const viewOf = ({ changedAt, ...answer }: CannedAnswer) => ({ ...answer, changedAt: changedAt.toString() })
